import { type LocalDate, SHOP_ZONE, toUtcDate } from "#app/domain/common/date/local-date.ts";
import { LANGUAGES, type Localized, localizedText } from "#app/domain/common/language/languages.ts";
import { formatWon, type Won } from "#app/domain/common/money.ts";
import { dateFormat, numberFormat, weekdayName } from "#app/domain/common/text/formats.ts";
import type { PageOfList } from "#app/domain/desk/list/list-params.ts";
import type { Span } from "#app/domain/desk/waiting.ts";
import { useLocale } from "#app/platform/i18n/locale-context.tsx";

const HOUR_MS = 3_600_000;

const DAY = {
  timeZone: "UTC",
  year: "numeric",
  month: "short",
  day: "numeric",
  weekday: "short",
} as const;
const MOMENT = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;

/** Formats days, times, sums and texts for the admin pages, in the reader's language. */
export function useAdminFormat() {
  const locale = useLocale();
  const { tag, spanUnits } = LANGUAGES[locale];
  const number = numberFormat(tag);
  return {
    locale,
    /** A day at the venue. */
    day: (day: LocalDate) => dateFormat(tag, DAY).format(toUtcDate(day)),
    /** A time in Seoul. */
    moment: (at: Date, zone = SHOP_ZONE) =>
      dateFormat(tag, { ...MOMENT, hourCycle: "h23", timeZone: zone }).format(at),
    clock: (at: Date, zone: string) =>
      dateFormat(tag, {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone: zone,
      }).format(at),
    won: (amount: Won) => formatWon(amount, locale),
    number: (value: number) => number.format(value),
    /** 10,000+ where a list was not counted to its end. */
    counted: ({ total, isMore }: Pick<PageOfList, "total" | "isMore">) =>
      isMore ? `${number.format(total - 1)}+` : number.format(total),
    text: (text: Localized | null) => (text ? localizedText(text, locale) : ""),
    language: (code: string) => new Intl.DisplayNames(tag, { type: "language" }).of(code) ?? code,
    country: (code: string) => new Intl.DisplayNames(tag, { type: "region" }).of(code) ?? code,
    weekday: (weekday: number) => weekdayName(tag, weekday),
    /** 52분, 3시간 · 52 min, 3 hr */
    span: ({ unit, count }: Span) =>
      numberFormat(tag, {
        style: "unit",
        unit,
        unitDisplay: spanUnits,
      }).format(count),
    /** How long ago: hours within two days, days after that. */
    ago: (at: Date, now: Date) => {
      const relative = new Intl.RelativeTimeFormat(tag, { numeric: "always" });
      const hours = Math.floor((now.getTime() - at.getTime()) / HOUR_MS);
      return hours < 48
        ? relative.format(-hours, "hour")
        : relative.format(-Math.floor(hours / 24), "day");
    },
  };
}
