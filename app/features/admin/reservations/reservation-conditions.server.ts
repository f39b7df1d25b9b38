import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { members } from "#app/db/schema/member.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
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
