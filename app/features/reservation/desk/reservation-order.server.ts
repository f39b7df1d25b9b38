import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservations, timeOffers } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { type AdminQueue, answerBy } from "#app/domain/reservation/desk/queues.ts";
import { recheckBy } from "#app/domain/reservation/status/recheck-rules.ts";
import { loadDeskLimits } from "#app/features/company/desk-limit-queries.server.ts";
import { byRecheck, isComingUp, toConfirm } from "./reservation-conditions.server.ts";
import type { ReservationFilter } from "./reservation-filter.ts";

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

/** Until when the customer may choose another time; staff deadlines pause meanwhile. */
export const offeredUntil =
  sql<Date | null>`(select o.expires_at from ${timeOffers} o where o.reservation_id = ${reservations.id} and o.status = 'OPEN')`.mapWith(
    timeOffers.expiresAt,
  );

/** When the customer accepted another time, or the line moved with its round: its supplier must then confirm again. */
export const movedAt =
  sql<Date | null>`coalesce(${reservations.referenceLostAt}, (select max(o.answered_at) from ${timeOffers} o where o.reservation_id = ${reservations.id} and o.status = 'ACCEPTED'))`.mapWith(
    timeOffers.expiresAt,
  );

/** The offers made for a line, newest first. */
export function listOffers(db: Database, reservationId: string) {
  return db
    .select({
      id: timeOffers.id,
      times: timeOffers.times,
      status: timeOffers.status,
      note: timeOffers.note,
      expiresAt: timeOffers.expiresAt,
      answeredAt: timeOffers.answeredAt,
    })
    .from(timeOffers)
    .where(eq(timeOffers.reservationId, reservationId))
    .orderBy(desc(timeOffers.id));
}

export type OfferRecord = Awaited<ReturnType<typeof listOffers>>[number];

/** What has to be done next, in whichever queue; null where nothing waits and nothing comes up. */
export async function nextDeadline(db: Database, now: Date): Promise<Date | null> {
  const { supplierAnswerHours } = await loadDeskLimits(db);
  const found = [
    await nextConfirm(db, supplierAnswerHours),
    await nextDecision(db, supplierAnswerHours),
    await nextRecheck(db, now),
  ].flatMap((each) => each ?? []);
  return found.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

async function nextConfirm(db: Database, supplierHours: number): Promise<Date | undefined> {
  const since = sql<Date>`coalesce(${movedAt}, ${reservations.createdAt})`.mapWith(
    reservations.createdAt,
  );
  const [line] = await db
    .select({ since })
    .from(reservations)
    .where(and(toConfirm(), sql`${offeredUntil} is null`))
    .orderBy(asc(since))
    .limit(1);
  return line && answerBy("confirm", line.since, supplierHours);
}

async function nextDecision(db: Database, supplierHours: number): Promise<Date | undefined> {
  const [refund] = await db
    .select({ createdAt: refunds.createdAt })
    .from(refunds)
    .where(eq(refunds.status, "review"))
    .orderBy(asc(refunds.createdAt))
    .limit(1);
  return refund && answerBy("decide", refund.createdAt, supplierHours);
}

/** The first confirmed line without a re-check: the day before it, at the latest. */
async function nextRecheck(db: Database, now: Date): Promise<Date | undefined> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${reservations.zone})::date`;
  const [line] = await db
    .select({ usedOn: reservations.usedOn, zone: reservations.zone })
    .from(reservations)
    .where(and(isComingUp(now), isNull(reservations.recheckedAt), gt(reservations.usedOn, today)))
    .orderBy(asc(reservations.usedOn))
    .limit(1);
  return line && recheckBy(line);
}
