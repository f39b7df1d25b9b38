import type { ErrorCode } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { i18nFor } from "./i18n.ts";

/** False for the code of a newer server, which a page loaded before it has no sentence for. */
export function hasErrorText(locale: Locale, code: unknown): code is ErrorCode {
  return typeof code === "string" && i18nFor(locale).exists(`errors:${code}`);
}
