import type { VenueTime } from "#app/domain/catalog/sale/cut-off.ts";
import { type DayState, dayState } from "#app/domain/catalog/sale/sale-month.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";
import { type CourseFees, roundPrice } from "#app/domain/pricing/round-price.ts";
import {
  type TeeSheet,
  type TimeRate,
  teeGreenFee,
  teeSheet,
} from "#app/domain/pricing/tee-price.ts";
import { canTake, type TakenTee, teeBoard } from "./tee-board.ts";
import { isInBand, type TimeBand } from "./time-band.ts";

/** Why a listed course cannot be booked: a reason of the day, or the party or hours do not fit. */
export type UnavailableReason = Exclude<DayState, "open"> | "party" | "band";

export type PricedDay = { readonly day: LocalDate; readonly perGolfer: Won };

export type CourseAvailability =
  | {
      readonly state: "open";
      readonly price: PricedDay;
      /** Tee times with room for the party; null while no day is chosen. */
      readonly tees: {
        readonly first: string;
        readonly last: string;
        readonly free: number;
      } | null;
      /** The first of the cheapest tee times, where its price is not the day's. */
      readonly cheapestTee?: string;
    }
  | {
      readonly state: UnavailableReason;
      /** The next day on which it can be booked. */
      readonly next: PricedDay | null;
    };

export type AvailabilityFacts = CourseFees & {
  readonly minPlayers: number;
  readonly maxPlayers: number;
  /** The places of each tee time without a setting of its own. */
  readonly teePlaces: number;
  readonly sheet: TeeSheet;
  /** The chosen day, or the cheapest coming day while none is chosen. */
  readonly priced:
    | { readonly day: LocalDate; readonly greenFee: Won; readonly closed: boolean }
    | undefined;
  readonly taken: readonly TakenTee[];
  /** Set to price the cheapest free tee time instead of the day. */
  readonly teePrices?: TeePrices | undefined;
};

type TeePrices = {
  readonly timeRates: readonly TimeRate[];
  /** What staff set for single tee times. */
  readonly own: ReadonlyMap<string, Won>;
};

export type RoundFilter = {
  readonly date: LocalDate | undefined;
  readonly players: number;
  readonly band: TimeBand | undefined;
};

/** Whether a course can be booked for the day, party and hours, and its price; the same figures as on its own page. */
export function courseAvailability(
  course: AvailabilityFacts,
  filter: RoundFilter,
  earliest: VenueTime,
): CourseAvailability {
  const { priced } = course;
  const refused = (state: UnavailableReason): CourseAvailability => ({ state, next: null });
  if (!fitsParty(course, filter.players)) return refused("party");
  if (teesInBand(course.sheet, filter.band) === 0) return refused("band");
  if (!filter.date) {
    if (!priced) return refused("no_price");
    return { state: "open", price: priceOf(course, priced, filter.players), tees: null };
  }

  const { players, band, date } = filter;
  const full = course.taken.filter(({ capacity, taken }) => capacity - taken < players).length;
  const teeTimes = teeSheet(course.sheet).length;
  const lastTee = course.sheet.last;
  const state = dayState({ day: date, price: priced, lastTee, teeTimes, full }, earliest);
  if (state !== "open" || !priced) return refused(state === "open" ? "no_price" : state);

  const free = freeTees(course, { date, players, band }, earliest);
  const [first] = free;
  const last = free.at(-1);
  if (!first || !last) return refused("sold_out");
  const cheapest = cheapestTee(course.teePrices, priced.greenFee, free);
  return {
    state: "open",
    price: priceOf(course, { ...priced, ...cheapest }, players),
    tees: { first, last, free: free.length },
    ...(cheapest && cheapest.greenFee !== priced.greenFee ? { cheapestTee: cheapest.time } : {}),
  };
}

function cheapestTee(prices: TeePrices | undefined, dayFee: Won, free: readonly string[]) {
  if (!prices) return undefined;
  const { timeRates, own } = prices;
  return free
    .map((time) => ({
      time,
      greenFee: teeGreenFee({ dayFee, timeRates, own: own.get(time), time }),
    }))
    .reduce((best, tee) => (tee.greenFee < best.greenFee ? tee : best));
}

export function priceOf(
  fees: CourseFees,
  { day, greenFee }: { readonly day: LocalDate; readonly greenFee: Won },
  players: number,
): PricedDay {
  return { day, perGolfer: roundPrice(greenFee, fees, players).perGolfer };
}

export function fitsParty(
  { minPlayers, maxPlayers }: Pick<AvailabilityFacts, "minPlayers" | "maxPlayers">,
  players: number,
): boolean {
  return players >= minPlayers && players <= maxPlayers;
}

export function teesInBand(sheet: TeeSheet, band: TimeBand | undefined): number {
  return teeSheet(sheet).filter((time) => isInBand(time, band)).length;
}

type Wanted = Omit<RoundFilter, "date"> & { readonly date: LocalDate };

function freeTees(course: AvailabilityFacts, { date, players, band }: Wanted, earliest: VenueTime) {
  return teeBoard({
    day: date,
    sheet: course.sheet,
    capacity: course.teePlaces,
    taken: course.taken,
    players,
    earliest,
  })
    .filter((slot) => canTake(slot) && isInBand(slot.time, band))
    .map(({ time }) => time);
}
