import { LANGUAGES, type Locale } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import {
  addDays,
  dayRange,
  daysBetween,
  type LocalDate,
  MAX_DATE_TEXT,
  parseLocalDate,
  weekdayOf,
} from "./local-date.ts";

/** Limits of the calendar (spec §9). */
export const CALENDAR_WEEKS = 6;
export const WEEK_DAYS = 7;
export const CACHED_MONTHS = 12;
export const CACHED_PAGES = 5;
export const DATE_INPUT_DEBOUNCE_MS = 1000;
export const SWIPE_MAX_MS = 300;
export const SWIPE_MIN_X_PX = 60;
export const SWIPE_MAX_Y_PX = 80;
export const POPOVER_HIDE_DELAY_MS = 110;
/** How many parts of a time are shown: hours and minutes. */
export const TIME_ACCURACY = 2;

/** `YYYY-MM`. */
export type Month = `${number}-${number}`;

/** One day of a calendar. A day without an entry can be chosen and has no price. */
export type CalendarDay = {
  readonly price?: Won;
  /** `sold` is full, `closed` does not open, `none` has no price yet: none of them can be chosen. */
  readonly state?: "free" | "sold" | "closed" | "none";
  readonly peak?: boolean;
  /** The name of the holiday, in the reader's language. */
  readonly holiday?: string;
  /** Shown instead of the price, such as a caddie's 「오후만」. */
  readonly label?: string;
};

export type CalendarDays = Readonly<Record<LocalDate, CalendarDay>>;

/** A time as the database has it, to the accuracy of the calendar: `06:30:00` is `06:30`. */
export function timeText(time: string): string {
  return time.split(":").slice(0, TIME_ACCURACY).join(":");
}

/** 0 is Sunday. */
export function firstWeekday(locale: Locale): number {
  return LANGUAGES[locale].firstWeekday ?? 0;
}

export function monthOfDay(day: LocalDate): Month {
  return day.slice(0, 7) as Month;
}

export function firstOfMonth(month: Month): LocalDate {
  return `${month}-01` as LocalDate;
}

export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + count;
  const text = String((index % 12) + 1).padStart(2, "0");
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${text}` as Month;
}

/** Always six weeks, so that the grid never changes its height. */
export function monthGrid(month: Month, firstDay: number): readonly (readonly LocalDate[])[] {
  const first = firstOfMonth(month);
  const before = (weekdayOf(first) - firstDay + WEEK_DAYS) % WEEK_DAYS;
  const start = addDays(first, -before);
  return Array.from({ length: CALENDAR_WEEKS }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, day) => addDays(start, week * WEEK_DAYS + day)),
  );
}

export type Swipe = { readonly dx: number; readonly dy: number; readonly ms: number };

/** A quick horizontal swipe: to the left is the next month, to the right the previous one. */
export function swipedMonths({ dx, dy, ms }: Swipe): -1 | 0 | 1 {
  const counts =
    ms <= SWIPE_MAX_MS && Math.abs(dx) >= SWIPE_MIN_X_PX && Math.abs(dy) <= SWIPE_MAX_Y_PX;
  if (!counts) return 0;
  return dx < 0 ? 1 : -1;
}

/** The same day of another month, or its last day: one month after 31 January is 28 February. */
export function sameDayIn(day: LocalDate, months: number): LocalDate {
  const month = addMonths(monthOfDay(day), months);
  const last = addDays(firstOfMonth(addMonths(month, 1)), -1);
  const wanted = parseLocalDate(`${month}-${day.slice(8)}`);
  return wanted ?? last;
}

/** The day that a key moves to, or undefined for any other key. */
export function movedByKey(day: LocalDate, key: string, firstDay: number): LocalDate | undefined {
  const column = (weekdayOf(day) - firstDay + WEEK_DAYS) % WEEK_DAYS;
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -WEEK_DAYS);
    case "ArrowDown":
      return addDays(day, WEEK_DAYS);
    case "Home":
      return addDays(day, -column);
    case "End":
      return addDays(day, WEEK_DAYS - 1 - column);
    case "PageUp":
      return sameDayIn(day, -1);
    case "PageDown":
      return sameDayIn(day, 1);
    default:
      return undefined;
  }
}

export type DateLimits = { readonly min?: LocalDate; readonly max?: LocalDate };

export function isWithin(day: LocalDate, { min, max }: DateLimits): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

export function canChoose(day: LocalDate, about: CalendarDay | undefined, limits: DateLimits) {
  const { state = "free" } = about ?? {};
  return state === "free" && isWithin(day, limits);
}

const YEAR_FIRST = /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[일.]?$/;
const BARE = /^(\d{4})(\d{2})(\d{2})$/;
const NO_YEAR = /^(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*일?$/;

/**
 * A typed day: 2027-01-12, 2027.1.12, 20270112, 「2027년 1월 12일」, or 1/12 for the next twelfth of January. Undefined for
 * longer text and for text that is no day.
 */
export function parseDateText(text: string, today: LocalDate): LocalDate | undefined {
  if (text.length > MAX_DATE_TEXT) return undefined;
  const written = text.trim();
  const full = YEAR_FIRST.exec(written) ?? BARE.exec(written);
  if (full) return dayOf(full[1], full[2], full[3]);

  const short = NO_YEAR.exec(written);
  if (!short) return undefined;
  const year = Number(today.slice(0, 4));
  const thisYear = dayOf(String(year), short[1], short[2]);
  return thisYear && thisYear >= today ? thisYear : dayOf(String(year + 1), short[1], short[2]);
}

function dayOf(year = "", month = "", day = ""): LocalDate | undefined {
  return parseLocalDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

export type DateRange = { readonly from: LocalDate; readonly to?: LocalDate };

/** The first tap starts a stay, the second ends it; a tap before the start, or a third one, starts again. */
export function extendRange(range: DateRange | undefined, day: LocalDate): DateRange {
  if (!range || range.to || day <= range.from) return { from: day };
  return { from: range.from, to: day };
}

/**
 * The stay after a tap on a day, or undefined when a night in it is not free. The day of departure may be full:
 * its night is not counted.
 */
export function pickInRange(
  range: DateRange | undefined,
  day: LocalDate,
  days: CalendarDays,
  limits: DateLimits,
): DateRange | undefined {
  const next = extendRange(range, day);
  const isFree = (night: LocalDate) => canChoose(night, days[night], limits);
  if (next.to && isWithin(day, limits) && nightsOf(next.from, next.to).every(isFree)) return next;
  return isFree(day) ? { from: day } : undefined;
}

function nightsOf(from: LocalDate, to: LocalDate): LocalDate[] {
  return dayRange(from, daysBetween(from, to));
}

/** A cache that drops the least recently used entry first. */
export function remember<Key, Value>(
  cache: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value,
  size: number = CACHED_MONTHS,
): ReadonlyMap<Key, Value> {
  const rest = [...cache].filter(([other]) => other !== key);
  return new Map([...rest, [key, value] as const].slice(-size));
}
