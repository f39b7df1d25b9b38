import { useLocation } from "react-router";
import { withoutLocale } from "#app/platform/i18n/locale.ts";

/**
 * The page that changes the language, and knows where one came from. What was chosen there is not in the link, for
 * a kept page is one and the same whatever its address asks for: the browser itself says it (`Referer`).
 */
export function useLanguageAddress(): string {
  const { pathname } = useLocation();
  return `/settings/language?from=${encodeURIComponent(withoutLocale(pathname))}`;
}
