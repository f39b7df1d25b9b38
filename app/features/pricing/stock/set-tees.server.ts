import { sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";

export type TeePlaces = {
  readonly time: string;
  readonly places: number;
  readonly stopped: boolean;
  readonly reason: string | null;
};

/** Writes places and stop-sells of a day in the order of the tee times, as buyers take them. */
export async function setTees(
  tx: Database,
  { courseId, day }: { readonly courseId: string; readonly day: LocalDate },
  tees: readonly TeePlaces[],
): Promise<void> {
  const inOrder = tees.toSorted((a, b) => a.time.localeCompare(b.time));
  for (const { time, places, stopped, reason } of inOrder) {
    const sold = sql`${teeTimes.taken}`;
    const wanted = stopped ? 0 : places;
    await tx
      .insert(teeTimes)
      .values({
        courseId,
        day,
        teeTime: time,
        capacity: wanted,
        wanted: places,
        stopped,
        stopReason: stopped ? reason : null,
      })
      .onConflictDoUpdate({
        target: [teeTimes.courseId, teeTimes.day, teeTimes.teeTime],
        set: {
          wanted: places,
          stopped,
          stopReason: stopped ? reason : null,
          capacity: sql`greatest(${wanted}::smallint, ${sold})`,
        },
      });
  }
}

/** Tee times without a setting of their own follow the allotment of their course; sold places stay sold. */
export async function followTeePlaces(tx: Database, courseId: string): Promise<void> {
  await tx.execute(sql`
    update tee_times set capacity = greatest(touched.places, tee_times.taken)
    from (
      select t.course_id, t.day, t.tee_time, courses.tee_places as places
      from tee_times t join courses on courses.id = t.course_id
      where t.course_id = ${courseId} and t.wanted is null
        and t.capacity <> greatest(courses.tee_places, t.taken)
      order by t.day, t.tee_time
      for update of t
    ) as touched
    where tee_times.course_id = touched.course_id and tee_times.day = touched.day
      and tee_times.tee_time = touched.tee_time`);
}
