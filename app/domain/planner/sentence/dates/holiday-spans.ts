import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Holiday } from "../names/lexicon.ts";

export type HolidayDay = {
  readonly names: readonly string[];
  readonly day: LocalDate;
  readonly country: string;
};

/** Days of one country that follow each other are one holiday. */
export function holidaySpans(days: readonly HolidayDay[]): Holiday[] {
  const spans: (Holiday & { readonly country: string })[] = [];
  for (const { names, day, country } of days.toSorted(
    (a, b) => a.country.localeCompare(b.country) || a.day.localeCompare(b.day),
  )) {
    const last = spans.at(-1);
    if (last?.country === country && day <= addDays(last.last, 1)) {
      spans[spans.length - 1] = {
        ...last,
        last: day,
        names: [...new Set([...last.names, ...names])],
      };
    } else spans.push({ country, names, first: day, last: day });
  }
  return spans.map(({ names, first, last }) => ({ names, first, last }));
}
