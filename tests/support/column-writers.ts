/** Columns that only one writer may update (docs/decisions/0045). */
export const COLUMN_WRITERS: Readonly<
  Record<string, readonly { readonly by: string; readonly columns: readonly string[] }[]>
> = {
  banners: [{ by: "catalog", columns: ["picture", "gallery"] }],
  course_days: [
    { by: "pricing", columns: ["green_fee", "layer", "rate", "cart_fee", "caddy_fee"] },
  ],
  courses: [
    {
      by: "pricing",
      columns: ["rateCard", "cartFee", "caddyFee", "timeRates", "cutOffHours", "priceVersion"],
    },
  ],
  events: [{ by: "catalog", columns: ["picture"] }],
  posts: [{ by: "db/query", columns: ["searchKeys", "searchParts"] }],
  room_nights: [{ by: "pricing", columns: ["price", "layer", "rate", "minNights"] }],
  rooms: [
    {
      by: "pricing",
      columns: [
        "rateCard",
        "allotment",
        "minNights",
        "peakMinNights",
        "cutOffHours",
        "priceVersion",
      ],
    },
  ],
  tournaments: [
    { by: "pricing", columns: ["capacity"] },
    { by: "catalog", columns: ["picture"] },
  ],
  van_routes: [{ by: "pricing", columns: ["oneWayPrice", "roundTripPrice"] }],
};
