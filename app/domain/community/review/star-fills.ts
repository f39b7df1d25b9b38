const STARS = [1, 2, 3, 4, 5] as const;

export type StarFill = "full" | "half" | "off";

/** How each of the five stars is drawn: the number is rounded to half a star. */
export function starFills(value: number): readonly StarFill[] {
  const halves = Math.round(value * 2);
  return STARS.map((star) => {
    if (halves >= star * 2) return "full";
    return halves === star * 2 - 1 ? "half" : "off";
  });
}
