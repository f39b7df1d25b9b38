import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Meaning, pattern, type Rule } from "../sentence-claim.ts";
import { dayNamed, startsOn, tripBetween } from "./calendar-words.ts";

const WEEKDAY = "(?: ?\\([일월화수목금토]\\))?";
const ISO = "(20\\d{2})[-./] ?(1[0-2]|0?[1-9])[-./] ?([12]\\d|3[01]|0?[1-9])\\.?(?!\\d)";
const SLASHED = "(?<![\\d/.,])(1[0-2]|[12]\\d|3[01]|0?[1-9])\\/([12]\\d|3[01]|0?[1-9])(?![\\d/])";
const DOTTED = "(?<![\\d/.,])(1[0-2]|0?[1-9])\\. ?([12]\\d|3[01]|0?[1-9])(?![\\d/])";

/** Dates in figures: 2027-01-11, 1/11, 1.11~14. */
export const numberDateRules: readonly Rule[] = [
  [
    pattern`${ISO}${WEEKDAY} ?(?:~|-|부터|to|until) ?${ISO}${WEEKDAY}(?:까지)?`,
    ([, year, month, day, endYear, endMonth, endDay], { today }) =>
      tripBetween(dayOf(today, month, day, year), dayOf(today, endMonth, endDay, endYear)),
  ],
  [
    pattern`${ISO}${WEEKDAY}`,
    ([, year, month, day], { today }) => startsOn(dayOf(today, month, day, year)),
  ],
  [
    pattern`${SLASHED}${WEEKDAY} ?(?:~|-|부터|to|until) ?(?:${SLASHED}|([12]\d|3[01]|0?[1-9])(?! ?(?:명|박|시|만|인)))${WEEKDAY}(?:까지)?`,
    (groups, { today }) => {
      const [, month = "", day = "", endMonth = "", endDay = "", last = ""] = groups;
      const first = dayOf(today, month, day);
      return first && tripBetween(first, dayOf(first, endMonth || month, endDay || last));
    },
  ],
  [
    pattern`${DOTTED}${WEEKDAY} ?(?:~|-|부터) ?(?:${DOTTED}|([12]\d|3[01]|0?[1-9])(?! ?(?:명|박|시|만|인|성|m|k)))${WEEKDAY}(?:까지)?`,
    (groups, { today }) => {
      const [, month = "", day = "", endMonth = "", endDay = "", last = ""] = groups;
      const first = dayOf(today, month, day);
      return first && tripBetween(first, dayOf(first, endMonth || month, endDay || last));
    },
  ],
  [
    pattern`${SLASHED}${WEEKDAY}`,
    ([, first = "", second = ""], { today, locale }) =>
      slashed(today, first, second, locale === "ko"),
  ],
];

function dayOf(today: LocalDate, month = "", day = "", year = ""): LocalDate | undefined {
  return dayNamed(today, Number(month), Number(day), year === "" ? undefined : Number(year));
}

/** The month comes first, but not for everybody who writes English. */
function slashed(
  today: LocalDate,
  first: string,
  second: string,
  isMonthFirst: boolean,
): Meaning | undefined {
  const monthFirst = dayOf(today, first, second);
  if (isMonthFirst && monthFirst) return startsOn(monthFirst);
  const dayFirst = dayOf(today, second, first);
  return monthFirst ? startsOn(monthFirst, dayFirst) : startsOn(dayFirst);
}
