import type { Database } from "#app/db/client.server.ts";
import { FROM_BASE } from "#app/domain/catalog/place/travel-from.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import { listCourses } from "#app/features/catalog/course/list/course-list-queries.server.ts";
import { freeStays } from "./free-stays.server.ts";

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
