/** Facilities with a label and an icon; editors may enter others. */
export const FACILITIES = [
  "pool",
  "gym",
  "spa",
  "breakfast",
  "bar",
  "airport_pickup",
  "laundry",
  "club_storage",
  "golf_course",
  "driving_range",
  "shuttle",
  "korean_food",
  "kids_club",
] as const;
export type Facility = (typeof FACILITIES)[number];

export function facilityOf(code: string): Facility | undefined {
  return FACILITIES.find((facility) => facility === code);
}

/** A facility without a label is shown as the editor wrote it. */
export function facilityNames(
  codes: readonly string[],
  labelOf: (facility: Facility) => string,
): string[] {
  return codes.map((code) => {
    const facility = facilityOf(code);
    return facility ? labelOf(facility) : code;
  });
}
