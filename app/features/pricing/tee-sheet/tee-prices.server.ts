import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { teePrices } from "#app/db/schema/pricing/pricing-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";

type CourseDay = { readonly courseId: string; readonly day: LocalDate };

export async function listTeePrices(
  db: Database,
  { courseId, day }: CourseDay,
): Promise<ReadonlyMap<string, Won>> {
  const rows = await db
    .select({ time: teePrices.teeTime, fee: teePrices.greenFee })
    .from(teePrices)
    .where(and(eq(teePrices.courseId, courseId), eq(teePrices.day, day)));
  return new Map(rows.map(({ time, fee }) => [time.slice(0, 5), fee]));
}

type TeeFee = { readonly time: string; readonly fee: Won | null };

/** Sets prices of single tee times; null gives a tee time the price of its day back. */
export async function setTeePrices(
  tx: Database,
  { courseId, day }: CourseDay,
  fees: readonly TeeFee[],
  set: { readonly by: string; readonly at: Date },
): Promise<void> {
  const gone = fees.filter(({ fee }) => fee === null).map(({ time }) => time);
  if (gone.length > 0) {
    await tx
      .delete(teePrices)
      .where(
        and(
          eq(teePrices.courseId, courseId),
          eq(teePrices.day, day),
          inArray(teePrices.teeTime, gone),
        ),
      );
  }
  const priced = fees.flatMap(({ time, fee }) =>
    fee === null
      ? []
      : [{ courseId, day, teeTime: time, greenFee: fee, setBy: set.by, setAt: set.at }],
  );
  if (priced.length === 0) return;
  await tx
    .insert(teePrices)
    .values(priced)
    .onConflictDoUpdate({
      target: [teePrices.courseId, teePrices.day, teePrices.teeTime],
      set: {
        greenFee: sql`excluded.green_fee`,
        setBy: sql`excluded.set_by`,
        setAt: sql`excluded.set_at`,
      },
    });
}
