export const LOCALES = ["ko", "en"] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "ko";

/** Text that an editor or a member wrote, in one language or both. */
export type Localized = { readonly [L in Locale]?: string };

/** The tags that `Intl` and the calendar understand. */
export const LOCALE_TAG = { ko: "ko-KR", en: "en-US" } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The text in the reader's language, or in the other one if it is not translated. */
export function localizedText(text: Localized, locale: Locale): string {
  return text[locale] || text.ko || text.en || "";
}
