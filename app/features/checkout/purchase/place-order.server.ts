import { randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Database } from "#app/db/client.server.ts";
import { isDatabaseAway } from "#app/db/connection/database-away.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import type { orders } from "#app/db/schema/order/order-tables.ts";
import type { PriceOverride } from "#app/domain/checkout/phone/price-override.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale, Localized } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { paymentNeed } from "#app/domain/common/payable.ts";
import { SoldOut } from "#app/domain/order/check/order-refusals.ts";
import { HOLD_MINUTES } from "#app/domain/order/hold.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { LineSnapshot, SellableLine } from "#app/domain/order/line/line-snapshot.ts";
import { orderNumber, paymentOrderId } from "#app/domain/order/payment/order-number.ts";
import type { agreementsSchema, bookerSchema } from "#app/domain/order/people/booker.ts";
import type { OrderBooker } from "#app/domain/order/people/order-booker.ts";
import type { Travellers } from "#app/domain/order/people/traveller.ts";
import { orderSubject, spendBenefits } from "#app/features/benefit/spend-benefits.server.ts";
import { lockCartLines } from "#app/features/checkout/cart/change-cart.server.ts";
import { lendSeats } from "#app/features/community/partner/seat-of-order.server.ts";
import { withNearestTimes } from "#app/features/order/quote/with-nearest-times.server.ts";
import { buyerToLock, requireBuyer } from "#app/features/order/record/lock-buyer.server.ts";
import { addOrder } from "#app/features/order/record/order-status.server.ts";
import { precheckStock } from "#app/features/pricing/stock/sold-out-queries.server.ts";
import { takeStock } from "#app/features/pricing/stock/stock.server.ts";
import { lendOfferedPlaces } from "#app/features/tournament/entry/entry-of-order.server.ts";
import { requireConditions } from "#app/features/tournament/entry/require-conditions.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { runPerKey } from "#app/platform/run-per-key.server.ts";
import { agreedTexts, requireAll } from "./agreed-versions.server.ts";
import { orderName } from "./order-name.server.ts";
import { pricedAsSeen, type Repriced } from "./price-order.server.ts";
import {
  beingPaid,
  refuseSecondEntry,
  releaseEarlierHolds,
} from "./release-earlier-holds.server.ts";
import { settleWithin } from "./settle-order.server.ts";

