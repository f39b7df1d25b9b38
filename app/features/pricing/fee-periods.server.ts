import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courseDays, courses } from "#app/db/schema/course.ts";
import { feePeriods } from "#app/db/schema/pricing.ts";
import { withSerializableRetry } from "#app/db/serializable-retry.server.ts";
import { type LocalDate, shopDayOf } from "#app/domain/date/local-date.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Won } from "#app/domain/money.ts";
import type { FeeKind, FeePeriod } from "#app/domain/pricing/desk/fee-periods.ts";
import { seenAmount } from "#app/domain/pricing/desk/seen-rules.ts";
import { writeAudit } from "#app/features/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { lockRules } from "./priced-product.server.ts";
import { requireSeen } from "./require-seen.server.ts";

/** The fees of a course that begin later, in their order. */
export function listFeePeriods(db: Database, courseId: string): Promise<FeePeriod[]> {
  return db
    .select({ fee: feePeriods.fee, startsOn: feePeriods.startsOn, amount: feePeriods.amount })
    .from(feePeriods)
    .where(eq(feePeriods.courseId, courseId))
    .orderBy(asc(feePeriods.startsOn));
}

type FeeSave = {
  readonly courseId: string;
  readonly fee: FeeKind;
  readonly startsOn: LocalDate;
  /** Null takes the period away: the one before it lasts on. */
  readonly amount: Won | null;
  readonly seen: string;
};

/** A fee from a coming day on; the days of the calendar follow at once. */
export async function saveFeePeriod(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { courseId, fee, startsOn, amount, seen }: FeeSave,
): Promise<void> {
  if (startsOn <= shopDayOf(now())) throw new AppError("price.past");
  await withSerializableRetry(db, async (tx) => {
    await lockRules(tx, { kind: "course", id: courseId });
    const key = and(
      eq(feePeriods.courseId, courseId),
      eq(feePeriods.fee, fee),
      eq(feePeriods.startsOn, startsOn),
    );
    const [before] = await tx.select({ amount: feePeriods.amount }).from(feePeriods).where(key);
    const subject = { kind: "course_prices", id: courseId };
    await requireSeen(tx, { seen, standing: seenAmount(before?.amount), subject });
    if (amount === null) await tx.delete(feePeriods).where(key);
    else {
      await tx
        .insert(feePeriods)
        .values({ courseId, fee, startsOn, amount })
        .onConflictDoUpdate({
          target: [feePeriods.courseId, feePeriods.fee, feePeriods.startsOn],
          set: { amount },
        });
    }
    await writeDayFees(tx, shopDayOf(now()));
    await writeAudit(tx, {
      by: staff.id,
      action: "price.fee",
      subject,
      before: before && { fee, startsOn, amount: before.amount },
      after: { fee, startsOn, amount },
      at: now(),
    });
  });
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

/** Only days whose fees differ are written, so that nothing is invalidated for nothing. */
async function writeDayFees(tx: Database, today: LocalDate): Promise<void> {
  const of = (fee: FeeKind) =>
    sql`(select ${feePeriods.amount} from ${feePeriods} where ${feePeriods.courseId} = day.course_id and ${feePeriods.fee} = ${fee} and ${feePeriods.startsOn} <= day.day order by ${feePeriods.startsOn} desc limit 1)`;
  await tx.execute(
    sql`update ${courseDays} set cart_fee = t.cart, caddy_fee = t.caddy from (select day.course_id, day.day, ${of("cart")} as cart, ${of("caddy")} as caddy from ${courseDays} as day where day.day > ${today}::date) as t where course_days.course_id = t.course_id and course_days.day = t.day and (course_days.cart_fee is distinct from t.cart or course_days.caddy_fee is distinct from t.caddy)`,
  );
}
