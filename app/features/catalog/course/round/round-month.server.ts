import type { Database } from "#app/db/client.server.ts";
import { earliestTee, type VenueTime } from "#app/domain/catalog/sale/cut-off.ts";
import { type DayState, dayState } from "#app/domain/catalog/sale/sale-month.ts";
import {
  addMonths,
  type CalendarDays,
  firstOfMonth,
  type Month,
  monthGrid,
  monthOfDay,
} from "#app/domain/common/date/calendar-rules.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { feesOnDay, roundPrice } from "#app/domain/pricing/round-price.ts";
import type { RoundCourse } from "#app/features/catalog/course/detail/course-queries.server.ts";
import {
  listHolidays,
  listPricedDays,
  type PricedDay,
  peakNames,
} from "./course-calendar-queries.server.ts";

type MonthInput = {
  readonly course: RoundCourse;
  readonly month: Month;
  readonly players: number;
  readonly earliest: VenueTime;
};

/** The six weeks of a month, each day with its price or why it has none. */
export async function roundMonth(db: Database, locale: Locale, input: MonthInput) {
  const { course, month, players, earliest } = input;
  const shown = rangeOf(month);
  const [priced, holidays, peaks] = await Promise.all([
    listPricedDays(db, { id: course.id, ...shown, players }),
    listHolidays(db, locale, { country: course.country, ...shown }),
    peakNames(db, locale, { first: firstOfMonth(month), last: lastOfMonth(month) }),
  ]);
  const holidayNames = new Map(holidays.map(({ day, name }) => [day, name]));
  const days: CalendarDays = Object.fromEntries(
    priced.map((each) => {
      const state = CALENDAR_STATE[stateOn(course, each.day, each, earliest)];
      const price = roundPrice(each.greenFee, feesOnDay(course, each), players).perGolfer;
      const holiday = holidayNames.get(each.day);
      return [each.day, { price, state, peak: each.rate === "peak", holiday }];
    }),
  );
  const isPeak = ({ day, rate }: PricedDay) => rate === "peak" && monthOfDay(day) === month;
  return { priced, days, peaks: priced.some(isPeak) ? peaks : [] };
}

type StatesInput = {
  readonly course: RoundCourse;
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly players: number;
  readonly now: Date;
};

/** Whether a party can play, day by day; used for caddies, who need a round. */
export async function roundStates(
  db: Database,
  { course, first, last, players, now }: StatesInput,
): Promise<(day: LocalDate) => DayState> {
  const earliest = earliestTee(course.timeZone, course, now);
  const priced = await listPricedDays(db, { id: course.id, first, last, players });
  const known = new Map(priced.map((each) => [each.day, each]));
  return (day) => stateOn(course, day, known.get(day), earliest);
}

export function stateOn(
  { lastTee }: RoundCourse,
  day: LocalDate,
  priced: PricedDay | undefined,
  earliest: VenueTime,
): DayState {
  const { full = 0, teeTimes = 0 } = priced ?? {};
  return dayState({ day, price: priced, lastTee, teeTimes, full }, earliest);
}

const CALENDAR_STATE = {
  open: "free",
  no_price: "none",
  closed: "closed",
  sold_out: "sold",
  past_cutoff: "none",
} as const satisfies Record<DayState, string>;

/** The first day with a bookable tee-off. */
export function firstDay({ lastTee }: RoundCourse, { day, time }: VenueTime): LocalDate {
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
