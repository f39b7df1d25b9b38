import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Meaning, pattern, type Rule } from "../sentence-claim.ts";
import { countOf } from "../spoken-numbers.ts";
import {
  comingWeekday,
  dayNamed,
  lastOfMonth,
  type MonthSpan,
  mondayOf,
  mondayOfWeek,
  monthAhead,
  monthNamed,
  nextDayNumbered,
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

const YEAR = "(?:(20\\d{2}|내년|올해|\\d{2}년)(?: ?년)?[ .]*)?";
const MONTH = "(다음 ?달|담달|이번 ?달|이달|(?<!\\d)(?:1[0-2]|0?[1-9]) ?월)";
const DAY = "(?<!\\d)([12]\\d|3[01]|0?[1-9]) ?일?";
const WEEKDAY = "(?: ?\\(?[일월화수목금토](?:요일)?\\)?)?";
const NOT_DAY = " ?(?:박|명|인|시|분|만|번|홀|성|주|개|팀|라운드|천|백|[,:.]\\d)";
const TO = " ?(?:부터|에서|~|-|,)+ ?";
const NUMBERS: Readonly<Record<string, number>> = {
  첫: 1,
  첫째: 1,
  둘째: 2,
  셋째: 3,
  넷째: 4,
  다섯째: 5,
  마지막: -1,
  첫번째: 1,
  두번째: 2,
  세번째: 3,
  네번째: 4,
};
const WEEK_NUMBER =
  "(첫째|둘째|셋째|넷째|다섯째|마지막|첫 ?번째|두 ?번째|세 ?번째|네 ?번째|첫|[1-5])";
const THIRDS: Readonly<Record<string, readonly [number, number]>> = {
  초: [1, 10],
  초순: [1, 10],
  중순: [11, 20],
  말: [21, 31],
  하순: [21, 31],
};
const WEEKDAYS = "일월화수목금토";

export const koreanDateRules: readonly Rule[] = [
  [
    pattern`${YEAR}${MONTH} ?${DAY}${WEEKDAY}(${TO})(?:${YEAR}${MONTH} ?)?${DAY}(?!\d|${NOT_DAY})${WEEKDAY} ?(까지|사이|중에?)?`,
    (groups, { today }) => {
      const [
        ,
        year = "",
        month = "",
        day = "",
        ,
        endYear = "",
        endMonth = "",
        endDay = "",
        cue = "",
      ] = groups;
      return between(today, named(today, year, month, day), cue, (start) =>
        named(start, endYear, endMonth || month, endDay),
      );
    },
  ],
  [
    pattern`(?<![\d.,])([1-9]|[12]\d|3[01])일?(?:부터| ?~ ?|-)([1-9]|[12]\d|3[01]) ?일 ?(까지|사이|중에?)?`,
    (groups, { today }) => {
      const [, day = "", endDay = "", cue = ""] = groups;
      return between(today, nextDayNumbered(today, Number(day)), cue, (start) =>
        nextDayNumbered(start, Number(endDay)),
      );
    },
  ],
  [
    pattern`${YEAR}${MONTH} ?${DAY.replace("일?", "일")}${WEEKDAY}(?: ?(쯤|경|전후|즈음|께|이후|부터 ?아무|지나서))?`,
    ([, year = "", month = "", day = "", cue = ""], { today }) =>
      about(today, named(today, year, month, day), cue),
  ],
  [
    pattern`(?<![\d.,])([12]\d|3[01]|[1-9]) ?일${WEEKDAY} ?(?:부터|출발|에 ?출발|에 ?가)`,
    ([, day = ""], { today }) => startsOn(nextDayNumbered(today, Number(day))),
  ],
  [
    pattern`${YEAR}${MONTH}(?:의|에)? ?${WEEK_NUMBER} ?(주 ?주말|주말|주차|째 ?주|주)(?! ?일)`,
    ([, year = "", month = "", number = "", what = ""], { today }) => {
      const span = monthOf(today, year, month);
      return (
        span &&
        weekOf(
          today,
          span,
          NUMBERS[number.replaceAll(" ", "")] ?? Number(number),
          what.endsWith("주말"),
        )
      );
    },
  ],
  [
    pattern`${YEAR}${MONTH} ?(초순|중순|하순|초|말)(?:쯤|경|에)?`,
    ([, year = "", month = "", third = ""], { today }) => {
      const span = monthOf(today, year, month);
      return span && thirdOf(today, span, third);
    },
  ],
  [
    pattern`(?<![가-힣])(월초|월말|이번 ?달 ?말)(?:쯤|에)?`,
    ([, words = ""], { today }) =>
      thirdOf(
        today,
        monthAhead(today, words.endsWith("초") ? 1 : 0),
        words.endsWith("초") ? "초" : "말",
      ),
  ],
  [
    pattern`${YEAR}${MONTH}(?: ?(?:중|안|달)(?:에|으로)?)?(?! ?\d)`,
    ([, year = "", month = ""], { today }) => {
      const span = monthOf(today, year, month);
      return span && startsWithin(today, span.first, span.last);
    },
  ],
  [
    pattern`(?<![가-힣])(이번|다음|담|다다음|오는|돌아오는|차|금) ?주 ?([일월화수목금토])요일`,
    ([, which = "", weekday = ""], { today }) =>
      startsOn(notOver(today, weekdayAhead(today, WEEKDAYS.indexOf(weekday), weeksOf(which)))),
  ],
  [
    pattern`(?<![가-힣])(오는|돌아오는|이번|다음|담)? ?([월화수목금토일])요일(?:에|부터| 출발| 밤| 저녁| 아침)*`,
    ([, which = "", weekday = ""], { today }) =>
      weekdayNamed(today, which, WEEKDAYS.indexOf(weekday)),
  ],
  [
    pattern`(?<![가-힣])([목금토])요?일?(?:부터|~|-|에서| ) ?([일월화])(?:요일)?(?:까지| ?일정)`,
    ([, from = "", to = ""], { today }) => {
      const start = comingWeekday(today, WEEKDAYS.indexOf(from));
      return tripBetween(start, comingWeekday(addDays(start, 1), WEEKDAYS.indexOf(to)));
    },
  ],
  [
    pattern`(?<![가-힣])([일월화수목금토])요일(?:에)? ?(?:출발|떠나|가서|부터)[가-힣]{0,3},? ?([일월화수목금토])요일(?:에)? ?(?:귀국|돌아|복귀|까지|오는)[가-힣]{0,4}`,
    ([, from = "", to = ""], { today }) => {
      const start = comingWeekday(today, WEEKDAYS.indexOf(from));
      return tripBetween(start, comingWeekday(addDays(start, 1), WEEKDAYS.indexOf(to)));
    },
  ],
  [
    pattern`(?<![가-힣])(금토일|목금토|토일월|목금토일|금토일월)(?:요일)?`,
    ([, days = ""], { today }) => {
      const start = comingWeekday(today, WEEKDAYS.indexOf(days.slice(0, 1)));
      return tripBetween(start, addDays(start, days.length - 1));
    },
  ],
  [
    pattern`(?<![가-힣])(이번|다음|담|다다음|오는|돌아오는) ?(?:주 ?)?주말`,
    ([, which = ""], { today }) => weekendOf(today, addDays(mondayOf(today), 7 * weeksOf(which))),
  ],
  [
    pattern`(?<![가-힣])(이번|다음|담|다다음|차|금) ?주(?![가-힣]{0,1}(?:말|일))(?: ?중)?`,
    ([, which = ""], { today }) => weekFrom(today, addDays(mondayOf(today), 7 * weeksOf(which))),
  ],
  [
    pattern`(?<![가-힣])(내일|모레|글피)`,
    ([, word = ""], { today }) => startsOn(addDays(today, { 내일: 1, 모레: 2 }[word] ?? 3)),
  ],
  [
    pattern`(\d{1,2}|한|두|세|네|일|이|삼) ?(일|주일?|달|개월) ?(?:뒤|후|있다가|이따)`,
    ([, count = "", unit = ""], { today }) => fromNow(today, countOf(count), unitOf(unit)),
  ],
];

function named(today: LocalDate, year: string, month: string, day: string): LocalDate | undefined {
  const span = monthOf(today, year, month);
  if (!span) return undefined;
  const number = Number(month.replace(/\D/g, ""));
  if (number === 0) return dayNamed(span.first, Number(span.first.slice(5, 7)), Number(day));
  return dayNamed(today, number, Number(day), yearOf(today, year));
}

function monthOf(today: LocalDate, year: string, month: string): MonthSpan | undefined {
  if (/^이/.test(month)) return monthAhead(today, 0);
  if (/^[다담]/.test(month)) return monthAhead(today, 1);
  return monthNamed(today, Number(month.replace(/\D/g, "")), yearOf(today, year));
}

function yearOf(today: LocalDate, year: string): number | undefined {
  const thisYear = Number(today.slice(0, 4));
  if (year === "올해") return thisYear;
  if (year === "내년") return thisYear + 1;
  if (year === "") return undefined;
  return year.length === 4 ? Number(year) : 2000 + Number(year.slice(0, 2));
}

function between(
  today: LocalDate,
  first: LocalDate | undefined,
  cue: string,
  lastOf: (start: LocalDate) => LocalDate | undefined,
): Meaning | undefined {
  const last = first && lastOf(first);
  if (!first || !last) return undefined;
  const isWindow = cue.startsWith("사이") || cue.startsWith("중");
  return (isWindow ? undefined : tripBetween(first, last)) ?? tripWithin(today, first, last);
}

function about(today: LocalDate, day: LocalDate | undefined, cue: string): Meaning | undefined {
  if (!day || cue === "") return startsOn(day);
  const from = /이후|지나/.test(cue)
    ? spanOf(today, day, addDays(day, 30))
    : spanOf(today, addDays(day, -2), addDays(day, 2));
  return from && { set: { from }, other: [{ from: day }] };
}

function weekOf(
  today: LocalDate,
  span: MonthSpan,
  number: number,
  isWeekend: boolean,
): Meaning | undefined {
  return isWeekend
    ? weekendOf(today, mondayOfWeek(span, number))
    : weekNumbered(today, span, number);
}

function thirdOf(today: LocalDate, { first, last }: MonthSpan, third: string): Meaning | undefined {
  const [from, to] = THIRDS[third] ?? [1, 31];
  const end = addDays(first, to - 1);
  return startsWithin(today, addDays(first, from - 1), end > last ? lastOfMonth(first) : end);
}

function weeksOf(which: string): number {
  if (which === "다다음") return 2;
  return /^(다음|담|차)$/.test(which) ? 1 : 0;
}

function weekdayNamed(today: LocalDate, which: string, weekday: number): Meaning | undefined {
  const coming = comingWeekday(today, weekday);
  if (which === "이번") return startsOn(notOver(today, weekdayAhead(today, weekday, 0)) ?? coming);
  if (!/^(다음|담)$/.test(which)) return startsOn(coming);
  return nextWeekday(today, weekday);
}

function notOver(today: LocalDate, day: LocalDate): LocalDate | undefined {
  return day < today ? undefined : day;
}

function unitOf(unit: string): "day" | "week" | "month" {
  if (unit === "일") return "day";
  return unit.startsWith("주") ? "week" : "month";
}
