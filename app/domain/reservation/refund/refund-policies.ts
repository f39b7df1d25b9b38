/** The refund policies that we sell by, as `refund_policies` knows them (docs/decisions/0007). */
export const REFUND_POLICY = {
  standard: "kr-overseas-standard-terms",
  hotel: "recommended-hotel",
  caddy: "recommended-caddy",
  callvan: "recommended-callvan",
  tournament: "recommended-tournament",
} as const;
