/** Columns with a writer of their own, who may update them and nothing else (docs/decisions/0045). */
export const COLUMN_WRITERS: Readonly<
  Record<string, { readonly by: string; readonly columns: readonly string[] }>
> = {
  course_days: { by: "pricing", columns: ["green_fee", "layer", "rate", "cart_fee", "caddy_fee"] },
  courses: {
    by: "pricing",
    columns: ["rateCard", "cartFee", "caddyFee", "timeRates", "cutOffHours", "priceVersion"],
  },
  posts: { by: "db/index-posts", columns: ["searchKeys", "searchParts"] },
  room_nights: { by: "pricing", columns: ["price", "layer", "rate", "minNights"] },
  rooms: {
    by: "pricing",
    columns: ["rateCard", "allotment", "minNights", "peakMinNights", "cutOffHours", "priceVersion"],
  },
  tournaments: { by: "stock", columns: ["capacity"] },
  van_routes: { by: "pricing", columns: ["oneWayPrice", "roundTripPrice"] },
};
