import { and, desc, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { LineSnapshot } from "#app/domain/order/line/line-snapshot.ts";
import type { AttemptStatus } from "#app/domain/order/payment/attempt-status.ts";
import { isReturning } from "#app/features/order/record/order-status.server.ts";

/** The status of an attempt, by the provider's id of it. */
export async function findAttemptStatus(
  db: Database,
  paymentOrderId: string,
): Promise<AttemptStatus | undefined> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.paymentOrderId, paymentOrderId.slice(0, 64)));
  return order?.status;
}

type AttemptQuery = {
  readonly memberId: string;
  /** Without it, the last: closing the card window returns without an id. */
  readonly paymentOrderId: string | undefined;
};

/** What somebody tried to pay for, and how to try again. */
export async function findOwnAttempt(
  db: Database,
  locale: Locale,
  { memberId, paymentOrderId }: AttemptQuery,
) {
  const [order] = await db
    .select({
      id: orders.id,
      number: orders.number,
      paymentOrderId: orders.paymentOrderId,
      name: inLocale(orders.name, locale),
      total: orders.total,
      status: orders.status,
      isReturning,
      lines: orders.lines,
      /** For an order that pays for a change: the chosen line. */
      changed: reservationChanges.reservationId,
    })
    .from(orders)
    .leftJoin(reservationChanges, eq(reservationChanges.payOrderId, orders.id))
    .where(
      and(
        eq(orders.memberId, memberId),
        paymentOrderId ? eq(orders.paymentOrderId, paymentOrderId) : eq(orders.status, "READY"),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!order) return undefined;
  const { lines, ...attempt } = order;
  return { ...attempt, keys: cartKeysOf(lines) };
}

/** The lines of the cart that an order was made of: a round and its van were one. */
export function cartKeysOf(lines: readonly LineSnapshot[]): string[] {
  return [...new Set(lines.map(({ choice }) => lineKey(choice)))];
}

/** Those that still have the places they took. */
const HOLDING = ["READY", "CONFIRMING", "UNKNOWN", "PAID"] as const;

/**
 * The order of the same member that took the places over, in another tab: it was made of the same lines while
 * this one still held them. Undefined where time alone ended the hold.
 */
export async function findNewerOrder(db: Database, orderId: string) {
  const old = alias(orders, "old");
  const keyOf = sql`line ->> 'key'`;
  const [newer] = await db
    .select({
      id: orders.id,
      status: orders.status,
      lines: orders.lines,
      isOver: sql<boolean>`${orders.status} = 'READY' and ${orders.holdUntil} <= now()`,
    })
    .from(orders)
    .innerJoin(old, eq(old.memberId, orders.memberId))
    .where(
      and(
        eq(old.id, orderId),
        ne(orders.id, orderId),
        lt(old.createdAt, orders.createdAt),
        lt(orders.createdAt, old.holdUntil),
        inArray(orders.status, HOLDING),
        sql`exists (select from jsonb_array_elements(${orders.lines}) line where ${old.lines} @> jsonb_build_array(jsonb_build_object('key', ${keyOf})))`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!newer || newer.isOver) return undefined;
  return { id: newer.id, status: newer.status, keys: cartKeysOf(newer.lines) };
}

/** A member's last order: booker, travellers, and whether its places are still held. */
export async function findLastOrder(db: Database, memberId: string) {
  const [order] = await db
    .select({
      number: orders.number,
      status: orders.status,
      booker: orders.booker,
      lines: orders.lines,
      points: orders.points,
      memberCouponId: orders.memberCouponId,
      /** By the clock of the database, which releases them. */
      secondsLeft: sql<number | null>`ceil(extract(epoch from ${orders.holdUntil} - now()))::int`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        isNull(orders.changeOf),
        sql`${orders.booker} is not null`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order;
}

export type LastOrder = NonNullable<Awaited<ReturnType<typeof findLastOrder>>>;

/** Whether its places are held while it waits for its payment. */
export function isHeld(order: LastOrder | undefined): order is LastOrder & { secondsLeft: number } {
  return order?.status === "READY" && (order.secondsLeft ?? 0) > 0;
}
