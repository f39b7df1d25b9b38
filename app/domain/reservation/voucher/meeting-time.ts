import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { pickUpTime } from "#app/domain/pricing/van-price.ts";

type Line = {
  readonly kind: LineKind;
  readonly choice: CartLine | null;
  /** The drive to the course, where the line is the van of a round. */
  readonly driveMinutes: number | null;
  /** The round of a caddie. */
  readonly round?: CartLine | null;
};

/**
 * When one has to be there, in the venue's time. The van of a round has no time of its own: it comes before
 * tee-off, so its voucher must not show the tee time. A caddie's time is that of her round.
 */
export function meetingTime({ kind, choice, driveMinutes, round }: Line): string | null {
  if (kind === "caddy" && round?.kind === "golf") return round.time;
  const time = choice && "time" in choice ? (choice.time ?? null) : null;
  if (kind !== "callvan" || choice?.kind !== "golf") return time;
  return time && driveMinutes !== null ? pickUpTime(time, driveMinutes) : null;
}

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
