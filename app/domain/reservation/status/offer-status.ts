/** Only an open offer waits for an answer. */
export const OFFER_STATUSES = ["OPEN", "ACCEPTED", "DECLINED", "EXPIRED", "WITHDRAWN"] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];
