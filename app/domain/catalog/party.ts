/** The default party size of prices. */
export const USUAL_PARTY = 2;

/** A flight has at most five players. */
export const PARTY_SIZES = [1, 2, 3, 4, 5] as const;
