import { and, asc, eq, lte, sql } from "drizzle-orm";
import { orders } from "#app/db/schema/order.ts";
import type { Services } from "#app/platform/services.server.ts";
import { inTurn } from "./in-turn.server.ts";
import { letGo } from "./let-go.server.ts";

const AT_ONCE = 50;

/** Gives back what was held too long; by the clock of the database, and safe beside itself. */
export async function sweepHolds(
  { db, now }: Pick<Services, "db" | "now">,
  end?: AbortSignal,
): Promise<number> {
  for (let swept = 0; ; ) {
    const ended = await inTurn(db, async (tx) => {
      const due = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.status, "READY"), lte(orders.holdUntil, sql`now()`)))
        .orderBy(asc(orders.holdUntil))
        .limit(AT_ONCE)
        .for("update", { skipLocked: true });
      for (const { id } of due) await letGo(tx, id, { event: "hold_expired", now: now() });
      return due.length;
    });
    swept += ended;
    if (ended < AT_ONCE || end?.aborted) return swept;
  }
}
