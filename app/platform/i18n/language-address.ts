import { useLocation } from "react-router";
import { withoutLocale } from "./request-locale.ts";

/**
 * The link to the language page, with the page to return to. Its query is not in the link, because
 * a cached page is the same for every query: the server reads it from the `Referer` header.
 */
export function useLanguageAddress(): string {
  const { pathname } = useLocation();
  return `/settings/language?from=${encodeURIComponent(withoutLocale(pathname))}`;
}
