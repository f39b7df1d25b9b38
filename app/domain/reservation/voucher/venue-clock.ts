/** The country of a zone, for readers who do not know the city. */
const COUNTRY_OF = {
  "Asia/Bangkok": "th",
  "Asia/Ho_Chi_Minh": "vn",
  "Asia/Manila": "ph",
  "Asia/Kuala_Lumpur": "my",
  "Asia/Makassar": "id",
  "Asia/Phnom_Penh": "kh",
  "Asia/Vientiane": "la",
  "Asia/Yangon": "mm",
  "Asia/Tokyo": "jp",
  "Asia/Seoul": "kr",
} as const satisfies Record<string, string>;

export type VenueClock = (typeof COUNTRY_OF)[keyof typeof COUNTRY_OF] | "local";

/** The message key of a zone's clock; of one we do not know it is simply the local one. */
export function venueClock(zone: string): VenueClock {
  return Object.hasOwn(COUNTRY_OF, zone) ? COUNTRY_OF[zone as keyof typeof COUNTRY_OF] : "local";
}
