import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { auditEntries } from "#app/db/schema/audit.ts";
import { members } from "#app/db/schema/member.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { refundLines, refunds } from "#app/db/schema/payment.ts";
import { reservationAssignees } from "#app/db/schema/reservation-desk.ts";
import type { ReasonCode } from "#app/domain/reservation/desk/reason-codes.ts";
import { ASK_SUPPLIER } from "#app/domain/reservation/status/admin-forms.ts";
import { anyContains, everyLanguage } from "#app/features/admin/kit/list/list-conditions.server.ts";

/** Fewer digits match too many phone numbers. */
const MIN_DIGITS = 4;

/** By number, name, phone, voucher or supplier reference; phone numbers match in any notation. */
export function matchesSearch(q: string): SQL | undefined {
  if (q === "") return undefined;
  const texts = anyContains(q, [
    orders.number,
    sql`${reservations.idx}::text`,
    reservations.voucherCode,
    reservations.supplierReference,
    everyLanguage(reservations.title),
    members.name,
    sql`concat_ws(' ', ${orders.booker} ->> 'firstName', ${orders.booker} ->> 'lastName', ${orders.booker} ->> 'firstName')`,
  ]);
  return or(texts, byPhone(q));
}

/** 010-1234-5678 is stored as +82 10 1234 5678, so that the leading zero is dropped. */
function byPhone(q: string): SQL | undefined {
  const digits = q.replace(/\D/g, "").replace(/^0/, "");
  if (digits.length < MIN_DIGITS || /[^\d\s()+.-]/.test(q)) return undefined;
  const inDigits = (phone: SQL) =>
    sql`regexp_replace(${phone}, '\\D', '', 'g') like ${`%${digits}%`}`;
  return or(inDigits(sql`${members.phone}`), inDigits(sql`${orders.booker} ->> 'phone'`));
}

/** Given to this person, or to nobody. */
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

/** From today at the venue on. */
export function isComingUp(now: Date): SQL | undefined {
  const isAhead = sql`${reservations.usedOn} >= ${venueTime(now)}::date`;
  return and(eq(reservations.status, "COMPLETE"), isAhead);
}

/** The same as the rule `needsRecheck`: from the day before until it begins. */
export function toRecheck(now: Date): SQL | undefined {
  const daysLeft = sql`${reservations.usedOn} - ${venueTime(now)}::date`;
  const begins = sql`coalesce(${reservations.choice} ->> 'time', '24:00')`;
  const isAhead = sql`to_char(${venueTime(now)}, 'HH24:MI') < ${begins}`;
  return and(
    eq(reservations.status, "COMPLETE"),
    isNull(reservations.recheckedAt),
    or(sql`${daysLeft} = 1`, and(sql`${daysLeft} = 0`, isAhead)),
  );
}

/** Soonest deadline first; with the same deadline, what begins first. */
export const byRecheck: SQL[] = [
  sql`${reservations.usedOn}::timestamp at time zone ${reservations.zone}`,
  sql`${reservations.choice} ->> 'time' nulls last`,
  sql`${reservations.idx}`,
];

/** Where it takes place; a caddy and a tournament are at a course. */
export const regionOf = sql<string | null>`case ${reservations.kind}
  when 'golf' then (select region_id from courses where id = ${reservations.productId})
  when 'hotel' then coalesce(
    (select region_id from hotels where id = ${reservations.productId}),
    (select h.region_id from rooms r join hotels h on h.id = r.hotel_id where r.id = ${reservations.productId}))
  when 'caddy' then (select c.region_id from caddies k join courses c on c.id = k.course_id where k.id = ${reservations.productId})
  when 'callvan' then coalesce(
    (select region_id from van_routes where id = ${reservations.productId}),
    (select region_id from courses where id = ${reservations.productId}))
  when 'tournament' then (select c.region_id from tournaments t join courses c on c.id = t.course_id where t.id::text = ${reservations.productId})
end`;
