import { XML_HEAD, xmlText } from "./sitemap-parts.ts";

export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  /** The page that a reader sees, and the feed itself. */
  readonly page: string;
  readonly self: string;
  readonly items: readonly FeedItem[];
};

export type FeedItem = {
  readonly title: string;
  readonly link: string;
  readonly category: string;
  readonly text: string;
  readonly publishedAt: Date;
};

/** RSS 2.0, newest first. */
export function rss({ title, description, language, page, self, items }: Feed): string {
  const newest = items[0]?.publishedAt;
  return [
    XML_HEAD,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", title),
    element("link", page),
    element("description", description),
    element("language", language),
    `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element("lastBuildDate", newest.toUTCString())] : []),
    ...items.map(itemXml),
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

function itemXml({ title, link, category, text, publishedAt }: FeedItem): string {
  const parts = [
    element("title", title),
    element("link", link),
    `<guid isPermaLink="true">${xmlText(link)}</guid>`,
    element("category", category),
    // Feed readers parse a description as HTML, so it is escaped twice.
    element("description", xmlText(text)),
    element("pubDate", publishedAt.toUTCString()),
  ];
  return `<item>${parts.join("")}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