/** What an order that the desk takes by telephone has of its own. */
export type DeskTerms = {
  /** Drawn when the form was opened: the same form is the same order. */
  readonly orderId?: string | undefined;
  readonly holdSeconds: number;
  /** The lines at the desk's own prices; throws where one cannot be meant. */
  readonly reprice: (listed: readonly SellableLine[]) => Repriced;
  /** Called in the transaction that saves the order: all or nothing. */
  readonly record: (tx: Database, placed: DeskOrder) => Promise<void>;
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
  /** The lines are bought out of the buyer's cart: a second order of them finds them gone. */
  readonly isCart?: boolean;
  /** Without it the buyer pays immediately, and has agreed to everything. */
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
 * Places an order: checks the buyer and the prices, then saves the order and holds its places, all or nothing. Next:
 * the card window, which returns to `confirmOrder`; where nothing is left to pay, it is settled immediately.
 */
export async function placeOrder(
  services: Services,
  memberId: string,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const { db } = services;
  const now = services.now();
  return withNearestTimes(db, request.lines, now, async () => {
    const [first] = request.lines;
    if (!first) throw new AppError("order.empty");
    // Queues concurrent orders for the same tee time; when the database is away all of them are refused immediately.
    const place = () => placeIfFree(services, memberId, request, now);
    const isOver = (cause: unknown) => cause instanceof SoldOut || isDatabaseAway(cause);
    return runPerKey(lineKey(first), place, isOver);
  });
}

/** Cheap check first: an order that cannot succeed is refused before anything is priced or locked. */
async function placeIfFree(
  services: Services,
  memberId: string,
  request: OrderRequest,
  now: Date,
): Promise<PlacedOrder> {
  const soldOut = await precheckStock(services.db, memberId, request.lines);
  if (soldOut) throw new SoldOut(soldOut);
  return placePriced(services, memberId, request, now);
}

async function placePriced(
  services: Services,
  memberId: string,
  request: OrderRequest,
  now: Date,
): Promise<PlacedOrder> {
  const { db } = services;
  const { snapshots, totals, overrides } = await pricedAsSeen(services, memberId, request, now);
  const { desk } = request;
  const need = paymentNeed(totals.card);
  if (need === "too_little" || (desk && need !== "card"))
    throw new AppError("payment.below_minimum");
  if (need === "card" && !isTakingMoney(services)) throw new AppError("payment.unavailable");

  const offered = {
    id: desk?.orderId ?? randomUUID(),
    memberId,
    name: await orderName(db, snapshots),
    locale: request.locale,
    amount: totals.amount,
    coupon: totals.coupon,
    points: totals.points,
    total: totals.card,
    memberCouponId: request.memberCouponId,
    lines: snapshots,
  };
  const holdSeconds = desk?.holdSeconds ?? services.site.holdSeconds ?? HOLD_MINUTES * 60;
  return withSerializableRetry(db, async (tx) => {
    // A telephone customer agrees on the page of the pay link.
    const texts = desk ? undefined : agreedTexts(tx, now);
    const [buyer] = await buyerToLock(tx, memberId, texts);
    const agreements = requireBuyer(buyer, now).texts;
    if (request.isCart) await lockCartLines(tx, memberId, request.lines.map(lineKey));
    const agreed = desk ? [] : requireAll(agreements);
    const booker = { ...contactOf(request.booker), agreements: [...agreed] };
    const number = orderNumber(dateIn(SHOP_ZONE, now), randomBytes(16));
    const order = { ...offered, number, paymentOrderId: paymentOrderId(number, randomBytes(16)) };
    const holdUntil = await saveOrder(tx, order, { booker, holdSeconds, now, isByLink: !!desk });
    const saved = { ...order, holdUntil, status: "READY" } as const;
    await desk?.record(tx, { ...saved, overrides });
    if (need === "card") return saved;
    // In the same transaction: an order that needs no card is never seen unpaid, with its lines still in the cart.
    const { settled } = await settleWithin(tx, services, { orderId: order.id, payment: null });
    if (settled !== "paid") throw new AppError("order.hold_lost");
    return { ...saved, status: "PAID" } as const;
  });
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

type Saving = Pick<Parameters<typeof releaseEarlierHolds>[1], "isByLink"> & {
  readonly booker: OrderBooker;
  readonly holdSeconds: number;
  readonly now: Date;
};

/** Writes the order, spends its coupon and points and takes its stock; the caller has locked the buyer. */
export async function saveOrder(
  tx: Database,
  order: NewOrder,
  { booker, holdSeconds, now, isByLink }: Saving,
): Promise<Date> {
  const { id: orderId, memberId, memberCouponId, points, lines } = order;
  await refuseSecondEntry(tx, memberId, lines);
  const added = await addOrder(tx, { ...order, booker, holdSeconds });
  const { holdUntil, hasWaiting } = added;
  if (added.isBeingPaid) throw beingPaid(lines);
  if (hasWaiting) await releaseEarlierHolds(tx, { memberId, lines, now, orderId, isByLink });
  const subject = orderSubject(orderId);
  await spendBenefits(tx, { orderId, memberId, memberCouponId, points, subject, now });
  await requireConditions(tx, { memberId, lines });
  await lendOfferedPlaces(tx, { memberId, lines }, now);
  await lendSeats(tx, { memberId, lines }, now);
  await takeStock(tx, orderId, lines);
  return holdUntil;
}

function isTakingMoney({ payments }: Services): boolean {
  return payments !== undefined && !payments.isDown?.();
}
