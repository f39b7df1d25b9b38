/** A public page: its path without language, and when it last changed. */
export type PublicPage = { readonly path: string; readonly changedAt?: Date | undefined };

/** The addresses of a page in each language, and the default for other languages. */
export type PageAddresses = {
  readonly canonical: string;
  readonly others: readonly { readonly hrefLang: string; readonly href: string }[];
};

/** One file may hold 50,000; smaller ones are crawled again sooner. */
export const PART_SIZE = 10_000;

export function partsOf(total: number): number {
  return Math.max(1, Math.ceil(total / PART_SIZE));
}

export function sitemapIndex(addresses: readonly string[]): string {
  const rows = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`);
  return `${XML_HEAD}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join("\n")}\n</sitemapindex>\n`;
}

export function sitemap(
  pages: readonly PublicPage[],
  addressesOf: (path: string) => PageAddresses,
): string {
  const rows = pages.map(({ path, changedAt }) => {
    const { canonical, others } = addressesOf(path);
    const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    const links = others.map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xmlText(href)}"/>`,
    );
    return `<url><loc>${xmlText(canonical)}</loc>${lastmod}${links.join("")}</url>`;
  });
  return `${XML_HEAD}\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join("\n")}\n</urlset>\n`;
}

const NAMES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Characters that XML 1.0 forbids, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the ones to leave out
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(UNSPEAKABLE, "")
    .replace(/[&<>"']/g, (letter) => NAMES[letter] ?? letter);
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
