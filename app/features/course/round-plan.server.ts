import type { Database } from "#app/db/client.server.ts";
import {
  addMonths,
  type CalendarDays,
  firstOfMonth,
  type Month,
  monthGrid,
  monthOfDay,
} from "#app/domain/calendar.ts";
import { courseVisit } from "#app/domain/catalog/course-visit.ts";
import { earliestTee, type VenueTime } from "#app/domain/catalog/cut-off.ts";
import { type DayState, dayState } from "#app/domain/catalog/day-state.ts";
import { lastDayShown, saleMonth } from "#app/domain/catalog/sale-month.ts";
import { canTake, teeBoard } from "#app/domain/catalog/tee-board.ts";
import { addDays, dateIn, type LocalDate } from "#app/domain/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import { roundPrice } from "#app/domain/pricing/round-price.ts";
import { refundSteps } from "#app/domain/reservation/refund-steps.ts";
import {
  listHolidays,
  listPricedDays,
  listTakenTees,
  type PricedDay,
  peakNames,
} from "./course-calendar-queries.server.ts";
import { type CourseDetail, findLowestDay } from "./course-queries.server.ts";

export type RoundPlan = Awaited<ReturnType<typeof planRound>>;

type Asked = {
  readonly course: CourseDetail;
  readonly search: URLSearchParams;
  readonly now: Date;
};

/** The round that an address asks for: its month of prices, its day's tee times, price and refunds. */
export async function planRound(db: Database, locale: Locale, { course, search, now }: Asked) {
  const today = dateIn(course.timeZone, now);
  const earliest = earliestTee(course.timeZone, course.booking, now);
  const visit = courseVisit(search, course);
  const date = visit.date ?? (await findLowestDay(db, { id: course.id, now }));
  const ofDate = saleMonth(date ? monthOfDay(date) : null, today, monthOfDay(today));
  const month = saleMonth(search.get("month"), today, ofDate);
  const shown = rangeOf(month);

  const [days, holidays, peaks] = await Promise.all([
    listPricedDays(db, { id: course.id, ...shown, players: visit.players }),
    listHolidays(db, locale, { country: course.country, ...shown }),
    peakNames(db, locale, { first: firstOfMonth(month), last: lastOfMonth(month) }),
  ]);
  return {
    today,
    month,
    players: visit.players,
    /** The first day that can still be booked, and the last that a calendar turns to. */
    first: firstDay(course, earliest),
    last: lastDayShown(today),
    peaks: days.some(({ day, rate }) => rate === "peak" && monthOfDay(day) === month) ? peaks : [],
    days: calendarDays({ course, days, holidays, earliest, players: visit.players }),
    chosen: date
      ? await chosenDay(db, {
          ...visit,
          course,
          date,
          today,
          earliest,
          priced: priceOn(days, date),
        })
      : undefined,
  };
}

function priceOn(days: readonly PricedDay[], date: LocalDate): PricedDay | undefined {
  return days.find(({ day }) => day === date);
}

type Chosen = {
  readonly course: CourseDetail;
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly time: string | undefined;
  readonly players: number;
  readonly earliest: VenueTime;
  readonly priced: PricedDay | undefined;
};

async function chosenDay(db: Database, { course, date, today, priced: known, ...visit }: Chosen) {
  const { players, earliest } = visit;
  const [priced, taken] = await Promise.all([
    known ?? listPricedDays(db, { id: course.id, first: date, last: date, players }).then(first),
    listTakenTees(db, { id: course.id, day: date }),
  ]);
  const slots = teeBoard({
    day: date,
    sheet: {
      first: course.firstTee,
      last: course.lastTee,
      intervalMinutes: course.teeIntervalMinutes,
    },
    capacity: course.maxPlayers,
    taken,
    players,
    earliest,
  });
  const state = stateOf(course, date, priced, earliest);
  if (state !== "open" || !priced) return { date, state, slots: [], time: undefined };

  const price = roundPrice(priced.greenFee, course, players);
  const time = slots.find((slot) => slot.time === visit.time && canTake(slot))?.time;
  return {
    date,
    state,
    slots,
    time,
    greenFee: priced.greenFee,
    price,
    refunds: refundSteps({ paid: price.total, usedOn: date }, today, course.tiers),
  };
}

type MonthFacts = {
  readonly course: CourseDetail;
  readonly days: readonly PricedDay[];
  readonly holidays: readonly { readonly day: LocalDate; readonly name: string }[];
  readonly earliest: VenueTime;
  readonly players: number;
};

function calendarDays({ course, days, holidays, earliest, players }: MonthFacts): CalendarDays {
  const named = new Map(holidays.map(({ day, name }) => [day, name]));
  return Object.fromEntries(
    days.map((priced) => {
      const state = CALENDAR_STATE[stateOf(course, priced.day, priced, earliest)];
      const price = roundPrice(priced.greenFee, course, players).perGolfer;
      const holiday = named.get(priced.day);
      return [priced.day, { price, state, peak: priced.rate === "peak", holiday }];
    }),
  );
}

const CALENDAR_STATE = {
  open: "free",
  no_price: "none",
  closed: "closed",
  sold_out: "sold",
  past_cutoff: "none",
} as const satisfies Record<DayState, string>;

function stateOf(
  { lastTee }: CourseDetail,
  day: LocalDate,
  priced: PricedDay | undefined,
  earliest: VenueTime,
): DayState {
  const { full = 0, teeTimes = 0 } = priced ?? {};
  return dayState({ day, price: priced, lastTee, teeTimes, full }, earliest);
}

function firstDay({ lastTee }: CourseDetail, { day, time }: VenueTime): LocalDate {
  return time <= lastTee.slice(0, 5) ? day : addDays(day, 1);
}

function rangeOf(month: Month): { first: LocalDate; last: LocalDate } {
  const weeks = monthGrid(month, 0).flat();
  const [first] = weeks;
  const last = weeks.at(-1);
  if (!first || !last) throw new RangeError(`${month} has no days`);
  return { first, last };
}

function lastOfMonth(month: Month): LocalDate {
  return addDays(firstOfMonth(addMonths(month, 1)), -1);
}

function first<Item>([item]: readonly Item[]): Item | undefined {
  return item;
}
