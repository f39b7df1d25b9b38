import { useLocation } from "react-router";
import {
  DEFAULT_LOCALE,
  isLocale,
  type Locale,
  localePrefix,
} from "#app/domain/common/language/languages.ts";

export const LANGUAGE_COOKIE = "lang";
const YEAR_S = 365 * 24 * 60 * 60;

/** `/en/…` is English; what begins with no language is in the default one. */
export function localeOfPath(pathname: string): Locale {
  const first = /^\/([\w-]+)(?:\/|$|\.data$)/.exec(pathname)?.[1];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}

export function localeOf(url: URL): Locale {
  return localeOfPath(url.pathname);
}

/** The path of a page in a language; admin paths are the same in all. */
export function localized(path: string, locale: Locale): string {
  const prefix = localePrefix(locale);
  if (prefix === "" || isAdminPath(path)) return path;
  return prefix + path.replace(/^\/(?=[?#]|$)/, "");
}

/** The same path as pages of the default language have it. */
export function withoutLocale(pathname: string): string {
  const prefix = localePrefix(localeOfPath(pathname));
  // `/en.data` is the home page's data, and has no path below the language.
  const isBelow = pathname === prefix || pathname.startsWith(`${prefix}/`);
  // Two slashes at the beginning would be read as the name of another site.
  return isBelow ? pathname.slice(prefix.length).replace(/^[/\\]*/, "/") : pathname;
}

/** Admin paths have no language: staff see the one they chose. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}

type CookieSite = {
  readonly languageCookieDomain: string | undefined;
  readonly secureCookies: boolean;
};

export function languageCookie(locale: Locale, site: CookieSite): string {
  const scope = site.languageCookieDomain ? `; Domain=${site.languageCookieDomain}` : "";
  const secure = site.secureCookies ? "; Secure" : "";
  return `${LANGUAGE_COOKIE}=${locale}; Max-Age=${YEAR_S}; Path=/; SameSite=Lax${secure}${scope}`;
}

export function chosenLocale(cookies: string | null): Locale | undefined {
  const value = /(?:^|;\s*)lang=([\w-]+)/.exec(cookies ?? "")?.[1];
  return isLocale(value) ? value : undefined;
}

/** In a browser: the language that the page came in. */
export function documentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}

/**
 * The link to the language page, with the page to return to. Its query is not in the link, because
 * a cached page is the same for every query: the server reads it from the `Referer` header.
 */
export function useLanguageAddress(): string {
  const { pathname } = useLocation();
  return `/settings/language?from=${encodeURIComponent(withoutLocale(pathname))}`;
}
