import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  lte,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { isOfDeadWorker, OUT_OF_SIGHT_SECONDS, type Worker } from "#app/db/connection/worker.ts";
import { orderFace } from "#app/db/query/order-face.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { templatesInLane } from "#app/domain/message/delivery.ts";
import type { MessageChannel } from "#app/domain/message/templates.ts";

const BATCH = 20;

/** Longer than any sending takes. */
const LEASE_MS = 5 * 60_000;

export type ClaimedRow = Awaited<ReturnType<typeof claimDueMessages>>[number];

/**
 * Claims due messages, so that no other worker sends them too: the first of each queue, which is
 * what one recipient gets on one channel in one lane.
 */
export function claimDueMessages(
  db: Database,
  worker: Worker,
  { channels, now }: { readonly channels: readonly MessageChannel[]; readonly now: Date },
) {
  const earlier = alias(outbox, "earlier");
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          eq(outbox.status, "waiting"),
          isFree(worker, now),
          inArray(outbox.channel, [...channels]),
          notExists(
            tx
              .select({ id: earlier.id })
              .from(earlier)
              .where(
                and(
                  eq(earlier.status, "waiting"),
                  eq(earlier.recipient, outbox.recipient),
                  eq(earlier.channel, outbox.channel),
                  lt(earlier.id, outbox.id),
                  sql`${laneIn(earlier.template)} = ${laneIn(outbox.template)}`,
                ),
              ),
          ),
        ),
      )
      .orderBy(outbox.nextTryAt, outbox.id)
      .limit(BATCH)
      .for("update", { of: outbox, skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(outbox)
      .set({
        tries: sql`${outbox.tries} + 1`,
        nextTryAt: new Date(now.getTime() + LEASE_MS),
        claimedBy: worker.id,
      })
      .where(
        inArray(
          outbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning({ ...getTableColumns(outbox), picture: orderFace(outbox.orderId) });
  });
}

/** Due, and nobody's: not claimed, by somebody dead, or by this worker itself, which then lost sight of it. */
function isFree(worker: Worker, now: Date): SQL | undefined {
  const busy = [...worker.busy].filter((id) => typeof id === "number");
  return or(
    and(lte(outbox.nextTryAt, now), isNull(outbox.claimedBy)),
    and(
      eq(outbox.claimedBy, worker.id),
      notInArray(outbox.id, busy),
      lte(outbox.nextTryAt, new Date(now.getTime() + LEASE_MS - OUT_OF_SIGHT_SECONDS * 1_000)),
    ),
    isOfDeadWorker(outbox.claimedBy, worker),
  );
}

function laneIn(template: PgColumn): SQL {
  return sql`case when ${inArray(template, templatesInLane("urgent"))} then 1
    when ${inArray(template, templatesInLane("marketing"))} then 2 else 0 end`;
}
