import type { MetaDescriptor } from "react-router";
import { LOCALE_TAG, LOCALES } from "#app/domain/locale.ts";
import { type Translate, translator } from "./i18n.ts";
import { isDeskPath, localeOfPath, localized, withoutLocale } from "./locale.ts";

type PageWords = {
  readonly title: string;
  readonly description: string;
  /** A picture for those who share the page; the shop's own otherwise. */
  readonly picture?: string | undefined;
};

type PageArgs = {
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
};

const SHARE_PICTURE = "/pictures/share.jpg";

/** Title, description, canonical address, the page in the other language, and what a shared link shows. */
export function pageMeta(args: PageArgs, words: (t: Translate) => PageWords): MetaDescriptor[] {
  const { origin, locale } = siteOf(args);
  const t = translator(locale);
  const { title, description, picture = SHARE_PICTURE } = words(t);
  const fullTitle = `${title} | ${t("frame:brand")}`;
  const [canonical, others] = addressesOf(args.location.pathname, origin);

  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...others.map(({ hrefLang, href }) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href,
    })),
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: t("frame:brand") },
    { property: "og:locale", content: LOCALE_TAG[locale].replace("-", "_") },
    { property: "og:image", content: `${origin}${picture}` },
  ];
}

/** For what belongs to one person, or to staff: named, but kept out of search engines. */
export function privateMeta(args: PageArgs, words: (t: Translate) => PageWords): MetaDescriptor[] {
  return [...pageMeta(args, words), { name: "robots", content: "noindex" }];
}

/** Its own address, and the same page in each language; the desk has one address for all of them. */
function addressesOf(pathname: string, origin: string) {
  const path = withoutLocale(pathname);
  const canonical = `${origin}${localized(path, localeOfPath(pathname))}`;
  if (isDeskPath(pathname)) return [canonical, []] as const;
  const others = LOCALES.map((each) => ({
    hrefLang: each as string,
    href: `${origin}${localized(path, each)}`,
  }));
  return [canonical, [...others, { hrefLang: "x-default", href: `${origin}${path}` }]] as const;
}

function siteOf({ location, matches }: PageArgs) {
  const root = matches.find((match) => match?.id === "root");
  const { origin = "", locale } = (root?.loaderData ?? {}) as RootFacts;
  const ofPath = localeOfPath(location.pathname);
  return { origin, locale: isDeskPath(location.pathname) ? (locale ?? ofPath) : ofPath };
}

type RootFacts = { readonly origin?: string; readonly locale?: "ko" | "en" };
