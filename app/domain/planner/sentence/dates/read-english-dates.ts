import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Meaning, pattern, type Rule } from "../sentence-claim.ts";
import { COUNT, countOf } from "../spoken-numbers.ts";
import {
  comingWeekday,
  dayNamed,
  type MonthSpan,
  mondayOf,
  monthAhead,
  monthNamed,
  spanOf,
  startsOn,
  startsWithin,
  tripBetween,
  tripWithin,
  weekdayAhead,
  weekendOf,
  weekFrom,
} from "./calendar-words.ts";
import { fromNow, nextWeekday, weekNumbered } from "./date-meanings.ts";

const MONTH_NAMES = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const DAY = "(?<![\\d.,])(?:the )?([12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?![\\d,]*\\d)";
const YEAR = "(?:,? (20\\d{2}))?";
const TO = " ?(?:to|until|till|through|thru|and|-|~) ?(?:the )?";
const WEEKDAY_NAMES = "sun mon tue wed thu fri sat".split(" ");
const WEEKDAY = "(sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?s?\\b";
const ORDER: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: -1,
  "1st": 1,
  "2nd": 2,
  "3rd": 3,
  "4th": 4,
};
const NUMBER = "(first|second|third|fourth|last|1st|2nd|3rd|4th)";
const THIRDS: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 9],
  mid: [10, 19],
  late: [20, 30],
};

export const englishDateRules: readonly Rule[] = [
  [
    pattern`\b(between |from )?(?:${WEEKDAY},? )?${DAY}(?: of)?(?: ${MONTH})?${YEAR}${TO}(?:${WEEKDAY},? )?${DAY}(?: of)? ${MONTH}${YEAR}`,
    (groups, { today }) => {
      const [
        ,
        cue = "",
        ,
        day = "",
        month = "",
        year = "",
        ,
        endDay = "",
        endMonth = "",
        endYear = "",
      ] = groups;
      const first = dayOf(today, month || endMonth, day, year || endYear);
      return between(today, cue, first, first && dayOf(first, endMonth, endDay, endYear));
    },
  ],
  [
    pattern`\b(between |from )?${MONTH} ${DAY}${TO}(?:${MONTH} )?${DAY}${YEAR}`,
    (groups, { today }) => {
      const [, cue = "", month = "", day = "", endMonth = "", endDay = "", year = ""] = groups;
      const first = dayOf(today, month, day, year);
      return between(today, cue, first, first && dayOf(first, endMonth || month, endDay, ""));
    },
  ],
  [
    pattern`\b(around |about |after |from around )?(?:${WEEKDAY},? )?${DAY}(?: of)? ${MONTH}${YEAR}`,
    ([, cue = "", , day = "", month = "", year = ""], { today }) =>
      about(today, cue, dayOf(today, month, day, year)),
  ],
  [
    pattern`\b(around |about |after |from around )?(?:${WEEKDAY},? )?${MONTH} ${DAY}(?! ?(?:nights?|days?|rounds?|golfers?|people|of us))${YEAR}`,
    ([, cue = "", , month = "", day = "", year = ""], { today }) =>
      about(today, cue, dayOf(today, month, day, year)),
  ],
  [
    pattern`\b(?:the )?${NUMBER} (week|weekend)(?: of| in)? (?:${MONTH}${YEAR}|(next|this|the) month)`,
    ([, number = "", what = "", month = "", year = "", which = ""], { today }) => {
      const span = month
        ? monthOf(today, month, year)
        : monthAhead(today, which === "next" ? 1 : 0);
      return span && weekOf(today, span, ORDER[number] ?? 1, what === "weekend");
    },
  ],
  [
    pattern`\b(?:in )?(?:the )?(early|mid|late|beginning of|start of|middle of|end of)[ -](?:${MONTH}(?!\w)${YEAR}|(next|this|the) month)`,
    ([, third = "", month = "", year = "", which = ""], { today }) => {
      const span = month
        ? monthOf(today, month, year)
        : monthAhead(today, which === "next" ? 1 : 0);
      return span && thirdOf(today, span, third);
    },
  ],
  [
    pattern`\b(?:the )?week (?:of|from|beginning|starting|commencing)(?: the)? (?:${DAY}(?: of)? ${MONTH}|${MONTH} ${DAY})`,
    ([, day = "", month = "", monthFirst = "", dayLast = ""], { today }) => {
      const start = dayOf(today, month || monthFirst, day || dayLast, "");
      return start && weekFrom(today, start);
    },
  ],
  [
    pattern`\b(?:sometime |any ?time )?(?:in|during|this|for|next|of) (?:the month of )?${MONTH}(?!\w)(?! \d{1,2}(?!\d))${YEAR}`,
    ([, month = "", year = ""], { today }) => {
      const span = monthOf(today, month, year);
      return span && startsWithin(today, span.first, span.last);
    },
  ],
  [
    pattern`(?:^|(?<=[,.;] ?))(?:${MONTH})(?= ?(?:$|[,.;:]|trip|20\d\d))${YEAR}`,
    ([, month = "", year = ""], { today }) => {
      const span = monthOf(today, month, year);
      return span && startsWithin(today, span.first, span.last);
    },
  ],
  [
    pattern`\b(?:sometime )?(next|this) month\b`,
    ([, which = ""], { today }) => {
      const { first, last } = monthAhead(today, which === "next" ? 1 : 0);
      return startsWithin(today, first, last);
    },
  ],
  [
    pattern`\b(?:from |on |leaving |starting |departing )?(next |this |this coming |coming )?${WEEKDAY}(?: next week)?(?:${TO.replace("and|", "")}${WEEKDAY})?`,
    ([words = "", which = "", weekday = "", end = ""], { today }) =>
      weekdays(today, words.includes("next week") ? "next week" : which.trim(), weekday, end),
  ],
  [
    pattern`\b(next|this|this coming|the coming) weekend\b`,
    ([, which = ""], { today }) =>
      weekendOf(today, addDays(mondayOf(today), which === "next" ? 7 : 0)),
  ],
  [
    pattern`\b(next|this) week\b`,
    ([, which = ""], { today }) =>
      weekFrom(today, addDays(mondayOf(today), which === "next" ? 7 : 0)),
  ],
  [
    pattern`\b(tomorrow|the day after tomorrow)\b`,
    ([, word = ""], { today }) => startsOn(addDays(today, word === "tomorrow" ? 1 : 2)),
  ],
  [
    pattern`\b(?:in )?(?:about )?(${COUNT}|a) (days?|weeks?|months?)(?:'s?)?(?: time| from (?:now|today)| ahead)|\bin (?:about )?(${COUNT}|a) (days?|weeks?|months?)(?:'s?)?(?: time)?\b`,
    (groups, { today }) => {
      const [, a = "", , unit = "", b = "", , unitB = ""] = groups;
      const count = (a || b) === "a" ? 1 : countOf(a || b);
      return fromNow(today, count, unitOf(unit || unitB));
    },
  ],
];

