import { LOCALE_TAG } from "#app/domain/common/language/languages.ts";
import type { SchemaObject, SiteUrls } from "./schema-org.ts";

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
