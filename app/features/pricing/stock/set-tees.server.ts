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
