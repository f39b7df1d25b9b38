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
