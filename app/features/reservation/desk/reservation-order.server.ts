import { asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import type { AdminQueue } from "#app/domain/reservation/desk/queues.ts";
import { byRecheck } from "./reservation-conditions.server.ts";
import type { ReservationFilter } from "./reservation-filter.ts";
import { movedAt, offeredUntil } from "./reservation-offers.server.ts";

const OPEN_REFUNDS = ["review", "sending", "failed"] as const;

export type Ordered = Pick<ReservationFilter, "queue" | "sort" | "status">;

/** What a list that is no queue has newest first. */
export function newestBy(sort: Ordered["sort"]) {
  return sort === "age" ? reservations.createdAt : reservations.usedOn;
}

/**
 * Queues are sorted by waiting time or day, ascending; everything else newest first. A status is first in the order and
 * a range in the condition, so that its own index is read: by that of all statuses the newest could be skipped for long.
 */
export function orderOf({ queue, sort, status }: Ordered): SQL[] {
  if (!queue) {
    const newest = [desc(newestBy(sort)), desc(reservations.idx)];
    return status ? [desc(reservations.status), ...newest] : newest;
  }
  if (queue === "recheck") return byRecheck;
  if ((sort ?? (queue === "coming" ? "day" : "age")) === "day")
    return [asc(reservations.usedOn), asc(reservations.idx)];
  return [asc(sinceOf(queue)), asc(reservations.idx)];
}

function sinceOf(queue: AdminQueue): SQL<Date> {
  if (queue === "decide" || queue === "sending") {
    const askedAt = sql`(select max(${refunds.createdAt}) from ${refundLines} join ${refunds} on ${refunds.id} = ${refundLines.refundId}
      where ${refundLines.reservationId} = ${reservations.id} and ${inArray(refunds.status, [...OPEN_REFUNDS])})`;
    return sql<Date>`coalesce(${askedAt}, ${reservations.createdAt})`;
  }
  // The waiting time restarts with an offer and when the customer accepts one.
  return sql<Date>`coalesce(${offeredUntil}, ${movedAt}, ${reservations.createdAt})`;
}

/** The open refund of each line; that of a change may still be open when the line is cancelled, and comes second. */
export function openRefunds(db: Database) {
  return db
    .selectDistinctOn([refundLines.reservationId], {
      reservationId: refundLines.reservationId,
      refundStatus: refunds.status,
      askedAt: refunds.createdAt,
      // The alias is explicit: otherwise Drizzle would name the column after its table.
      sum: sql<number>`${refunds.card} + ${refunds.points}`.as("sum"),
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(inArray(refunds.status, [...OPEN_REFUNDS]))
    .orderBy(refundLines.reservationId, eq(refunds.kind, "change"), desc(refunds.createdAt))
    .as("open_refunds");
}
