import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { i18nFor } from "./i18n.ts";

/** False for the code of a newer server, which a page loaded before it has no sentence for. */
export function hasErrorText(locale: Locale, code: unknown): code is ErrorCode {
  return typeof code === "string" && i18nFor(locale).exists(`errors:${code}`);
}

/** A few words for what went wrong, above the sentence that says what to do; not every error has them. */
export function errorTitle(locale: Locale, code: ErrorCode): string | undefined {
  // Not through `t`, which would fall back to the sentence.
  return i18nFor(locale).getResource(locale, "titles", code);
}
