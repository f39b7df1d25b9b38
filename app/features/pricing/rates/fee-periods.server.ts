import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { feePeriods } from "#app/db/schema/pricing/pricing-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { FeeKind, FeePeriod } from "#app/domain/pricing/desk/fee-kinds.ts";

/** The fees of a course that begin later, in their order. */
export function listFeePeriods(db: Database, courseId: string): Promise<FeePeriod[]> {
  return db
    .select({ fee: feePeriods.fee, startsOn: feePeriods.startsOn, amount: feePeriods.amount })
    .from(feePeriods)
    .where(eq(feePeriods.courseId, courseId))
    .orderBy(asc(feePeriods.startsOn));
}

/** Periods that have begun become the fees of their courses; new days get the fee of their period. */
export async function beginFeePeriods(tx: Database, today: LocalDate): Promise<void> {
  const begun = await tx
    .select()
    .from(feePeriods)
    .where(lte(feePeriods.startsOn, today))
    .orderBy(asc(feePeriods.startsOn));
  for (const { courseId, fee, amount } of begun) {
    const of = eq(courses.id, courseId);
    if (fee === "cart") await tx.update(courses).set({ cartFee: amount }).where(of);
    else await tx.update(courses).set({ caddyFee: amount }).where(of);
  }
  if (begun.length > 0) await tx.delete(feePeriods).where(lte(feePeriods.startsOn, today));
  await writeDayFees(tx, today);
}

/**
 * Only days whose fees differ are written, so that nothing is invalidated for nothing.
 * Answers with how many there were.
 */
export async function writeDayFees(tx: Database, today: LocalDate): Promise<number> {
  const of = (fee: FeeKind) =>
    sql`(select ${feePeriods.amount} from ${feePeriods} where ${feePeriods.courseId} = day.course_id and ${feePeriods.fee} = ${fee} and ${feePeriods.startsOn} <= day.day order by ${feePeriods.startsOn} desc limit 1)`;
  const written = (await tx.execute(
    sql`update ${courseDays} set cart_fee = t.cart, caddy_fee = t.caddy from (select day.course_id, day.day, ${of("cart")} as cart, ${of("caddy")} as caddy from ${courseDays} as day where day.day > ${today}::date) as t where course_days.course_id = t.course_id and course_days.day = t.day and (course_days.cart_fee is distinct from t.cart or course_days.caddy_fee is distinct from t.caddy) returning course_days.day`,
  )) as { readonly rows: readonly unknown[] };
  return written.rows.length;
}

/** The van that drives to a course and waits, if there is one. */
export async function findVanFees(db: Database, courseId: string) {
  const [route] = await db
    .select({
      id: vanRoutes.id,
      origin: vanRoutes.origin,
      oneWayPrice: vanRoutes.oneWayPrice,
      roundTripPrice: vanRoutes.roundTripPrice,
    })
    .from(vanRoutes)
    .where(and(eq(vanRoutes.courseId, courseId), eq(vanRoutes.kind, "golf_round_trip_wait")));
  return route;
}
