import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { answerBy } from "#app/domain/reservation/desk/queues.ts";
import { recheckBy } from "#app/domain/reservation/status/recheck-rules.ts";
import { loadDeskLimits } from "#app/features/company/desk-limit-queries.server.ts";
import { isComingUp, toConfirm } from "./reservation-conditions.server.ts";
import { movedAt, offeredUntil } from "./reservation-offers.server.ts";

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
