import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { templatesInLane } from "#app/domain/message/delivery.ts";

/** Codes and links have been erased from an urgent message that failed for good: it cannot be sent again. */
const hasWords = and(
  sql`not ${inArray(outbox.template, templatesInLane("urgent"))}`,
  ne(outbox.lastError, "no consent"),
);

/** Puts dead messages back into the queue: one of them, or all that can be sent again. Answers with their numbers. */
export async function retryMessages(
  tx: Database,
  id: number | "all",
  now: Date,
): Promise<number[]> {
  const rows = await tx
    .update(outbox)
    .set({ status: "waiting", tries: 0, lastError: null, nextTryAt: now })
    .where(and(eq(outbox.status, "dead"), hasWords, id === "all" ? undefined : eq(outbox.id, id)))
    .returning({ id: outbox.id });
  if (rows.length === 0) throw new AppError("system.nothing_to_retry");
  return rows.map((row) => row.id);
}
