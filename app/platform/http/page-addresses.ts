import { LOCALES, type Locale } from "#app/domain/locale.ts";
import type { PageAddresses } from "#app/domain/seo/sitemap.ts";
import { isDeskPath, localized } from "#app/platform/i18n/locale.ts";

/** A page's own whole address, and the same page in each language; the desk has one for all of them. */
export function pageAddresses(origin: string, path: string, locale: Locale): PageAddresses {
  const own = `${origin}${localized(path, locale)}`;
  if (isDeskPath(path)) return { own, others: [] };
  const others = LOCALES.map((each) => ({
    hrefLang: each as string,
    href: `${origin}${localized(path, each)}`,
  }));
  return { own, others: [...others, { hrefLang: "x-default", href: `${origin}${path}` }] };
}
