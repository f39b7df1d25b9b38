import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { orderEvents, orders } from "#app/db/schema/order.ts";
import type { AttemptEvent, AttemptStatus } from "#app/domain/payment/attempt-status.ts";

type NewOrder = Omit<typeof orders.$inferInsert, "holdUntil" | "status"> & {
  readonly id: string;
  readonly holdSeconds: number;
};

/** Holds expire by the database's clock. */
export async function addOrder(tx: Database, { holdSeconds, ...order }: NewOrder): Promise<Date> {
  const [added] = await tx
    .insert(orders)
    .values({ ...order, holdUntil: sql`now() + make_interval(secs => ${holdSeconds})` })
    .returning({ holdUntil: orders.holdUntil });
  await addEvent(tx, order.id, { event: "placed", before: null, after: "READY" });
  if (!added?.holdUntil) throw new Error("no order was written");
  return added.holdUntil;
}

type StatusChange = {
  readonly event: AttemptEvent | "returning";
  readonly before: AttemptStatus;
  readonly after: AttemptStatus;
  /** What changes with the status. */
  readonly set?: Omit<PgUpdateSetSource<typeof orders>, "status">;
  /** A further condition beside the status. */
  readonly onlyIf?: SQL | undefined;
};

/** Changes the status of an order, with one row of history; false where it has another status by now. */
export async function changeOrderStatus(
  tx: Database,
  orderId: string,
  { set, onlyIf, ...step }: StatusChange,
): Promise<boolean> {
  const changed = await tx
    .update(orders)
    .set({ ...set, status: step.after })
    .where(and(eq(orders.id, orderId), eq(orders.status, step.before), onlyIf))
    .returning({ id: orders.id });
  if (changed.length === 0) return false;
  await addEvent(tx, orderId, step);
  return true;
}

type OrderStep = {
  readonly event: AttemptEvent | "placed" | "returning";
  readonly before: AttemptStatus | null;
  readonly after: AttemptStatus;
};

async function addEvent(tx: Database, orderId: string, step: OrderStep): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, ...step, createdAt: sql`now()` });
}
