import { LOCALES, localePrefix } from "#app/domain/common/language/languages.ts";

/** What belongs to one person, to staff or to programs; each in every language. */
const CLOSED = [
  "/mypage",
  "/profile",
  "/login",
  "/payment",
  "/shopping_cart",
  "/reservation",
  "/wish",
  "/settings",
  "/review/write",
  "/review/product",
  "/inbox",
];

export function robots(sitemapAddress: string): string {
  return [
    "User-agent: *",
    "Allow: /",
    "Disallow: /admin",
    "Disallow: /api/",
    ...CLOSED.flatMap((path) =>
      LOCALES.map((locale) => `Disallow: ${localePrefix(locale)}${path}`),
    ),
    "",
    `Sitemap: ${sitemapAddress}`,
    "",
  ].join("\n");
}
