import { LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import type { PageAddresses } from "#app/domain/shell/seo/sitemap-parts.ts";
import { isAdminPath, localized } from "#app/platform/i18n/request-locale.ts";

/** The absolute address of a page, and the same page in each language; admin pages have one for all of them. */
export function pageAddresses(origin: string, path: string, locale: Locale): PageAddresses {
  const canonical = `${origin}${localized(path, locale)}`;
  if (isAdminPath(path)) return { canonical, others: [] };
  const others = LOCALES.map((each) => ({
    hrefLang: each as string,
    href: `${origin}${localized(path, each)}`,
  }));
  return { canonical, others: [...others, { hrefLang: "x-default", href: `${origin}${path}` }] };
}
