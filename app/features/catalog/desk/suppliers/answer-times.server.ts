import { and, desc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { suppliers } from "#app/db/schema/catalog/supplier-tables.ts";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { ASK_SUPPLIER } from "#app/domain/reservation/status/admin-forms.ts";

export const ANSWER_DAYS = 90;
const DAY_MS = 86_400_000;

/** Whether a supplier delivers a reservation: a caddie comes from her course, a van from the company of the region. */
export const suppliesReservation = sql<boolean>`case ${reservations.kind}
  when 'golf' then ${suppliers.courseId} = ${reservations.productId}
  when 'hotel' then ${suppliers.hotelId} = ${reservations.productId}
  when 'caddy' then ${suppliers.courseId} = (select ${caddies.courseId} from ${caddies} where ${caddies.id} = ${reservations.productId})
  when 'tournament' then ${suppliers.courseId} = (select ${tournaments.courseId} from ${tournaments} where ${tournaments.id}::text = ${reservations.productId})
  else ${suppliers.regionId} = coalesce(
    (select ${vanRoutes.regionId} from ${vanRoutes} where ${vanRoutes.id} = ${reservations.productId}),
    (select ${courses.regionId} from ${courses} where ${courses.id} = ${reservations.productId}))
end`;

/** The phone of a reservation's supplier. */
export const phoneOfSupplier = sql<
  string | null
>`(select ${suppliers.phone} from ${suppliers} where ${suppliesReservation} limit 1)`;

/** From the first request to the supplier, or else from the payment, to the answer: minutes in the middle of 90 days. */
export function answerTimes(db: Database, now: Date) {
  const asked = db
    .select({ at: sql`min(${auditEntries.createdAt})` })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectKind, "reservation"),
        eq(auditEntries.subjectId, sql`${reservations.id}::text`),
        eq(auditEntries.action, ASK_SUPPLIER),
      ),
    );
  const answered = db
    .select({
      reservationId: reservationEvents.reservationId,
      at: sql<Date>`min(${reservationEvents.createdAt})`.as("answered_at"),
    })
    .from(reservationEvents)
    .where(
      and(
        inArray(reservationEvents.action, ["confirm", "refuse"]),
        gte(reservationEvents.createdAt, new Date(now.getTime() - ANSWER_DAYS * DAY_MS)),
      ),
    )
    .groupBy(reservationEvents.reservationId)
    .as("answered");
  const minutes = sql`extract(epoch from ${answered.at} - coalesce((${asked}), ${reservations.createdAt})) / 60`;
  return db
    .select({
      supplierId: suppliers.id,
      minutes:
        sql<number>`round(percentile_cont(0.5) within group (order by greatest(0, ${minutes})))`
          .mapWith(Number)
          .as("answer_minutes"),
      answers: sql<number>`count(*)`.mapWith(Number).as("answers"),
    })
    .from(answered)
    .innerJoin(reservations, eq(reservations.id, answered.reservationId))
    .innerJoin(suppliers, suppliesReservation)
    .groupBy(suppliers.id)
    .as("answer_times");
}

const SHOWN = 5;

/** The suppliers that take the longest, the slowest last. */
export async function slowestAnswers(db: Database, now: Date) {
  const times = answerTimes(db, now);
  const rows = await db
    .select({ id: suppliers.id, name: suppliers.name, minutes: times.minutes })
    .from(times)
    .innerJoin(suppliers, eq(suppliers.id, times.supplierId))
    .orderBy(desc(times.minutes), suppliers.id)
    .limit(SHOWN);
  return rows.toReversed();
}

export type UsualAnswer = Awaited<ReturnType<typeof slowestAnswers>>[number];
