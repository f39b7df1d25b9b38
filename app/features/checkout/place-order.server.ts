import { randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import type { orders } from "#app/db/schema/order.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import type { CartLine } from "#app/domain/booking/cart/cart-line.ts";
import { HOLD_MINUTES } from "#app/domain/booking/hold.ts";
import type { LineSnapshot, SellableLine } from "#app/domain/booking/line/line-snapshot.ts";
import { orderLines } from "#app/domain/booking/order/order-line.ts";
import { OrderBlocked, PriceChanged } from "#app/domain/booking/order/order-refusals.ts";
import { isBlocked } from "#app/domain/booking/order/validate-order.ts";
import type { agreementsSchema, bookerSchema } from "#app/domain/booking/people/booker.ts";
import type { OrderBooker } from "#app/domain/booking/people/order-booker.ts";
import { namesMistakes, type Travellers } from "#app/domain/booking/people/traveller.ts";
import type { PriceOverride } from "#app/domain/booking/phone/price-override.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/date/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale, Localized } from "#app/domain/locale.ts";
import type { Won } from "#app/domain/money.ts";
import { orderNumber, paymentOrderId } from "#app/domain/payment/order-number.ts";
import { paymentNeed } from "#app/domain/payment/payable.ts";
import { orderSubject, spendBenefits } from "#app/features/benefit/spend-benefits.server.ts";
import { lockBuyer } from "#app/features/order/lock-buyer.server.ts";
import { addOrder } from "#app/features/order/order-status.server.ts";
import { lendSeats } from "#app/features/partner/seat-of-order.server.ts";
import { quoteCart } from "#app/features/quote/quote.server.ts";
import { takeStock } from "#app/features/stock/stock.server.ts";
import { lendOfferedPlaces } from "#app/features/tournament/entry/entry-of-order.server.ts";
import { requireConditions } from "#app/features/tournament/entry/require-conditions.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { agreedVersions } from "./agreed-versions.server.ts";
import { discountsFor } from "./discounts-for.server.ts";

import { orderName } from "./order-name.server.ts";
import { releaseEarlierHolds } from "./release-earlier-holds.server.ts";
import { settleOrder } from "./settle-order.server.ts";

/** What an order that the desk takes by telephone has of its own. */
export type DeskTerms = {
  readonly holdSeconds: number;
  /** The lines at the desk's own prices; throws where one cannot be meant. */
  readonly reprice: (listed: readonly SellableLine[]) => Repriced;
  /** Called in the transaction that saves the order: all or nothing. */
  readonly record: (tx: Database, placed: DeskOrder) => Promise<void>;
};

type Repriced = {
  readonly lines: readonly SellableLine[];
  readonly overrides: readonly PriceOverride[];
};

export type DeskOrder = PlacedOrder & { readonly overrides: readonly PriceOverride[] };

export type OrderRequest = {
  readonly lines: readonly CartLine[];
  readonly booker: z.output<typeof bookerSchema> & Partial<z.output<typeof agreementsSchema>>;
  readonly travellers: Travellers;
  readonly memberCouponId: number | null;
  readonly points: number;
  /** The total that the buyer has seen and agreed to. */
  readonly expectedTotal: Won;
  readonly locale: Locale;
  /** Without it the buyer pays at once, and has agreed to everything. */
  readonly desk?: DeskTerms;
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

/**
 * Places an order: checks the buyer and the prices, then saves the order and holds its places, all or nothing.
 * Next: the card window, which returns to `confirmOrder`; where nothing is left to pay, `settleOrder` at once.
 */
export async function placeOrder(
  services: Services,
  memberId: string,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { db } = services;
  const now = services.now();
  // The places of an earlier unpaid order are free again before this one is priced.
  const wanted = { memberId, lines: orderLines(request.lines), now };
  await withSerializableRetry(db, (tx) => lockBuyerAndReleaseHolds(tx, wanted));
  const { snapshots, totals, overrides } = await pricedAsSeen(services, memberId, request, now);
  const { desk } = request;
  const need = paymentNeed(totals.card);
  if (need === "too_little" || (desk && need !== "card"))
    throw new AppError("payment.below_minimum");
  if (need === "card" && !isTakingMoney(services)) throw new AppError("payment.unavailable");

  const number = orderNumber(dateIn(SHOP_ZONE, now), randomBytes(16));
  const order = {
    id: randomUUID(),
    number,
    memberId,
    name: await orderName(db, snapshots),
    locale: request.locale,
    paymentOrderId: paymentOrderId(number, randomBytes(16)),
    amount: totals.amount,
    coupon: totals.coupon,
    points: totals.points,
    total: totals.card,
    memberCouponId: request.memberCouponId,
    lines: snapshots,
  };
  const holdSeconds = desk?.holdSeconds ?? services.site.holdSeconds ?? HOLD_MINUTES * 60;
  const placed = await withSerializableRetry(db, async (tx) => {
    // Who orders by telephone agrees on the page of the pay link.
    const agreements = desk ? [] : await agreedVersions(tx, now);
    const booker = { ...contactOf(request.booker), agreements };
    const holdUntil = await saveOrder(tx, order, { booker, holdSeconds, now });
    const saved = { ...order, holdUntil, status: "READY" } as const;
    await desk?.record(tx, { ...saved, overrides });
    return saved;
  });
  if (need === "card") return placed;
  await settleOrder(services, order.id, null);
  return { ...placed, status: "PAID" };
}

/** Waits for the buyer's other orders, refuses who may not buy, and frees what the buyer holds already. */
async function lockBuyerAndReleaseHolds(
  tx: Database,
  wanted: Parameters<typeof releaseEarlierHolds>[1],
): Promise<void> {
  await lockBuyer(tx, wanted.memberId, wanted.now);
  await releaseEarlierHolds(tx, wanted);
}

/** The form also sends what was agreed to, which is stored by version. */
function contactOf({ firstName, lastName, email, phone }: OrderRequest["booker"]) {
  return { firstName, lastName, email, phone };
}

export type NewOrder = Omit<typeof orders.$inferInsert, "booker" | "holdUntil" | "status"> & {
  readonly id: string;
  readonly points: Won;
  readonly memberCouponId: number | null;
  readonly lines: LineSnapshot[];
};

type Saving = {
  readonly booker: OrderBooker;
  readonly holdSeconds: number;
  readonly now: Date;
};

/** Writes the order, spends its coupon and points and takes its stock, in one transaction. */
export async function saveOrder(
  tx: Database,
  order: NewOrder,
  { booker, holdSeconds, now }: Saving,
): Promise<Date> {
  const { id: orderId, memberId, memberCouponId, points, lines } = order;
  await lockBuyerAndReleaseHolds(tx, { memberId, lines, now });
  const holdUntil = await addOrder(tx, { ...order, booker, holdSeconds });
  const subject = orderSubject(orderId);
  await spendBenefits(tx, { orderId, memberId, memberCouponId, points, subject, now });
  await requireConditions(tx, { memberId, lines });
  await lendOfferedPlaces(tx, { memberId, lines }, now);
  await lendSeats(tx, { memberId, lines }, now);
  await takeStock(tx, orderId, lines);
  return holdUntil;
}

/** Prices the lines again on the server; refused unless the total is the one that the buyer has seen. */
async function pricedAsSeen(
  { db }: Services,
  memberId: string,
  request: OrderRequest,
  now: Date,
): Promise<{
  snapshots: LineSnapshot[];
  totals: Awaited<ReturnType<typeof discountsFor>>["totals"];
  overrides: readonly PriceOverride[];
}> {
  if (request.lines.length === 0) throw new AppError("order.empty");
  // One snapshot of all prices: a change by an administrator is in all lines or in none.
  const quote = await db.transaction(
    (tx: Database) => quoteCart(tx, request.lines, now, memberId),
    {
      isolationLevel: "repeatable read",
      accessMode: "read only",
    },
  );
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

function isTakingMoney({ payments }: Services): boolean {
  return payments !== undefined && !payments.isDown?.();
}
