import { type LocalDate, toUtcDate } from "#app/domain/common/date/local-date.ts";
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  SUPPLIER_LOCALE,
} from "#app/domain/common/language/languages.ts";
import { dateFormat } from "#app/domain/common/text/formats.ts";

/** A voucher is read by its owner, the front desk and the driver: also in languages that no page has. */
export type VoucherLanguage = Locale | "th";
export const VOUCHER_LANGUAGES: readonly VoucherLanguage[] = [
  ...new Set<VoucherLanguage>([...LOCALES, "th"]),
];

/** Where staff read a language of their own; elsewhere they read `SUPPLIER_LOCALE`. */
const SPOKEN_IN: Readonly<Record<string, VoucherLanguage>> = { "Asia/Bangkok": "th" };

/** Days in the calendar that staff count by; others read them as computers write them. */
const DAY_TAG: Partial<Record<VoucherLanguage, string>> = { th: "th-TH-u-ca-buddhist" };

/** What is read at the place in this time zone. */
export function languageAt(zone: string): VoucherLanguage {
  return SPOKEN_IN[zone] ?? SUPPLIER_LOCALE;
}

/** The two languages of the printed card: its owner's, and the one that every front desk reads. */
export function cardLanguages(locale: Locale): readonly [Locale, Locale] {
  return [locale === SUPPLIER_LOCALE ? DEFAULT_LOCALE : locale, SUPPLIER_LOCALE];
}

/** 12 มกราคม 2570: Thai desks count their years from the Buddha. */
export function dayIn(language: VoucherLanguage, day: LocalDate): string {
  const tag = DAY_TAG[language];
  if (!tag) return day;
  return dateFormat(tag, { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" })
    .format(toUtcDate(day))
    .replace(/พ\.ศ\.\s*/, "");
}
