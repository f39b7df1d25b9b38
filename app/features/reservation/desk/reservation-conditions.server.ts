import { and, between, eq, gt, gte, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { refundLines, refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { reservationAssignees } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { addDays, dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import { ASK_SUPPLIER } from "#app/domain/reservation/status/admin-forms.ts";

/** Assigned to this person, or unassigned. */
export function isAssignedTo(whose: string | undefined): SQL | undefined {
  if (!whose) return undefined;
  const given = sql`exists (select from ${reservationAssignees} a where a.reservation_id = ${reservations.id}`;
  return whose === "none" ? sql`not ${given})` : sql`${given} and a.staff_id = ${whose})`;
}

/** Refused, cancelled or refunded for this reason. */
export function hasReason(code: ReasonCode | undefined): SQL | undefined {
  if (!code) return undefined;
  return sql`exists (select from ${refundLines} l join ${refunds} r on r.id = l.refund_id where l.reservation_id = ${reservations.id} and r.reason_code = ${code})`;
}

/** The desk's reason for the last refund of a line. */
export const reasonOf = sql<ReasonCode | null>`(select r.reason_code from ${refundLines} l join ${refunds} r on r.id = l.refund_id where l.reservation_id = ${reservations.id} and r.reason_code is not null order by r.created_at desc limit 1)`;

/** When the supplier was last asked, and how. */
export const lastAsked = sql<
  string | null
>`(select concat_ws(' ', to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), e.after ->> 'way') from ${auditEntries} e where e.subject_kind = 'reservation' and e.subject_id = ${reservations.id}::text and e.action = ${ASK_SUPPLIER} order by e.id desc limit 1)`;

/** The local time at the venue. */
function venueTime(now: Date): SQL {
  return sql`(${now.toISOString()}::timestamptz at time zone ${reservations.zone})`;
}

/** Around today everywhere in the world: a bound that an index can use, before the exact one of each zone. */
function near(now: Date, days: number): LocalDate {
  return addDays(dateIn("UTC", now), days);
}

/** Staff have to get a number from the supplier: the first one, or a new one after a move. */
export function toConfirm(): SQL | undefined {
  const isMoved = and(eq(reservations.status, "COMPLETE"), isNotNull(reservations.referenceLostAt));
  return or(eq(reservations.status, "PENDING"), isMoved);
}

/** From today at the venue on. The exact day of a zone is asked only where it can matter. */
export function isComingUp(now: Date): SQL | undefined {
  const isLater = gt(reservations.usedOn, near(now, 1));
  const isAhead = or(isLater, sql`${reservations.usedOn} >= ${venueTime(now)}::date`);
  return and(eq(reservations.status, "COMPLETE"), gte(reservations.usedOn, near(now, -1)), isAhead);
}

/** The same as the rule `needsRecheck`: from the day before until it begins. */
export function toRecheck(now: Date): SQL | undefined {
  const daysLeft = sql`${reservations.usedOn} - ${venueTime(now)}::date`;
  const begins = sql`coalesce(${reservations.choice} ->> 'time', '24:00')`;
  const isAhead = sql`to_char(${venueTime(now)}, 'HH24:MI') < ${begins}`;
  return and(
    eq(reservations.status, "COMPLETE"),
    isNull(reservations.recheckedAt),
    between(reservations.usedOn, near(now, -1), near(now, 2)),
    or(sql`${daysLeft} = 1`, and(sql`${daysLeft} = 0`, isAhead)),
  );
}

/** Soonest deadline first; with the same deadline, what begins first. */
export const byRecheck: SQL[] = [
  sql`${reservations.usedOn}::timestamp at time zone ${reservations.zone}`,
  sql`${reservations.choice} ->> 'time' nulls last`,
  sql`${reservations.idx}`,
];

/** Takes place in the region; a caddie and a tournament are at a course. Products are few, so they are found first. */
export function isInRegion(region: string): SQL | undefined {
  const products = sql`
    select id from courses where region_id = ${region}
    union all select id from hotels where region_id = ${region}
    union all select r.id from rooms r join hotels h on h.id = r.hotel_id where h.region_id = ${region}
    union all select k.id from caddies k join courses c on c.id = k.course_id where c.region_id = ${region}
    union all select id from van_routes where region_id = ${region}`;
  const tournaments = sql`
    select t.id::text from tournaments t join courses c on c.id = t.course_id where c.region_id = ${region}`;
  const isOneOf = (ids: SQL) => sql`${reservations.productId} = any(array(${ids}))`;
  return and(
    // Alone an index can use it.
    isOneOf(sql`${products} union all ${tournaments}`),
    // The number of a tournament could be the id of another product.
    or(
      and(ne(reservations.kind, "tournament"), isOneOf(products)),
      and(eq(reservations.kind, "tournament"), isOneOf(tournaments)),
    ),
  );
}
