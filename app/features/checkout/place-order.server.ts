import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { orders } from "#app/db/schema/order.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import type { checkoutSchema } from "#app/domain/booking/booker.ts";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { HOLD_MINUTES } from "#app/domain/booking/hold.ts";
import type { LineSnapshot } from "#app/domain/booking/line/line-snapshot.ts";
import { orderLines } from "#app/domain/booking/order-line.ts";
import { OrderBlocked, PriceChanged } from "#app/domain/booking/order-refusals.ts";
import { namesMistakes, type Travellers } from "#app/domain/booking/traveller.ts";
import { isBlocked } from "#app/domain/booking/validate-order.ts";
import { AppError } from "#app/domain/errors.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/local-date.ts";
import type { Locale, Localized } from "#app/domain/locale.ts";
import type { Won } from "#app/domain/money.ts";
import { orderNumber, paymentOrderId } from "#app/domain/payment/order-number.ts";
import { paymentNeed } from "#app/domain/payment/payable.ts";
import { orderSubject, spendBenefits } from "#app/features/benefit/spend-benefits.server.ts";
import { writeOrderEvent } from "#app/features/order/order-events.server.ts";
import { quoteCart } from "#app/features/quote/quote.server.ts";
import { takeStock } from "#app/features/stock/stock.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { agreedVersions } from "./agreed-versions.server.ts";
import { discountsFor } from "./discounts-for.server.ts";
import { orderName } from "./order-name.server.ts";
import { releaseEarlierHolds } from "./release-earlier-holds.server.ts";
import { settleOrder } from "./settle-order.server.ts";

export type OrderRequest = {
  readonly lines: readonly CartLine[];
  readonly booker: z.output<typeof checkoutSchema>;
  readonly travellers: Travellers;
  readonly memberCouponId: number | null;
  readonly points: number;
  /** What the person has seen and said yes to. */
  readonly expectedTotal: Won;
  readonly locale: Locale;
};

export type PlacedOrder = {
  readonly id: string;
  readonly number: string;
  readonly paymentOrderId: string;
  readonly name: Localized;
  readonly total: Won;
  readonly holdUntil: Date;
  readonly status: "READY" | "PAID";
};

/** Makes an order of what was chosen and keeps its places until it is paid; all of it, or nothing. */
export async function placeOrder(
  services: Services,
  memberId: string,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { db, now } = services;
  const at = now();
  // What an earlier try still keeps for the same buyer is free for this one, before it is priced.
  const wanted = orderLines(request.lines);
  await withSerializableRetry(db, (tx) =>
    releaseEarlierHolds(tx, { memberId, lines: wanted, now: at }),
  );
  const { snapshots, totals } = await pricedAsSeen(services, memberId, request, at);
  const need = paymentNeed(totals.card);
  if (need === "too_little") throw new AppError("payment.below_minimum");
  if (need === "card" && !isTakingMoney(services)) throw new AppError("payment.unavailable");

  const { agreePersonal: _p, agreePayment: _m, agreeAge: _a, ...booker } = request.booker;
  const id = randomUUID();
  const number = orderNumber(dateIn(SHOP_ZONE, at), randomBytes(16));
  const name = orderName(snapshots);
  const values = {
    id,
    number,
    memberId,
    name,
    locale: request.locale,
    paymentOrderId: paymentOrderId(number, randomBytes(16)),
    amount: totals.amount,
    coupon: totals.coupon,
    points: totals.points,
    total: totals.card,
    memberCouponId: request.memberCouponId,
    lines: snapshots,
  };
  const placed = await withSerializableRetry(db, async (tx) => {
    await releaseEarlierHolds(tx, { memberId, lines: snapshots, now: at });
    const agreements = await agreedVersions(tx);
    const seconds = services.site.holdSeconds ?? HOLD_MINUTES * 60;
    const [order] = await tx
      .insert(orders)
      .values({
        ...values,
        booker: { ...booker, agreements },
        holdUntil: sql`now() + make_interval(secs => ${seconds})`,
      })
      .returning({ holdUntil: orders.holdUntil });
    await writeOrderEvent(tx, id, { event: "placed", before: null, after: "READY" });
    const { memberCouponId } = request;
    const points = totals.points;
    const subject = orderSubject(id);
    await spendBenefits(tx, { orderId: id, memberId, memberCouponId, points, subject, now: at });
    await takeStock(tx, id, snapshots);
    return order;
  });
  const made = { id, number, paymentOrderId: values.paymentOrderId, name, total: totals.card };
  const holdUntil = placed?.holdUntil ?? at;
  if (need === "card") return { ...made, holdUntil, status: "READY" };
  await settleOrder(services, id, null);
  return { ...made, holdUntil, status: "PAID" };
}

/** Every won is the server's; the buyer has to have seen the sum of them. */
async function pricedAsSeen(
  { db }: Services,
  memberId: string,
  request: OrderRequest,
  now: Date,
): Promise<{
  snapshots: LineSnapshot[];
  totals: Awaited<ReturnType<typeof discountsFor>>["totals"];
}> {
  if (request.lines.length === 0) throw new AppError("order.empty");
  // One look at all prices: a change at the desk is in all lines or in none.
  const quote = await db.transaction((tx: Database) => quoteCart(tx, request.lines, now), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
  const sellable = quote.lines.flatMap((line) => line.sellable);
  const isLacking = quote.lines.some((line) => line.notReady !== null || line.sellable.length === 0);
  if (isLacking || isBlocked(quote.issues)) throw new OrderBlocked(quote.issues);
  const [mistake] = namesMistakes(request.lines, request.travellers);
  if (mistake) throw new AppError(mistake.error);

  const { shared, totals } = await discountsFor(db, {
    memberId,
    lines: sellable,
    memberCouponId: request.memberCouponId,
    points: request.points,
    now,
  });
  if (totals.card !== request.expectedTotal) throw new PriceChanged(totals.card);
  const snapshots = sellable.map((offer, index): LineSnapshot => {
    const part = shared[index];
    if (part?.key !== offer.key) throw new RangeError("a share belongs to its own line");
    const { coupon, points, card } = part;
    return { ...offer, coupon, points, card, travellers: request.travellers[offer.key] ?? [] };
  });
  return { snapshots, totals };
}

function isTakingMoney({ payments }: Services): boolean {
  return payments !== undefined && !payments.isDown?.();
}
