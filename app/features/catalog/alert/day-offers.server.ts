import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { MAX_NIGHTS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { stayLength } from "#app/domain/catalog/hotel/stay-quote.ts";
import { FROM_BASE } from "#app/domain/catalog/place/travel-from.ts";
import { firstCheckIn } from "#app/domain/catalog/sale/cut-off.ts";
import { dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { listCourses } from "#app/features/catalog/course/list/course-list-queries.server.ts";
import { minNightsOf, zoneOfHotel } from "#app/features/catalog/hotel/hotel-queries.server.ts";

export type WatchedDay = {
  readonly courseId: string | null;
  readonly roomId: string | null;
  readonly day: LocalDate;
  readonly players: number;
};

/** What a day costs now: per golfer, or of the night. */
export type DayOffer = {
  readonly price: Won;
  /** The shortest stay that begins with this night; of a round one. */
  readonly nights: number;
  /** The tee time that costs so much, where the day's others cost something else. */
  readonly time?: string | undefined;
};

/** Today's offer of each day; null where it cannot be booked. */
export async function dayOffers(
  db: Database,
  days: readonly WatchedDay[],
  now: Date,
  end?: AbortSignal,
): Promise<(day: WatchedDay) => DayOffer | null> {
  const offers = new Map<string, DayOffer>();
  const rounds = Map.groupBy(
    days.filter(({ courseId }) => courseId !== null),
    ({ day, players }) => `${day} ${players}`,
  );
  for (const [first, ...others] of rounds.values()) {
    if (!first || end?.aborted) continue;
    const { day: date, players } = first;
    const ids = [...new Set([first, ...others].flatMap(({ courseId }) => courseId ?? []))];
    const wanted = { of: { ids }, date, players, band: undefined, from: FROM_BASE, now };
    const lean = { ...wanted, withoutNext: true, byTee: true };
    for (const { id, availability } of await listCourses(db, DEFAULT_LOCALE, lean)) {
      if (availability.state !== "open") continue;
      offers.set(keyOf({ courseId: id, roomId: null, day: date, players }), {
        price: availability.price.perGolfer,
        nights: 1,
        time: availability.cheapestTee,
      });
    }
  }
  for (const { roomId, day, ...offer } of await freeStays(
    db,
    end?.aborted ? [] : nightsOf(days),
    now,
  )) {
    offers.set(keyOf({ courseId: null, roomId, day, players: 0 }), offer);
  }
  return (day) => offers.get(keyOf(day)) ?? null;
}

/** A night of any party: a room is booked whole. */
function keyOf({ courseId, roomId, day, players }: WatchedDay): string {
  return roomId === null ? `${courseId} ${day} ${players}` : `${roomId} ${day}`;
}

function nightsOf(days: readonly WatchedDay[]) {
  return days.flatMap(({ roomId, day }) => (roomId === null ? [] : [{ roomId, day }]));
}

type Night = { readonly roomId: string; readonly day: LocalDate };

/** The nights with which a stay can begin now, by the rules of the hotel's page, and how long it has to be. */
async function freeStays(db: Database, asked: readonly Night[], now: Date) {
  if (asked.length === 0) return [];
  const sold = new Map((await listSold(db, asked)).map((room) => [room.id, room]));
  const spans = asked.flatMap(({ roomId, day }) => {
    const room = sold.get(roomId);
    return room ? dayRange(day, Math.min(room.longest, MAX_NIGHTS)).map(nightIn(roomId)) : [];
  });
  const nights = Map.groupBy(await listNights(db, spans), ({ roomId }) => roomId);
  const firsts = new Map([...sold].map(([id, room]) => [id, firstCheckIn(room, now)]));
  return asked.flatMap(({ roomId, day }) => {
    const [rows = [], earliest] = [nights.get(roomId), firsts.get(roomId)];
    const first = rows.find(({ night }) => night === day);
    const length = first && earliest && stayLength(day, 1, rows, { earliest });
    return length ? [{ roomId, day, price: first.price, nights: length }] : [];
  });
}

const nightIn = (room: string) => (night: LocalDate) => ({ room, night });

function listSold(db: Database, asked: readonly Night[]) {
  const ownMinimum = sql`(select max(${roomNights.minNights}) from ${roomNights} where ${roomNights.roomId} = ${rooms.id})`;
  return db
    .select({
      id: rooms.id,
      cutOffHours: rooms.cutOffHours,
      booking: hotels.booking,
      checkIn: hotels.checkIn,
      timeZone: zoneOfHotel(db),
      longest: sql<number>`greatest(${rooms.minNights}, ${rooms.peakMinNights}, ${ownMinimum})`,
    })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .where(
      and(
        inArray(rooms.id, [...new Set(asked.map(({ roomId }) => roomId))]),
        eq(rooms.published, true),
        eq(hotels.published, true),
      ),
    );
}

/** These nights alone, however many rooms and days are asked for. */
function listNights(db: Database, spans: readonly ReturnType<ReturnType<typeof nightIn>>[]) {
  return db
    .select({
      roomId: roomNights.roomId,
      night: roomNights.night,
      price: roomNights.price,
      rate: roomNights.rate,
      minNights: minNightsOf,
      closed: roomNights.closed,
      taken: roomNights.taken,
      capacity: roomNights.capacity,
    })
    .from(roomNights)
    .innerJoin(rooms, eq(rooms.id, roomNights.roomId))
    .innerJoin(
      sql`(select distinct room, night from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span(room text, night date)) as asked`,
      sql`asked.room = ${roomNights.roomId} and asked.night = ${roomNights.night}`,
    );
}
