import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { DAYS_AFTER_TRIP, isPayable, payLinkState } from "#app/domain/checkout/phone/pay-link.ts";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { tripRefundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import { hasVoucher } from "#app/domain/reservation/status/status.ts";
import { findLinkId } from "#app/features/checkout/phone-order/begin-payment.server.ts";
import { agreementTexts } from "#app/features/checkout/purchase/checkout-data.server.ts";
import { paymentScript } from "#app/features/order/payment/payment-gateway.server.ts";
import { isReturning } from "#app/features/order/record/order-status.server.ts";
import { listTripLines } from "#app/features/reservation/record/trip-link.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";

/** What a customer sees behind the link: the trip to pay, the paid trip, or why there is nothing to pay. */
export async function findPayPage(services: Services, locale: Locale, token: string) {
  const { db, now, site } = services;
  const link = await findLink(db, token);
  if (!link || isOver(link, now())) return undefined;
  const state = payLinkState(link, now());
  const lines = link.lines.map(({ key, kind, title, detail, usedOn, endsOn, amount }) => ({
    key,
    kind,
    usedOn,
    endsOn,
    amount,
    title: localizedText(title, locale),
    detail: localizedText(detail, locale),
  }));
  const today = dateIn(SHOP_ZONE, now());
  const refunds = link.lines.map(({ amount, usedOn, tiers }) => ({ paid: amount, usedOn, tiers }));
  const page = {
    name: localizedText(link.name, locale),
    total: link.total,
    isGuest: link.isGuest,
    expiresAt: link.expiresAt,
  };
  if (state === "paid") return { ...page, state, trip: await paidTrip(db, locale, link.orderId) };
  if (!isPayable(state)) return { ...page, state };
  return {
    ...page,
    state,
    lines,
    steps: tripRefundSteps(refunds, today),
    secondsLeft: Math.max(0, link.secondsLeft),
    /** The provider remembers cards by it; it says nothing about the customer. */
    customerKey: link.id,
    texts: await agreementTexts(services, locale),
    script: site.payment && paymentScript(site.payment),
  };
}

export type PayPage = NonNullable<Awaited<ReturnType<typeof findPayPage>>>;
export type TripToPay = Extract<PayPage, { readonly lines: unknown }>;
export type PaidPage = Extract<PayPage, { readonly trip: unknown }>;

async function findLink(db: Database, token: string) {
  const id = await findLinkId(db, token);
  if (!id) return undefined;
  const [link] = await db
    .select({
      id: payLinks.id,
      orderId: orders.id,
      name: orders.name,
      total: orders.total,
      lines: orders.lines,
      orderStatus: orders.status,
      isReturning,
      isGuest: members.isGuest,
      expiresAt: payLinks.expiresAt,
      openedAt: payLinks.openedAt,
      cancelledAt: payLinks.cancelledAt,
      secondsLeft: sql<number>`floor(extract(epoch from ${payLinks.expiresAt} - now()))::int`,
    })
    .from(payLinks)
    .innerJoin(orders, eq(orders.id, payLinks.orderId))
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(eq(payLinks.id, id));
  return link;
}

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** A month after the trip its link is no longer needed. */
function isOver({ lines }: Link, now: Date): boolean {
  const last = lines
    .map(({ usedOn, endsOn }) => endsOn ?? usedOn)
    .toSorted()
    .at(-1);
  return last !== undefined && addDays(last, DAYS_AFTER_TRIP) < dateIn(SHOP_ZONE, now);
}

async function paidTrip(db: Database, locale: Locale, orderId: string) {
  const rows = await db
    .select({ id: reservations.id, status: reservations.status, title: reservations.title })
    .from(reservations)
    .where(eq(reservations.orderId, orderId))
    .orderBy(asc(reservations.usedOn), asc(reservations.idx));
  return {
    lines: await listTripLines(db, locale, orderId),
    vouchers: rows
      .filter(({ status }) => hasVoucher(status))
      .map(({ id, title }) => ({ id, title: localizedText(title, locale) })),
  };
}

/** The owner of a reservation whose voucher is behind the link; undefined where it is not of this trip. */
export async function findVoucherOwner(db: Database, token: string, reservationId: string) {
  const link = await findLink(db, token);
  if (link?.orderStatus !== "PAID") return undefined;
  const [line] = await db
    .select({ memberId: reservations.memberId, orderId: reservations.orderId })
    .from(reservations)
    .where(eq(reservations.id, reservationId));
  return line?.orderId === link.orderId ? line.memberId : undefined;
}
