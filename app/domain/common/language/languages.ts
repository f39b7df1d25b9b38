import { languageTable } from "./language-type.ts";

// Nearly every module imports this one: without the marks of purity, none of them could be left out of a page.

/** The languages of the shop's pages: one entry here, and one folder of messages in `app/locales`. */
export const LANGUAGES = /* @__PURE__ */ languageTable({
  ko: {
    tag: "ko-KR",
    name: "한국어",
    fallback: "en",
    hasParticles: true,
    shortPrice: { unit: 10_000, digits: 1, suffix: "" },
    spanUnits: "long",
    dates: {
      weekdays: {
        long: ["일요일", "월요일", "화요일", "수요일", "목요일", "금요일", "토요일"],
        short: 1,
      },
      monthDay: "{{monthNumber}}월 {{date}}일",
      day: "{{year}}년 {{monthDay}}",
      month: "{{year}}년 {{monthNumber}}월",
      dayAndWeekday: "{{day}} ({{weekday}})",
      spokenDay: "{{day}} {{weekday}}",
      briefDay: "{{year}}. {{monthNumber}}. {{date}}.",
      moment: "{{day}} {{time}}",
      yearOfPeriod: "first",
    },
  },
  en: {
    tag: "en-US",
    name: "English",
    fallback: "ko",
    shortPrice: { unit: 1_000, digits: 0, suffix: "k" },
    spanUnits: "short",
    cardWindow: "EN",
    dates: {
      weekdays: {
        long: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        short: 3,
      },
      months: {
        long: [
          "January",
          "February",
          "March",
          "April",
          "May",
          "June",
          "July",
          "August",
          "September",
          "October",
          "November",
          "December",
        ],
        short: 3,
      },
      monthDay: "{{month}} {{date}}",
      day: "{{monthDay}}, {{year}}",
      month: "{{month}} {{year}}",
      dayAndWeekday: "{{weekday}}, {{day}}",
      spokenDay: "{{weekday}}, {{day}}",
      briefDay: "{{month}} {{date}}, {{year}}",
      moment: "{{day}}, {{time}}",
      yearOfPeriod: "last",
    },
  },
});

export type Locale = keyof typeof LANGUAGES;
export const LOCALES = /* @__PURE__ */ Object.keys(LANGUAGES) as [Locale, ...Locale[]];

/** Its pages have no prefix, its messages are complete by definition, and editors write in it first. */
export const DEFAULT_LOCALE: Locale = "ko";

/** For a first visit whose browser speaks no language of ours; its tag is en-US (spec §9). */
export const FALLBACK_LOCALE: Locale = "en";

/** The language of suppliers, drivers and front desks abroad, independent of the booker's. */
export const SUPPLIER_LOCALE: Locale = "en";

/** Text that an editor or a member wrote, in some of the languages. */
export type Localized = { readonly [L in Locale]?: string };

/** The tags that `Intl` and the calendar understand. */
export const LOCALE_TAG = /* @__PURE__ */ inEachLocale((locale) => LANGUAGES[locale].tag);

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** What the addresses of a language begin with. */
export function localePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? "" : `/${locale}`;
}

export function inEachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<
    Locale,
    Value
  >;
}

/** In which languages a reader is shown a text that is not translated, the best first. */
export function readingOrder(locale: Locale): readonly Locale[] {
  return [...new Set([locale, LANGUAGES[locale].fallback, ...LOCALES])];
}

/** The text in the reader's language, or in another while it is not translated. */
export function localizedText(text: Localized, locale: Locale): string {
  return readingOrder(locale).reduce((found, each) => found || (text[each] ?? ""), "");
}
