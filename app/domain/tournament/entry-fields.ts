/** together: with those who apply together · named: with others, by name · any: with anybody. */
export const FLIGHT_WISHES = ["together", "named", "any"] as const;
export type FlightWish = (typeof FLIGHT_WISHES)[number];

export const SHIRT_SIZES = ["S", "M", "L", "XL", "XXL"] as const;
export type ShirtSize = (typeof SHIRT_SIZES)[number];

/** none: no van · included: in the fee · extra: at the golfer's cost. */
export const VAN_TERMS = ["none", "included", "extra"] as const;

/** As many as one order enters. */
export const MOST_PEOPLE = 8;

/** The inputs of one person are named by their number: `name_0`, `handicap_1`. */
export const PERSON_FIELDS = ["name", "gender", "birthYear", "handicap", "shirt"] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

export function personInput(field: PersonField, index: number): string {
  return `${field}_${index}`;
}
