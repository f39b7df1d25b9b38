import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { roomNights, rooms } from "#app/db/schema/hotel.ts";
import { FROM_BASE } from "#app/domain/catalog/travel-from.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import { DEFAULT_LOCALE } from "#app/domain/locale.ts";
import type { Won } from "#app/domain/money.ts";
import { listCourses } from "#app/features/course/list/course-list-queries.server.ts";

export type WatchedDay = {
  readonly courseId: string | null;
  readonly roomId: string | null;
  readonly day: LocalDate;
  readonly players: number;
};

/** Today's price of each day: per golfer or of the night; null where it cannot be booked. */
export async function dayPrices(
  db: Database,
  days: readonly WatchedDay[],
  now: Date,
): Promise<(day: WatchedDay) => Won | null> {
  const prices = new Map<string, Won>();
  const rounds = Map.groupBy(
    days.filter(({ courseId }) => courseId !== null),
    ({ day, players }) => `${day} ${players}`,
  );
  for (const [first, ...others] of rounds.values()) {
    if (!first) continue;
    const { day: date, players } = first;
    const ids = [...new Set([first, ...others].flatMap(({ courseId }) => courseId ?? []))];
    const wanted = { of: { ids }, date, players, band: undefined, from: FROM_BASE, now };
    for (const { id, availability } of await listCourses(db, DEFAULT_LOCALE, wanted)) {
      if (availability.state !== "open") continue;
      prices.set(
        keyOf({ courseId: id, roomId: null, day: date, players }),
        availability.price.perGolfer,
      );
    }
  }
  for (const { roomId, day, price } of await freeNights(db, days)) {
    prices.set(keyOf({ courseId: null, roomId, day, players: 0 }), price);
  }
  return (day) => prices.get(keyOf(day)) ?? null;
}

/** A night of any party: a room is booked whole. */
function keyOf({ courseId, roomId, day, players }: WatchedDay): string {
  return roomId === null ? `${courseId} ${day} ${players}` : `${roomId} ${day}`;
}

async function freeNights(db: Database, days: readonly WatchedDay[]) {
  const nights = days.filter(({ roomId }) => roomId !== null);
  if (nights.length === 0) return [];
  const rows = await db
    .select({
      roomId: roomNights.roomId,
      day: roomNights.night,
      price: roomNights.price,
      closed: roomNights.closed,
      taken: roomNights.taken,
      capacity: roomNights.capacity,
    })
    .from(roomNights)
    .innerJoin(rooms, eq(rooms.id, roomNights.roomId))
    .where(
      and(
        eq(rooms.published, true),
        inArray(roomNights.roomId, [...new Set(nights.flatMap(({ roomId }) => roomId ?? []))]),
        inArray(roomNights.night, [...new Set(nights.map(({ day }) => day))]),
      ),
    );
  return rows.filter(({ closed, taken, capacity }) => !closed && taken < capacity);
}
