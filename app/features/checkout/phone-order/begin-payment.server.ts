import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { customerLinks, payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { isPayable, LINK_TOKEN, payLinkState } from "#app/domain/checkout/phone/pay-link.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import {
  agreedVersions,
  requireAll,
} from "#app/features/checkout/purchase/agreed-versions.server.ts";
import { cardOrder } from "#app/features/checkout/purchase/card-order.server.ts";
import { placeAgain } from "#app/features/checkout/purchase/place-again.server.ts";
import { withNearestTimes } from "#app/features/order/quote/with-nearest-times.server.ts";
import { hashOfToken } from "#app/features/order/record/customer-link.server.ts";
import { lockBuyer } from "#app/features/order/record/lock-buyer.server.ts";
import { isOrderReturning } from "#app/features/order/record/order-status.server.ts";
import { recordAgreements } from "#app/features/order/record/record-agreements.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { localeOf } from "#app/platform/i18n/request-locale.ts";

/** The pay link of a token; undefined for an unknown token. */
export async function findLinkId(db: Database, token: string): Promise<string | undefined> {
  if (!LINK_TOKEN.test(token)) return undefined;
  const [link] = await db
    .select({ id: customerLinks.payLinkId })
    .from(customerLinks)
    .where(eq(customerLinks.tokenHash, hashOfToken(token)));
  return link?.id;
}

/** A browser showed the link; what only fetches links in mails does not run the page. */
export async function markOpened({ db, now }: Services, token: string): Promise<void> {
  const id = await findLinkId(db, token);
  if (!id) throw new AppError("common.not_found");
  await db
    .update(payLinks)
    .set({ openedAt: sql`coalesce(${payLinks.openedAt}, ${now().toISOString()}::timestamptz)` })
    .where(eq(payLinks.id, id));
}

/**
 * Records what the customer agreed to and answers with the order for the card window. Next: `confirmOrder`, as for
 * every order. After a declined card the order is placed again, at the same price and until the same deadline.
 */
export async function beginPayment(services: Services, token: string, url: URL) {
  const { db, now, payments } = services;
  if (!payments || payments.isDown?.()) throw new AppError("payment.unavailable");
  const linkId = await findLinkId(db, token);
  if (!linkId) throw new AppError("common.not_found");
  const order = await withNearestTimes(db, await linesOfLink(db, linkId), now(), () =>
    withSerializableRetry(db, async (tx) => {
      const id = await orderToPay(tx, linkId, now());
      if (!(await recordAgreements(tx, id, requireAll(await agreedVersions(tx, now()))))) {
        throw new AppError("order.hold_lost");
      }
      return findOrder(tx, id);
    }),
  );
  if (!order.booker) throw new AppError("order.hold_lost");
  return cardOrder(order, order.booker, { origin: url.origin, locale: localeOf(url) });
}

/** What is paid for: the same at each attempt. */
async function linesOfLink(db: Database, linkId: string): Promise<CartLine[]> {
  const [order] = await db
    .select({ lines: orders.lines })
    .from(payLinks)
    .innerJoin(orders, eq(orders.id, payLinks.orderId))
    .where(eq(payLinks.id, linkId));
  return order?.lines.map(({ choice }) => choice) ?? [];
}

/** Locked per link: two browsers that try again get the same order. */
async function orderToPay(tx: Database, linkId: string, now: Date): Promise<string> {
  const [link] = await tx
    .select({
      orderId: payLinks.orderId,
      expiresAt: payLinks.expiresAt,
      openedAt: payLinks.openedAt,
      cancelledAt: payLinks.cancelledAt,
      secondsLeft: sql<number>`floor(extract(epoch from ${payLinks.expiresAt} - now()))::int`,
    })
    .from(payLinks)
    .where(eq(payLinks.id, linkId))
    .for("update");
  if (!link) throw new AppError("common.not_found");
  const order = await findOrder(tx, link.orderId);
  const returning = await isOrderReturning(tx, order.id);
  const facts = { ...link, orderStatus: order.status, isReturning: returning };
  const state = payLinkState(facts, now);
  if (returning || state === "returned") throw new AppError("reservation.step_refused");
  if (!isPayable(state) || link.secondsLeft <= 0) throw new AppError("order.hold_lost");
  // A customer banned meanwhile can buy nothing new.
  await lockBuyer(tx, order.memberId, now);
  if (order.status === "READY") return order.id;
  const id = await placeAgain(tx, order, { holdSeconds: link.secondsLeft, now });
  await tx.update(payLinks).set({ orderId: id }).where(eq(payLinks.id, linkId));
  return id;
}

async function findOrder(tx: Database, id: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new AppError("common.not_found");
  return order;
}
