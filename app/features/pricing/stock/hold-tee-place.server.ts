import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { courseDays, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";

export type TeePlace = {
  readonly courseId: string;
  readonly day: LocalDate;
  readonly teeTime: string;
};

/** Takes one place of a tee time without an order, counted as sold elsewhere; false where none is free. */
export async function holdTeePlace(
  tx: Database,
  { courseId, day, teeTime }: TeePlace,
): Promise<boolean> {
  const held = await tx
    .insert(teeTimes)
    .select((open) =>
      open
        .select({
          courseId: courseDays.courseId,
          day: courseDays.day,
          teeTime: sql<string>`${teeTime}::time`.as("tee_time"),
          capacity: courses.teePlaces,
          taken: sql<number>`1::smallint`.as("taken"),
          elsewhere: sql<number>`1::smallint`.as("elsewhere"),
          wanted: sql<number | null>`null::smallint`.as("wanted"),
          stopped: sql<boolean>`false`.as("stopped"),
          stopReason: sql<string | null>`null::text`.as("stop_reason"),
        })
        .from(courseDays)
        .innerJoin(courses, eq(courses.id, courseDays.courseId))
        .where(
          and(
            eq(courseDays.courseId, courseId),
            eq(courseDays.day, day),
            eq(courseDays.closed, false),
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
      set: { taken: sql`${teeTimes.taken} + 1`, elsewhere: sql`${teeTimes.elsewhere} + 1` },
      setWhere: sql`${teeTimes.taken} + 1 <= ${teeTimes.capacity}`,
    })
    .returning({ taken: teeTimes.taken });
  return held.length === 1;
}

/** If staff lowered the number below what is taken, a released place is not sold again. */
export async function releaseTeePlace(
  tx: Database,
  { courseId, day, teeTime }: TeePlace,
): Promise<void> {
  const wanted = sql`case when ${teeTimes.stopped} then 0 else ${teeTimes.wanted} end`;
  await tx
    .update(teeTimes)
    .set({
      taken: sql`${teeTimes.taken} - 1`,
      elsewhere: sql`${teeTimes.elsewhere} - 1`,
      capacity: sql`greatest(coalesce(${wanted}, ${teeTimes.capacity}), ${teeTimes.taken} - 1)`,
    })
    .where(
      and(eq(teeTimes.courseId, courseId), eq(teeTimes.day, day), eq(teeTimes.teeTime, teeTime)),
    );
}

/** How many places of a tee time are neither sold nor held. */
export async function freeTeePlaces(
  db: Database,
  { courseId, day, teeTime }: TeePlace,
): Promise<number> {
  const [course] = await db
    .select({
      free: sql<number>`coalesce(${teeTimes.capacity} - ${teeTimes.taken}, ${courses.teePlaces})`,
    })
    .from(courses)
    .leftJoin(
      teeTimes,
      and(eq(teeTimes.courseId, courses.id), eq(teeTimes.day, day), eq(teeTimes.teeTime, teeTime)),
    )
    .where(eq(courses.id, courseId));
  return Math.max(0, course?.free ?? 0);
}
