import { useLocation } from "react-router";
import { withoutLocale } from "#app/platform/locale.ts";

/** The page that changes the language, and knows where one came from. */
export function useLanguageAddress(): string {
  const { pathname, search } = useLocation();
  return `/settings/language?from=${encodeURIComponent(withoutLocale(pathname) + search)}`;
}
