import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { teeSheet } from "#app/domain/pricing/tee-price.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { PlacesChanged } from "./places-changed.ts";

type Staff = { readonly id: string };
type Numbers = ReadonlyMap<string, number>;
type Wish = {
  readonly day: LocalDate;
  readonly places: number;
  /** What the form showed, so that a change by others is not overwritten. */
  readonly seen: Numbers;
};

/** The places that staff set, or the capacity where they set none. */
const placesOfNight = sql<number>`coalesce(${roomNights.wanted}, ${roomNights.capacity})`;

/** The tee times of a day that has a price, and how many places each has and may have. */
export async function courseOf(tx: Database, courseId: string, day: LocalDate) {
  const [course] = await tx
    .select({
      usual: courses.teePlaces,
      most: courses.maxPlayers,
      first: courses.firstTee,
      last: courses.lastTee,
      intervalMinutes: courses.teeIntervalMinutes,
    })
    .from(courses)
    .innerJoin(courseDays, eq(courseDays.courseId, courses.id))
    .where(and(eq(courses.id, courseId), eq(courseDays.day, day)));
  if (!course) throw new AppError("common.not_found");
  return { usual: course.usual, most: course.most, times: new Set(teeSheet(course)) };
}

/** The one number of a night or of a tournament, as the form has seen it. */
export const WHOLE = "all";

export async function setRoomPlaces(
  { db, now }: Services,
  staff: Staff,
  { roomId, day, places, seen }: Wish & { readonly roomId: string },
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const key = and(eq(roomNights.roomId, roomId), eq(roomNights.night, day));
    const set = await tx
      .update(roomNights)
      .set({ wanted: places, capacity: followed(places, roomNights.taken) })
      .where(and(key, sql`${placesOfNight} = ${wholeOf(seen)}`))
      .returning({ night: roomNights.night });
    if (set.length === 0) {
      const [row] = await tx.select({ places: placesOfNight }).from(roomNights).where(key);
      if (!row) throw new AppError("common.not_found");
      throw new PlacesChanged({ [WHOLE]: row.places });
    }
    await audit(tx, staff, { kind: "room_places", id: roomId, day, seen, places, at: now() });
  });
}

/** A tournament has its number of places; sold ones are counted in a stock row, made here before the first entry. */
export async function setEntryPlaces(
  { db, now }: Services,
  staff: Staff,
  { tournamentId, places, seen }: Omit<Wish, "day"> & { readonly tournamentId: number },
): Promise<void> {
  await withSerializableRetry(db, async (tx) => {
    const key = eq(tournaments.id, tournamentId);
    const [set] = await tx
      .update(tournaments)
      .set({ capacity: places })
      .where(and(key, eq(tournaments.capacity, wholeOf(seen))))
      .returning({ day: tournaments.playsOn });
    if (!set) {
      const [row] = await tx.select({ places: tournaments.capacity }).from(tournaments).where(key);
      if (!row) throw new AppError("common.not_found");
      throw new PlacesChanged({ [WHOLE]: row.places });
    }
    const productId = String(tournamentId);
    const { day } = set;
    await tx
      .insert(stockDays)
      .values({ kind: "entry", productId, day, capacity: places, wanted: places })
      .onConflictDoUpdate({
        target: [stockDays.kind, stockDays.productId, stockDays.day, stockDays.slot],
        set: { wanted: places, capacity: followed(places, stockDays.taken) },
      });
    const subject = { kind: "tournament_places", id: productId };
    await audit(tx, staff, { ...subject, day, seen, places, at: now() });
  });
}

function followed(
  places: number,
  taken: typeof roomNights.taken | typeof stockDays.taken,
): SQL<number> {
  return sql<number>`greatest(${places}::smallint, ${taken})`;
}

function wholeOf(seen: Numbers): number {
  const number = seen.get(WHOLE);
  if (number === undefined) throw new AppError("common.bad_request");
  return number;
}

type Change = Wish & { readonly kind: string; readonly id: string; readonly at: Date };

async function audit(tx: Database, staff: Staff, change: Change): Promise<void> {
  const { kind, id, day, seen, places, at } = change;
  const changed = [...seen].filter(([, before]) => before !== places);
  if (changed.length === 0) return;
  await writeAudit(tx, {
    by: staff.id,
    action: "places.set",
    subject: { kind, id },
    before: { day, places: Object.fromEntries(changed) },
    after: { day, places: Object.fromEntries(changed.map(([key]) => [key, places])) },
    at,
  });
}
