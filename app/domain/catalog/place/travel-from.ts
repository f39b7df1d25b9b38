/** Where drive minutes are counted from: the city's base, its airport, or a hotel by its id. */
export type TravelFrom = string;

export const FROM_BASE = "base";
export const FROM_AIRPORT = "airport";

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** Reads the start of the drive from the address; invalid values become the city's base. */
export function travelFrom(text: string | null): TravelFrom {
  return text !== null && SLUG.test(text) ? text : FROM_BASE;
}

type Places = { readonly hotels: readonly { readonly id: string }[] };

/** A hotel that is not in this city counts as absent. */
export function validStart(from: TravelFrom, { hotels }: Places): TravelFrom {
  const isKnown = from === FROM_AIRPORT || hotels.some(({ id }) => id === from);
  return isKnown ? from : FROM_BASE;
}
