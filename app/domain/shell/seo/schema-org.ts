import { LOCALE_TAG, type Locale } from "#app/domain/common/language/languages.ts";

/** An object of schema.org; undefined properties are left out in the JSON. */
export type SchemaObject = {
  readonly "@type": string;
  readonly [property: string]: unknown;
};

/** Makes absolute addresses, in the reader's language. */
export type SiteUrls = {
  readonly name: string;
  readonly locale: Locale;
  /** The address of a page: `/course/home` in the reader's language. */
  readonly at: (path: string) => string;
  /** The address of a file, which has no language. */
  readonly file: (path: string) => string;
};

const SCHEMA = "https://schema.org";

/** All structured data of a page in one script element. */
export function graphOf(objects: readonly SchemaObject[]) {
  return { "@context": SCHEMA, "@graph": objects };
}

export function schemaTerm(term: string): string {
  return `${SCHEMA}/${term}`;
}

export function organizer({ name, at }: SiteUrls): SchemaObject {
  return { "@type": "Organization", name, url: at("/") };
}

export type Crumb = { readonly name: string; readonly path: string };

/** The organisation and the search box, for the home page. */
export function siteSchema(site: SiteUrls, description: string): SchemaObject[] {
  const url = site.at("/");
  const publisher = { "@id": `${site.file("/")}#organization` };
  return [
    {
      "@type": "Organization",
      ...publisher,
      name: site.name,
      url,
      description,
      logo: site.file("/icon.svg"),
      image: site.file("/pictures/share.jpg"),
    },
    {
      "@type": "WebSite",
      name: site.name,
      url,
      inLanguage: LOCALE_TAG[site.locale],
      publisher,
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${site.at("/search")}?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}

/** Breadcrumbs from the home page to the page itself. */
export function breadcrumbList(crumbs: readonly Crumb[], site: SiteUrls): SchemaObject {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.at(path),
    })),
  };
}
