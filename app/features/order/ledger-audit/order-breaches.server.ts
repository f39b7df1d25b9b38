import { asc, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import {
  orderEvents,
  orders,
  reservationEvents,
  reservations,
  timeOffers,
} from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { refundLines, refundParts, refunds } from "#app/db/schema/reservation/refund-tables.ts";

/** All records of one order. */
export type OrderRecord = Awaited<ReturnType<typeof readOrderRecords>>[number];

export async function readOrderRecords(db: Database) {
  const age = (column: typeof orders.holdUntil) =>
    sql<number | null>`extract(epoch from now() - ${column})`.mapWith(Number);
  const all = await db
    .select({
      order: orders,
      secondsOverHold: age(orders.holdUntil),
      secondsConfirming: age(orders.confirmingSince),
    })
    .from(orders)
    .orderBy(asc(orders.createdAt), asc(orders.id));
  const events = group(await db.select().from(orderEvents).orderBy(asc(orderEvents.id)), "orderId");
  const steps = group(
    await db.select().from(reservationEvents).orderBy(asc(reservationEvents.id)),
    "reservationId",
  );
  const offers = group(
    (
      await db
        .select({
          offer: timeOffers,
          secondsOver: sql<number>`extract(epoch from now() - ${timeOffers.expiresAt})`.mapWith(
            Number,
          ),
        })
        .from(timeOffers)
        .orderBy(asc(timeOffers.id))
    ).map(({ offer, secondsOver }) => ({ ...offer, secondsOver })),
    "reservationId",
  );
  const changes = group(
    await db
      .select()
      .from(reservationChanges)
      .orderBy(asc(reservationChanges.doneAt), asc(reservationChanges.createdAt)),
    "orderId",
  );
  const made = group(
    (await db.select().from(reservations).orderBy(asc(reservations.idx))).map((row) => ({
      ...row,
      steps: steps.get(row.id) ?? [],
      offers: offers.get(row.id) ?? [],
    })),
    "orderId",
  );
  const given = group(await readRefunds(db), "orderId");
  const takes = group(await db.select().from(stockTakes), "orderId");
  return all.map(({ order, ...ages }) => ({
    ...order,
    ...ages,
    /** Seeded with the demo: it was never bought, so it has no payment records. */
    isSeeded: order.lines.length === 0 && order.changeOf === null,
    events: events.get(order.id) ?? [],
    reservations: made.get(order.id) ?? [],
    refunds: given.get(order.id) ?? [],
    takes: takes.get(order.id) ?? [],
    /** Changes of its lines, in the order in which they were done. */
    changes: changes.get(order.id) ?? [],
  }));
}

/** Every refund with its lines, and with its parts where it was divided. */
async function readRefunds(db: Database) {
  const lines = group(await db.select().from(refundLines), "refundId");
  const parts = group(await db.select().from(refundParts), "refundId");
  return (await db.select().from(refunds).orderBy(asc(refunds.createdAt))).map((row) => ({
    ...row,
    lines: lines.get(row.id) ?? [],
    parts: parts.get(row.id) ?? [],
  }));
}

/** The changes of an order that were done. */
export function doneChanges({ changes }: OrderRecord): OrderRecord["changes"] {
  return changes.filter(({ status }) => status === "APPLIED");
}

function group<Row extends Record<Key, string>, Key extends string>(
  rows: readonly Row[],
  key: Key,
): Map<string, Row[]> {
  return Map.groupBy(rows, (row) => row[key]);
}

export function sumOf<Row>(rows: readonly Row[], part: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + part(row), 0);
}
