import type { Locale } from "../locale.ts";

/** Something that schema.org has a word for; a property without a value is left out when it is written. */
export type Thing = {
  readonly "@type": string;
  readonly [property: string]: unknown;
};

/** The shop as others see it: whole addresses, in the reader's language. */
export type SeenSite = {
  readonly name: string;
  readonly locale: Locale;
  /** Of a page: `/course/home` in the reader's language. */
  readonly at: (path: string) => string;
  /** Of a file, which has no language. */
  readonly file: (path: string) => string;
};

const SCHEMA = "https://schema.org";

/** Everything that a page says about itself, in one block. */
export function graphOf(things: readonly Thing[]) {
  return { "@context": SCHEMA, "@graph": things };
}

export function schemaWord(word: string): string {
  return `${SCHEMA}/${word}`;
}

export function organizer({ name, at }: SeenSite): Thing {
  return { "@type": "Organization", name, url: at("/") };
}