function dayOf(today: LocalDate, month: string, day: string, year: string): LocalDate | undefined {
  return dayNamed(today, monthNumber(month), Number(day), year === "" ? undefined : Number(year));
}

function monthNumber(month: string): number {
  return MONTH_NAMES.indexOf(month.slice(0, 3)) + 1;
}

function monthOf(today: LocalDate, month: string, year: string): MonthSpan | undefined {
  return monthNamed(today, monthNumber(month), year === "" ? undefined : Number(year));
}

function between(
  today: LocalDate,
  cue: string,
  first: LocalDate | undefined,
  last: LocalDate | undefined,
): Meaning | undefined {
  const asTrip = cue.startsWith("between") ? undefined : tripBetween(first, last);
  return asTrip ?? tripWithin(today, first, last);
}

function about(today: LocalDate, cue: string, day: LocalDate | undefined): Meaning | undefined {
  if (!day || cue === "") return startsOn(day);
  const from = cue.startsWith("after")
    ? spanOf(today, addDays(day, 1), addDays(day, 31))
    : spanOf(today, addDays(day, -2), addDays(day, 2));
  return from && { set: { from }, other: [{ from: day }] };
}

function weekOf(
  today: LocalDate,
  span: MonthSpan,
  number: number,
  isWeekend: boolean,
): Meaning | undefined {
  if (isWeekend) return weekendIn(today, span, number);
  return weekNumbered(today, span, number);
}

/** By its Saturday. */
function weekendIn(
  today: LocalDate,
  { first, last }: MonthSpan,
  number: number,
): Meaning | undefined {
  const saturday =
    number > 0
      ? addDays(comingWeekday(first, 6), 7 * (number - 1))
      : comingWeekday(addDays(last, -6), 6);
  return weekendOf(today, mondayOf(saturday));
}

function thirdOf(today: LocalDate, { first, last }: MonthSpan, third: string): Meaning | undefined {
  const name = /^(beg|sta|ear)/.test(third) ? "early" : /^mid/.test(third) ? "mid" : "late";
  const [from, to] = THIRDS[name] ?? [0, 30];
  const end = addDays(first, to);
  return startsWithin(today, addDays(first, from), end > last ? last : end);
}

function weekdays(
  today: LocalDate,
  which: string,
  weekday: string,
  end: string,
): Meaning | undefined {
  const start = weekdayNamed(today, which, weekdayNumber(weekday));
  if (end === "" || start?.set.from === undefined || typeof start.set.from !== "string")
    return start;
  const last = comingWeekday(addDays(start.set.from, 1), weekdayNumber(end));
  const trip = tripBetween(start.set.from, last);
  return trip && { ...trip, ...(start.other ? { other: start.other } : {}) };
}

function weekdayNumber(name: string): number {
  return WEEKDAY_NAMES.indexOf(name.slice(0, 3));
}

function weekdayNamed(today: LocalDate, which: string, weekday: number): Meaning | undefined {
  if (which === "next week") return startsOn(weekdayAhead(today, weekday, 1));
  return which === "next" ? nextWeekday(today, weekday) : startsOn(comingWeekday(today, weekday));
}

function unitOf(unit: string): "day" | "week" | "month" {
  if (unit.startsWith("day")) return "day";
  return unit.startsWith("week") ? "week" : "month";
}
