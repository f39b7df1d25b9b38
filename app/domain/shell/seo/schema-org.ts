import type { Locale } from "#app/domain/common/language/languages.ts";

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
