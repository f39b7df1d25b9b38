import { and, asc, eq, lte, sql } from "drizzle-orm";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { orders } from "#app/db/schema/order/order-tables.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { releaseOrder } from "./release-order.server.ts";

const AT_ONCE = 50;

/** Releases expired holds, by the clock of the database; several instances may run it concurrently. */
export async function sweepHolds(
  { db, now }: Pick<Services, "db" | "now">,
  end?: AbortSignal,
): Promise<number> {
  for (let swept = 0; ; ) {
    const ended = await withSerializableRetry(db, async (tx) => {
      const due = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.status, "READY"), lte(orders.holdUntil, sql`now()`)))
        .orderBy(asc(orders.holdUntil))
        .limit(AT_ONCE)
        .for("update", { skipLocked: true });
      for (const { id } of due) await releaseOrder(tx, id, { event: "hold_expired", now: now() });
      return due.length;
    });
    swept += ended;
    if (ended < AT_ONCE || end?.aborted) return swept;
  }
}
