import {
  and,
  eq,
  getTableColumns,
  inArray,
  lt,
  lte,
  notExists,
  notInArray,
  type SQL,
  sql,
} from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { orderFace } from "#app/db/query/order-face.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { templatesInLane } from "#app/domain/message/delivery.ts";
import type { MessageChannel } from "#app/domain/message/message-channel.ts";

const BATCH = 20;

/** A message whose sending was cut off is sent again soon, under the same Message-ID. */
const CUT_OFF_MS = 10_000;

type Due = {
  readonly channels: readonly MessageChannel[];
  readonly now: Date;
  /** Those that another process is sending. */
  readonly except: readonly number[];
};

/** The first of each queue, which is what one recipient gets on one channel in one lane. */
export async function listDueMessages(
  db: Database,
  { channels, now, except }: Due,
): Promise<number[]> {
  const earlier = alias(outbox, "earlier");
  const due = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isDue(now),
        notInArray(outbox.id, [...except]),
        inArray(outbox.channel, [...channels]),
        notExists(
          db
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
    .limit(BATCH);
  return due.map(({ id }) => id);
}

export type BegunMessage = NonNullable<Awaited<ReturnType<typeof beginSending>>>;

/** Counts a try; undefined where it was sent meanwhile. Called by the worker that has the claim. */
export async function beginSending(db: Database, id: number, now: Date) {
  const [begun] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: new Date(now.getTime() + CUT_OFF_MS) })
    .where(and(eq(outbox.id, id), isDue(now)))
    .returning({ ...getTableColumns(outbox), picture: orderFace(outbox.orderId) });
  return begun;
}

function isDue(now: Date): SQL | undefined {
  return and(eq(outbox.status, "waiting"), lte(outbox.nextTryAt, now));
}

function laneIn(template: PgColumn): SQL {
  return sql`case when ${inArray(template, templatesInLane("urgent"))} then 1
    when ${inArray(template, templatesInLane("marketing"))} then 2 else 0 end`;
}
