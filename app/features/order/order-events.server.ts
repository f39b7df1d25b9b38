import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orderEvents } from "#app/db/schema/order.ts";
import type { AttemptEvent, AttemptStatus } from "#app/domain/payment/attempt-status.ts";

type OrderStep = {
  readonly event: AttemptEvent | "placed" | "returning";
  readonly before: AttemptStatus | null;
  readonly after: AttemptStatus;
  readonly note?: string;
};

/** One row of history for each change of an order's status, in the transaction of the change. */
export async function writeOrderEvent(
  tx: Database,
  orderId: string,
  step: OrderStep,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, ...step, createdAt: sql`now()` });
}
