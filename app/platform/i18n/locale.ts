import { isLocale, type Locale } from "#app/domain/locale.ts";

export const LANGUAGE_COOKIE = "lang";
const YEAR_S = 365 * 24 * 60 * 60;

/** Korean pages have no prefix; English ones live under /en. */
export function localeOfPath(pathname: string): Locale {
  return /^\/en(\/|$|\.data$)/.test(pathname) ? "en" : "ko";
}

export function localeOf(url: URL): Locale {
  return localeOfPath(url.pathname);
}

/** The path of a page in a language; the desk's paths are the same in all. */
export function localized(path: string, locale: Locale): string {
  if (locale === "ko" || isAdminPath(path)) return path;
  return path === "/" ? "/en" : path.replace(/^\//, "/en/").replace(/^\/en\/([?#])/, "/en$1");
}

/** The same path as Korean pages have it. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(/^\/en(?=\/|$)/, "") || "/";
}

/** The desk has no language in its paths: staff see it in the language they chose. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}

export function languageCookie(locale: Locale, domain?: string): string {
  const scope = domain ? `; Domain=${domain}` : "";
  return `${LANGUAGE_COOKIE}=${locale}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax${scope}`;
}

export function chosenLocale(cookies: string | null): Locale | undefined {
  const value = /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? "")?.[1];
  return isLocale(value) ? value : undefined;
}
