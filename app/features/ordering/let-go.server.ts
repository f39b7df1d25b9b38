import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orderEvents, orders } from "#app/db/schema/order.ts";
import {
  type AttemptEvent,
  type AttemptStatus,
  attemptAfter,
  attemptsBefore,
} from "#app/domain/payment/attempt-status.ts";
import { returnBenefits } from "./spend-benefits.server.ts";
import { releaseStock } from "./stock.server.ts";

type Ending = {
  readonly event: Extract<AttemptEvent, "hold_expired" | "not_charged">;
  readonly code?: string | undefined;
  readonly now: Date;
};

/** Ends an order that nobody was charged for; false where it has moved on meanwhile, and nothing is touched. */
export async function letGo(tx: Database, orderId: string, ending: Ending): Promise<boolean> {
  const [before] = await tx
    .select({ status: orders.status, memberId: orders.memberId })
    .from(orders)
    .where(and(eq(orders.id, orderId), inArray(orders.status, attemptsBefore(ending.event))))
    .for("update");
  if (!before) return false;
  const after = attemptAfter(before.status, ending.event);
  await tx
    .update(orders)
    .set({ status: after, checkAt: null, failureCode: ending.code ?? null })
    .where(eq(orders.id, orderId));
  await writeOrderEvent(tx, orderId, { event: ending.event, before: before.status, after });
  await returnBenefits(tx, { orderId, memberId: before.memberId, now: ending.now });
  await releaseStock(tx, orderId);
  return true;
}

type OrderStep = {
  readonly event: AttemptEvent | "placed" | "returning";
  readonly before: AttemptStatus | null;
  readonly after: AttemptStatus;
  readonly note?: string;
};

export async function writeOrderEvent(
  tx: Database,
  orderId: string,
  step: OrderStep,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, ...step, createdAt: sql`now()` });
}
