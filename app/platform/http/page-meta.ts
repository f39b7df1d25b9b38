import type { MetaDescriptor } from "react-router";
import { LOCALE_TAG, LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import { listPath } from "#app/domain/common/paging.ts";
import { canonicalPage, excerpt } from "#app/domain/shell/seo/page-text.ts";
import {
  breadcrumbList,
  type Crumb,
  graphOf,
  type SchemaObject,
  type SiteUrls,
} from "#app/domain/shell/seo/schema-org.ts";
import { SHARE_SIZE, SHOP_SHARE_PICTURE } from "#app/domain/shell/seo/shared-pictures.ts";
import type { PageAddresses } from "#app/domain/shell/seo/sitemap-parts.ts";
import { type Translate, translator } from "#app/platform/i18n/i18n.ts";
import {
  isAdminPath,
  localeOfPath,
  localized,
  withoutLocale,
} from "#app/platform/i18n/request-locale.ts";

export type PageWords = {
  readonly title: string;
  readonly description: string;
  /** A picture of `SHARE_SIZE` for those who share the page; the shop's own otherwise. */
  readonly picture?: string | undefined;
  /** Which page of a list is shown. */
  readonly page?: number | undefined;
  /** What else of the query makes this a page of its own. */
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** The pages from the home page to this one. */
  readonly crumbs?: readonly Crumb[] | undefined;
  /** What the page is about, for machines. */
  readonly about?: readonly SchemaObject[] | undefined;
  /** The path of a feed that follows this page. */
  readonly feed?: string;
};

type PageArgs = {
  readonly location: { readonly pathname: string; readonly search?: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
};

type Words = (t: Translate, site: SiteUrls) => PageWords;

/** Title, description, canonical address, the page in the other language, what a shared link shows, and JSON-LD. */
export function pageMeta(args: PageArgs, words: Words): MetaDescriptor[] {
  const { origin, locale, verification } = siteOf(args);
  const t = translator(locale);
  const brand = t("frame:brand");
  const site: SiteUrls = {
    name: brand,
    locale,
    at: (path) => `${origin}${localized(path, locale)}`,
    file: (path) => `${origin}${path}`,
  };
  const { title, description, picture = SHOP_SHARE_PICTURE, ...page } = words(t, site);
  const { canonical, others } = pageAddresses(origin, canonicalPath(args, page), locale);
  const numbered =
    page.page && page.page > 1 ? t("frame:meta.page", { title, page: page.page }) : title;

  return [
    { title: `${numbered} | ${brand}` },
    { name: "description", content: excerpt(description) },
    link("canonical", { href: canonical }),
    ...others.map((other) => link("alternate", other)),
    ...(page.feed ? [feedLink(site, page.feed, title)] : []),
    ...sharing({
      title: `${numbered} | ${brand}`,
      description: excerpt(description),
      canonical,
      locale,
    }),
    ...pictures(site.file(picture), title),
    { property: "og:site_name", content: brand },
    ...(withoutLocale(args.location.pathname) === "/" ? verificationTags(verification) : []),
    ...structuredData(page, site, t("frame:meta.home")),
  ];
}

/** For pages of one member or of staff: with a title, but not indexed. */
export function privateMeta(args: PageArgs, words: Words): MetaDescriptor[] {
  return [...pageMeta(args, words), { name: "robots", content: "noindex" }];
}

function canonicalPath(
  { location: { pathname, search = "" } }: PageArgs,
  { page = 1, query = {} }: Pick<PageWords, "page" | "query">,
): string {
  return listPath(withoutLocale(pathname), query, canonicalPage(search, page));
}

function link(rel: string, rest: Readonly<Record<string, string>>): MetaDescriptor {
  return { tagName: "link", rel, ...rest };
}

function feedLink({ at }: SiteUrls, path: string, title: string): MetaDescriptor {
  return link("alternate", { type: "application/rss+xml", title, href: at(path) });
}

type Shared = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly locale: Locale;
};

function sharing({ title, description, canonical, locale }: Shared): MetaDescriptor[] {
  const tag = (each: Locale) => LOCALE_TAG[each].replace("-", "_");
  const others = LOCALES.filter((each) => each !== locale);
  return [
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: tag(locale) },
    ...others.map((each) => ({ property: "og:locale:alternate", content: tag(each) })),
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
}

function pictures(address: string, alt: string): MetaDescriptor[] {
  return [
    { property: "og:image", content: address },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(SHARE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_SIZE.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: address },
    { name: "twitter:image:alt", content: alt },
  ];
}

/** How the search engines verify the site; they look at the home page alone. */
function verificationTags({ google, naver }: SiteVerification): MetaDescriptor[] {
  return [
    ...(google ? [{ name: "google-site-verification", content: google }] : []),
    ...(naver ? [{ name: "naver-site-verification", content: naver }] : []),
  ];
}

/** The router writes it with `<` and `>` escaped, so that no name can end the block. */
function structuredData(
  { crumbs, about = [] }: Pick<PageWords, "crumbs" | "about">,
  site: SiteUrls,
  home: string,
): MetaDescriptor[] {
  const trail = crumbs ? [breadcrumbList([{ name: home, path: "/" }, ...crumbs], site)] : [];
  const items = [...about, ...trail];
  return items.length === 0 ? [] : [{ "script:ld+json": graphOf(items) } as MetaDescriptor];
}

function siteOf({ location, matches }: PageArgs) {
  const root = matches.find((match) => match?.id === "root");
  const { origin = "", locale, verification = {} } = (root?.loaderData ?? {}) as RootFacts;
  const ofPath = localeOfPath(location.pathname);
  return {
    origin,
    verification,
    locale: isAdminPath(location.pathname) ? (locale ?? ofPath) : ofPath,
  };
}

type SiteVerification = { readonly google?: string; readonly naver?: string };

type RootFacts = {
  readonly origin?: string;
  readonly locale?: Locale;
  readonly verification?: SiteVerification;
};

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
