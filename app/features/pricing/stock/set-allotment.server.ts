import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { courseDays, roomNights, teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { type LocalDate, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { placesOfDay } from "#app/domain/pricing/desk/day-places.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { PlacesChanged } from "./places-changed.ts";

type Allotment = {
  readonly product: { readonly kind: "course" | "room"; readonly id: string };
  /** Each day with all its places, as they were seen. */
  readonly days: readonly { readonly day: LocalDate; readonly seen: number }[];
  /** Rooms of a night, or places of each tee time. */
  readonly places: number;
};

/** The same number on several days, all or none. What is sold stays sold: a day never has fewer than its buyers. */
export async function setAllotment(
  { db, now }: Pick<Services, "db" | "now">,
  staff: { readonly id: string },
  { product, days, places }: Allotment,
): Promise<SavedAllotment> {
  if (days.some(({ day }) => day < shopDayOf(now()))) throw new AppError("price.past");
  return withSerializableRetry(db, async (tx) => {
    const wanted = days.map(({ day }) => day).toSorted();
    const write = product.kind === "course" ? writeTees : writeNights;
    const { standing, set } = await write(
      tx,
      { id: product.id, days: wanted, places },
      (standing) => requireSeen(days, standing),
    );
    const entry = await writeAudit(tx, {
      by: staff.id,
      action: "places.allotment",
      subject: { kind: `${product.kind}_places`, id: product.id },
      before: { days: Object.fromEntries(standing), set },
      after: { from: wanted[0], to: wanted.at(-1), places },
      at: now(),
    });
    return { days: wanted.length, entry };
  });
}

/** `entry` is the history entry by which it can be undone. */
export type SavedAllotment = { readonly days: number; readonly entry: number };

/** What staff had set for a night or a tee time before, in the history; null is the usual number. */
export type WantedBefore = {
  readonly day: LocalDate;
  readonly time?: string;
  readonly wanted: number | null;
};

type Standing = ReadonlyMap<LocalDate, number>;
type Written = { readonly standing: Standing; readonly set: readonly WantedBefore[] };
type Wish = {
  readonly id: string;
  readonly days: readonly LocalDate[];
  readonly places: number;
};

function requireSeen(days: Allotment["days"], standing: Standing): void {
  if (days.every(({ day, seen }) => standing.get(day) === seen)) return;
  throw new PlacesChanged(Object.fromEntries(standing));
}

async function writeNights(
  tx: Database,
  { id, days, places }: Wish,
  check: (standing: Standing) => void,
): Promise<Written> {
  const range = and(eq(roomNights.roomId, id), inArray(roomNights.night, [...days]));
  const rows = await tx
    .select({ day: roomNights.night, all: roomNights.capacity, wanted: roomNights.wanted })
    .from(roomNights)
    .where(range)
    .orderBy(asc(roomNights.night))
    .for("update");
  const standing = new Map(rows.map(({ day, all }) => [day, all]));
  check(standing);
  const capacity = sql<number>`greatest(${places}::smallint, ${roomNights.taken})`;
  await tx.update(roomNights).set({ wanted: places, capacity }).where(range);
  return { standing, set: rows.map(({ day, wanted }) => ({ day, wanted })) };
}

async function writeTees(
  tx: Database,
  { id, days, places }: Wish,
  check: (standing: Standing) => void,
): Promise<Written> {
  const course = await courseOf(tx, id);
  if (places > course.most) throw new AppError("places.party");
  const times = teeSheet(course);
  const opened = await tx
    .select({ day: courseDays.day })
    .from(courseDays)
    .where(and(eq(courseDays.courseId, id), inArray(courseDays.day, [...days])));
  const range = and(eq(teeTimes.courseId, id), inArray(teeTimes.day, [...days]));
  const touched = Map.groupBy(
    await tx
      .select()
      .from(teeTimes)
      .where(range)
      .orderBy(asc(teeTimes.day), asc(teeTimes.teeTime))
      .for("update"),
    ({ day }) => day,
  );
  const total = (day: LocalDate) => {
    const rows = touched.get(day) ?? [];
    const capacity = rows.reduce((sum, row) => sum + row.capacity, 0);
    return placesOfDay(times.length, course.usual, { count: rows.length, capacity, taken: 0 }).all;
  };
  const standing = new Map(opened.map(({ day }) => [day, total(day)]));
  check(standing);
  // A tee time without a row has the usual places already.
  const fresh =
    places === course.usual ? [] : days.flatMap((day) => times.map((time) => ({ day, time })));
  await tx.execute(sql`
    insert into ${teeTimes} (course_id, day, tee_time, capacity, wanted)
    select ${id}, day, time, ${places}, ${places}
    from jsonb_to_recordset(${JSON.stringify(fresh)}::text::jsonb) as t(day date, time time)
    order by day, time
    on conflict do nothing`);
  const sold = sql`${teeTimes.taken}`;
  const capacity = sql<number>`greatest(case when ${teeTimes.stopped} then 0 else ${places}::smallint end, ${sold})`;
  await tx.update(teeTimes).set({ wanted: places, capacity }).where(range);
  const set = [...touched.values()].flat().map((row) => ({
    day: row.day,
    time: row.teeTime.slice(0, 5),
    wanted: row.wanted ?? (row.capacity === course.usual ? null : row.capacity),
  }));
  return { standing, set };
}

async function courseOf(tx: Database, id: string) {
  const [course] = await tx
    .select({
      usual: courses.teePlaces,
      most: courses.maxPlayers,
      first: courses.firstTee,
      last: courses.lastTee,
      intervalMinutes: courses.teeIntervalMinutes,
    })
    .from(courses)
    .where(eq(courses.id, id));
  if (!course) throw new AppError("common.not_found");
  return course;
}
