/** The party that prices are quoted for until somebody says otherwise. */
export const USUAL_PARTY = 2;

/** Nobody plays a round with more than five. */
export const PARTY_SIZES = [1, 2, 3, 4, 5] as const;
