import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALE_TAG, LOCALES } from "#app/domain/common/language/languages.ts";
import { addDays } from "./local-date.ts";
import { dayText, monthDayText, monthText, weekdayName } from "./plain-date-text.ts";

const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays("1950-01-01", count));

test.each(LOCALES)("days in %s are written as Intl writes them", (locale) => {
  fc.assert(
    fc.property(days, fc.constantFrom("short", "long"), (day, length) => {
      const intl = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(LOCALE_TAG[locale], { ...options, timeZone: "UTC" }).format(
          new Date(`${day}T00:00:00Z`),
        );
      const monthDay = { month: length, day: "numeric" } as const;
      expect(weekdayName(day, locale, length)).toBe(intl({ weekday: length }));
      expect(monthDayText(day, locale, length)).toBe(intl(monthDay));
      expect(dayText(day, locale, length)).toBe(intl({ year: "numeric", ...monthDay }));
      expect(monthText(day, locale)).toBe(intl({ year: "numeric", month: "long" }));
    }),
  );
});
