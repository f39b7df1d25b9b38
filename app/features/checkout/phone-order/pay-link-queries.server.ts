import { desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { payLinks } from "#app/db/schema/checkout/checkout-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { payLinkState } from "#app/domain/checkout/phone/pay-link.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { maskName } from "#app/domain/common/text/mask.ts";
import { isReturning } from "#app/features/order/record/order-status.server.ts";

const SHOWN = 20;

const LINK = {
  orderId: payLinks.orderId,
  expiresAt: payLinks.expiresAt,
  sentAt: payLinks.sentAt,
  sends: payLinks.sends,
  openedAt: payLinks.openedAt,
  cancelledAt: payLinks.cancelledAt,
  overrides: payLinks.overrides,
  createdAt: payLinks.createdAt,
  orderStatus: orders.status,
  isReturning,
};

/** The last orders that were taken by telephone, and what became of their links. */
export async function listPayLinks(db: Database, locale: Locale, now: Date) {
  const makers = alias(members, "makers");
  const rows = await db
    .select({
      ...LINK,
      number: orders.number,
      name: inLocale(orders.name, locale),
      total: orders.total,
      customer: members.name,
      madeBy: makers.name,
    })
    .from(payLinks)
    .innerJoin(orders, eq(orders.id, payLinks.orderId))
    .innerJoin(members, eq(members.id, orders.memberId))
    .leftJoin(makers, eq(makers.id, payLinks.madeBy))
    .orderBy(desc(payLinks.createdAt))
    .limit(SHOWN);
  return rows.map((row) => ({
    ...row,
    customer: maskName(row.customer),
    state: payLinkState(row, now),
  }));
}

export type PayLinkRow = Awaited<ReturnType<typeof listPayLinks>>[number];

/** The pay link of an order; null for what was ordered in the shop. */
export async function findPayLink(db: Database, orderId: string, now: Date) {
  const makers = alias(members, "makers");
  const [link] = await db
    .select({ ...LINK, madeBy: makers.name })
    .from(payLinks)
    .innerJoin(orders, eq(orders.id, payLinks.orderId))
    .leftJoin(makers, eq(makers.id, payLinks.madeBy))
    .where(eq(payLinks.orderId, orderId));
  return link ? { ...link, state: payLinkState(link, now) } : null;
}

export type PayLinkRecord = NonNullable<Awaited<ReturnType<typeof findPayLink>>>;
