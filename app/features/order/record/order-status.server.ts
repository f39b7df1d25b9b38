import { and, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { orderEvents, orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import type { AttemptEvent, AttemptStatus } from "#app/domain/order/payment/attempt-status.ts";

type NewOrder = Omit<typeof orders.$inferInsert, "holdUntil" | "status"> & {
  readonly id: string;
  readonly holdSeconds: number;
};

type Added = {
  readonly holdUntil: Date;
  /** Whether the buyer has other orders that are not paid yet. */
  readonly hasWaiting: boolean;
  /** Whether one of its lines is in another order of the buyer that may just be charged. */
  readonly isBeingPaid: boolean;
};

/** Holds expire by the database's clock. */
export async function addOrder(tx: Database, { holdSeconds, ...order }: NewOrder): Promise<Added> {
  const placed = { orderId: order.id, event: "placed", after: "READY" } as const;
  const event = tx.$with("event").as(
    tx
      .insert(orderEvents)
      .values({ ...placed, createdAt: sql`now()` })
      .returning({ id: orderEvents.id }),
  );
  const [added] = await tx
    .with(event)
    .insert(orders)
    .values({ ...order, holdUntil: sql`now() + make_interval(secs => ${holdSeconds})` })
    .returning({
      holdUntil: orders.holdUntil,
      // The statement does not see its own row.
      hasWaiting: sql<boolean>`exists (select from orders o where o.member_id = ${order.memberId} and o.status in ('READY', 'CONFIRMING', 'UNKNOWN'))`,
      isBeingPaid: isBeingPaid(order.memberId, order.lines ?? []),
    });
  if (!added?.holdUntil) throw new Error("no order was written");
  return { ...added, holdUntil: added.holdUntil };
}

/** Ends the holds of orders that are not being paid: the next sweep frees their places. */
export async function endHolds(tx: Database, orderIds: readonly string[]): Promise<void> {
  await tx
    .update(orders)
    .set({ holdUntil: sql`now()` })
    .where(and(inArray(orders.id, [...orderIds]), eq(orders.status, "READY")));
}

type StatusChange = {
  readonly event: AttemptEvent | "returning";
  readonly before: AttemptStatus;
  readonly after: AttemptStatus;
  /** What changes with the status. */
  readonly set?: Omit<PgUpdateSetSource<typeof orders>, "status">;
  /** A further condition in addition to the status. */
  readonly onlyIf?: SQL | undefined;
  /** Written by the same statement; the caller throws where the status did not change. */
  readonly alongside?: SQL | undefined;
};

/** Changes the status of an order, with one row of history; false where it has another status by now. */
export async function changeOrderStatus(
  tx: Database,
  orderId: string,
  change: StatusChange,
): Promise<boolean> {
  return (await changeOrder(tx, eq(orders.id, orderId), change)) !== undefined;
}

/** The same for the one order that is named so, as one statement; undefined where none is in that status. */
export async function changeOrder(
  tx: Database,
  named: SQL,
  { set, onlyIf, alongside = sql``, ...step }: StatusChange,
): Promise<{ readonly id: string } | undefined> {
  const changed = tx
    .update(orders)
    .set({ ...set, status: step.after })
    .where(and(named, eq(orders.status, step.before), onlyIf))
    .returning({ id: orders.id });
  const { rows } = (await tx.execute(sql`
    with changed as (${changed.getSQL()}), event as (
      insert into ${orderEvents} (order_id, event, before, after, created_at)
      select id, ${step.event}::text, ${step.before}::order_status, ${step.after}::order_status, now() from changed
    )${alongside} select id from changed`)) as unknown as { rows: { id: string }[] };
  return rows[0];
}

type Keyed = { readonly key: string };

/** Whether the payment of another order of the member with one of these lines is on its way: it may still be charged. */
export function isBeingPaid(memberId: string, lines: readonly Keyed[]): SQL<boolean> {
  const keys = JSON.stringify(lines.map(({ key }) => key));
  return sql<boolean>`exists (select from orders o where o.member_id = ${memberId} and o.status in ('CONFIRMING', 'UNKNOWN')
    and exists (select from jsonb_array_elements(o.lines) line where ${keys}::jsonb ? (line ->> 'key')))`;
}

type Order = Pick<typeof orders.$inferSelect, "id" | "memberId" | "lines" | "createdAt">;

/** Whether the member has ordered one of its lines again since, by an order in one of these statuses. */
export async function isOrderedAgain(
  db: Database,
  order: Order,
  statuses: readonly AttemptStatus[],
): Promise<boolean> {
  const keys = JSON.stringify(order.lines.map(({ key }) => key));
  const newer = and(
    eq(orders.memberId, order.memberId),
    ne(orders.id, order.id),
    gt(orders.createdAt, order.createdAt),
    inArray(orders.status, [...statuses]),
    sql`exists (select from jsonb_array_elements(${orders.lines}) line where ${keys}::jsonb ? (line ->> 'key'))`,
  );
  return (await db.$count(orders, newer)) > 0;
}

/** Whether the selected order was charged, cannot be fulfilled, and is not fully refunded yet. */
export const isReturning: SQL<boolean> = sql<boolean>`exists (select from ${refunds} r
  where r.order_id = ${orders}.id and r.kind = 'return' and r.status <> 'done')`;

export async function isOrderReturning(db: Database, orderId: string): Promise<boolean> {
  const [order] = await db.select({ isReturning }).from(orders).where(eq(orders.id, orderId));
  return order?.isReturning ?? false;
}
