/** Where drive minutes are counted from: the city's base, its airport, or a hotel by its id. */
export type TravelFrom = string;

export const FROM_BASE = "base";
export const FROM_AIRPORT = "airport";

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** What an address says; what cannot be a place is the city's base. */
export function travelFrom(text: string | null): TravelFrom {
  return text !== null && SLUG.test(text) ? text : FROM_BASE;
}

type Places = { readonly hotels: readonly { readonly id: string }[] };

/** A hotel of another city, or none at all, is as if nobody had said anything. */
export function knownFrom(from: TravelFrom, { hotels }: Places): TravelFrom {
  const isKnown = from === FROM_AIRPORT || hotels.some(({ id }) => id === from);
  return isKnown ? from : FROM_BASE;
}
