import type { PriceOverride } from "#app/domain/checkout/phone/price-override.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import { OrderBlocked, PriceChanged, SoldOut } from "#app/domain/order/check/order-refusals.ts";
import { isBlocked, soldOutLine } from "#app/domain/order/check/validate-order.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { LineSnapshot, SellableLine } from "#app/domain/order/line/line-snapshot.ts";
import { namesMistakes, type Travellers } from "#app/domain/order/people/traveller.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { discountsFor } from "./discounts-for.server.ts";

/** What is wanted, and what the buyer has seen of it. */
type ToPrice = {
  readonly lines: readonly CartLine[];
  readonly travellers: Travellers;
  readonly memberCouponId: number | null;
  readonly points: number;
  readonly expectedTotal: Won;
  readonly desk?: { readonly reprice: (listed: readonly SellableLine[]) => Repriced };
};

export type Repriced = {
  readonly lines: readonly SellableLine[];
  readonly overrides: readonly PriceOverride[];
};

/** Prices the lines again on the server; refused unless the total is the one that the buyer has seen. */
export async function pricedAsSeen(
  { db }: Services,
  memberId: string,
  request: ToPrice,
  now: Date,
): Promise<{
  snapshots: LineSnapshot[];
  totals: Awaited<ReturnType<typeof discountsFor>>["totals"];
  overrides: readonly PriceOverride[];
}> {
  // One statement is one snapshot of all prices: a change by an administrator is in all lines or in none.
  const quote = await quoteCart(db, request.lines, now, memberId);
  const soldOut = soldOutLine(quote.issues);
  if (soldOut) throw new SoldOut(soldOut);
  const listed = quote.lines.flatMap((line) => line.sellable);
  const isUnsellable = quote.lines.some(
    (line) => line.notReady !== null || line.sellable.length === 0,
  );
  if (isUnsellable || isBlocked(quote.issues)) throw new OrderBlocked(quote.issues);
  const [mistake] = namesMistakes(request.lines, request.travellers);
  if (mistake) throw new AppError(mistake.error);
  const { lines: sellable, overrides } = request.desk?.reprice(listed) ?? {
    lines: listed,
    overrides: [],
  };

  const { shared, totals } = await discountsFor(db, {
    memberId,
    lines: sellable,
    memberCouponId: request.memberCouponId,
    points: request.points,
    now,
  });
  if (totals.card !== request.expectedTotal) throw new PriceChanged(totals.card);
  const snapshots = sellable.map((line, index): LineSnapshot => {
    const part = shared[index];
    if (part?.key !== line.key) throw new RangeError("a share belongs to its own line");
    const { coupon, points, card } = part;
    return { ...line, coupon, points, card, travellers: request.travellers[line.key] ?? [] };
  });
  return { snapshots, totals, overrides };
}
