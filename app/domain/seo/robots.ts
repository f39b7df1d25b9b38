/** Private pages, admin pages and the API; each in both languages. */
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
    ...CLOSED.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]),
    "",
    `Sitemap: ${sitemapAddress}`,
    "",
  ].join("\n");
}
