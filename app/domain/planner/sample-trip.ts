import { addDays, dayRange, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { sumWon, type Won, won } from "../common/money.ts";

/** The sample trip: two golfers in one room, a round a day, the nights between. */
export const SAMPLE_TRIP = { days: 3, nights: 2, golfers: 2, maxDriveMinutes: 60 } as const;

/** How many are shown side by side. */
export const SAMPLE_TRIPS = 3;

export type CourseChoice = {
  readonly id: string;
  /** All-in per golfer, on the days that are open. */
  readonly priceOn: ReadonlyMap<LocalDate, Won>;
};

export type RoomChoice = {
  readonly id: string;
  readonly hotelId: string;
  /** The price of the room, on the nights that are free. */
  readonly priceOn: ReadonlyMap<LocalDate, Won>;
  /** Drive minutes from its hotel. */
  readonly minutesTo: ReadonlyMap<string, number>;
};

export type SampleRound = {
  readonly day: LocalDate;
  readonly courseId: string;
  readonly driveMinutes: number;
  readonly perGolfer: Won;
  /** How many courses within the drive were open that day. */
  readonly outOf: number;
};

export type SampleTrip = {
  readonly hotelId: string;
  readonly roomId: string;
  readonly checkIn: LocalDate;
  readonly checkOut: LocalDate;
  readonly roomTotal: Won;
  readonly rounds: readonly SampleRound[];
  readonly perGolfer: Won;
};

/** The cheapest trip starting on one of the days: no course twice, every round within the drive limit. */
export function sampleTrip(
  starts: readonly LocalDate[],
  courses: readonly CourseChoice[],
  rooms: readonly RoomChoice[],
): SampleTrip | undefined {
  let best: SampleTrip | undefined;
  for (const start of starts) {
    for (const room of rooms) {
      const trip = tripFrom(start, courses, room);
      if (trip && (!best || trip.perGolfer < best.perGolfer)) best = trip;
    }
  }
  return best;
}

function tripFrom(
  start: LocalDate,
  courses: readonly CourseChoice[],
  room: RoomChoice,
): SampleTrip | undefined {
  const roomTotal = stayPrice(start, room);
  if (roomTotal === undefined) return undefined;
  const days = dayRange(start, SAMPLE_TRIP.days);
  const rounds = cheapestRounds(days.map((day) => roundsOn(day, courses, room)));
  if (!rounds) return undefined;
  return {
    hotelId: room.hotelId,
    roomId: room.id,
    checkIn: start,
    checkOut: addDays(start, SAMPLE_TRIP.nights),
    roomTotal,
    rounds,
    perGolfer: won(golfPrice(rounds) + Math.ceil(roomTotal / SAMPLE_TRIP.golfers)),
  };
}

function stayPrice(start: LocalDate, room: RoomChoice): Won | undefined {
  const nights = dayRange(start, SAMPLE_TRIP.nights).flatMap((day) => room.priceOn.get(day) ?? []);
  return nights.length === SAMPLE_TRIP.nights ? sumWon(nights) : undefined;
}

/** Cheapest first; at the same price the nearer one. */
function roundsOn(day: LocalDate, courses: readonly CourseChoice[], room: RoomChoice) {
  const open = courses.flatMap(({ id, priceOn }) => {
    const perGolfer = priceOn.get(day);
    const driveMinutes = room.minutesTo.get(id);
    const near = driveMinutes !== undefined && driveMinutes <= SAMPLE_TRIP.maxDriveMinutes;
    return perGolfer !== undefined && near ? [{ day, courseId: id, driveMinutes, perGolfer }] : [];
  });
  return open
    .toSorted((a, b) => a.perGolfer - b.perGolfer || a.driveMinutes - b.driveMinutes)
    .map((round) => ({ ...round, outOf: open.length }));
}

/** Only the cheapest few of a day matter, since each other day uses up at most one course. */
function cheapestRounds(
  days: readonly (readonly SampleRound[])[],
): readonly SampleRound[] | undefined {
  const none: readonly SampleRound[] = [];
  const plans = days.reduce(
    (begun, today) =>
      begun.flatMap((taken) =>
        today
          .filter(({ courseId }) => taken.every((round) => round.courseId !== courseId))
          .slice(0, SAMPLE_TRIP.days)
          .map((round) => [...taken, round]),
      ),
    [none],
  );
  return plans.toSorted((a, b) => golfPrice(a) - golfPrice(b))[0];
}

function golfPrice(rounds: readonly SampleRound[]): Won {
  return sumWon(rounds.map(({ perGolfer }) => perGolfer));
}
