import { DEFAULT_LOCALE, type Locale } from "#app/domain/common/language/languages.ts";
import { chosenLocale } from "#app/platform/i18n/request-locale.ts";

/** Admin paths carry no language: staff read them in the one they chose. */
export function adminLocale(request: Request): Locale {
  return chosenLocale(request.headers.get("cookie")) ?? DEFAULT_LOCALE;
}
