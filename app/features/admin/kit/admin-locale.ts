import { DEFAULT_LOCALE, type Locale } from "#app/domain/locale.ts";
import { chosenLocale } from "#app/platform/i18n/locale.ts";

/** Paths of the desk name no language: staff read it in the one they chose. */
export function adminLocale(request: Request): Locale {
  return chosenLocale(request.headers.get("cookie")) ?? DEFAULT_LOCALE;
}
