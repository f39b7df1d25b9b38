import { expect, test } from "vitest";
import { llms } from "./llms-text.ts";
import { canonicalPage, excerpt } from "./page-text.ts";
import { robots } from "./robots-text.ts";
import { rss } from "./rss.ts";
import { PART_SIZE, partsOf, sitemap, sitemapIndex, xmlText } from "./sitemap-parts.ts";

const HOSTILE = `</title><script>alert("1")</script> & 'x' \u0000\u0008 \ud800`;

test("a description is one line, cut between words", () => {
  expect(excerpt("  one\n two  ")).toBe("one two");
  expect(excerpt("alpha beta gamma", 12)).toBe("alpha beta…");
  expect(excerpt("가".repeat(300))).toHaveLength(160);
  expect(excerpt("⛳".repeat(300))).not.toContain("\ufffd");
});

test.each([
  ["", 1, 1],
  ["?page=3", 3, 3],
  // Beyond the end the last page is shown, and it is that one's address that counts.
  ["?page=1000000000", 4, 4],
  ["?page=3&sort=price", 3, 1],
  ["?sort=price", 1, 1],
])("a list at %s that shows page %i has page %i as canonical", (search, shown, page) => {
  expect(canonicalPage(search, shown)).toBe(page);
});

test("no text can end its element, and characters forbidden in XML are left out", () => {
  expect(xmlText(HOSTILE)).toBe(
    "&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &apos;x&apos;  \ufffd",
  );
});

test("a sitemap names each page with its date and its other languages", () => {
  const text = sitemap(
    [{ path: "/terms?doc=a&b", changedAt: new Date("2026-11-01T00:00:00Z") }, { path: "/" }],
    (path) => ({
      canonical: `https://x${path}`,
      others: [{ hrefLang: "en", href: `https://x/en${path}` }],
    }),
  );
  expect(text).toContain(
    '<url><loc>https://x/terms?doc=a&amp;b</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://x/en/terms?doc=a&amp;b"/></url>',
  );
  expect(text).toContain("<url><loc>https://x/</loc><xhtml:link");
});

test("more pages than one file should hold are spread over several", () => {
  expect([0, 1, PART_SIZE, PART_SIZE + 1].map(partsOf)).toEqual([1, 1, 1, 2]);
  expect(sitemapIndex(["https://x/a.xml?page=2"])).toContain(
    "<sitemap><loc>https://x/a.xml?page=2</loc></sitemap>",
  );
});

test("robots may not read private pages, in both languages", () => {
  const lines = robots("https://x/sitemap.xml").split("\n");
  for (const path of ["/admin", "/api/", "/mypage", "/en/mypage", "/login", "/en/login"]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain("Sitemap: https://x/sitemap.xml");
  // A rule is a prefix: none of them may shut a public page.
  const shut = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? []);
  for (const open of [
    "/course/home",
    "/en/hotel/ht-x",
    "/review",
    "/notice/1",
    "/qna/1",
    "/og/a",
  ]) {
    expect(shut.filter((rule) => open.startsWith(rule))).toEqual([]);
  }
});

test("a feed holds its items with permanent links, and text that is never markup", () => {
  const text = rss({
    title: "Notices",
    description: "News",
    language: "ko-kr",
    page: "https://x/notice",
    self: "https://x/notice/rss.xml",
    items: [
      {
        title: HOSTILE,
        link: "https://x/notice/1",
        category: "Trip",
        text: "<b>bold</b>",
        publishedAt: new Date("2026-11-01T00:00:00Z"),
      },
    ],
  });
  expect(text).toContain('<guid isPermaLink="true">https://x/notice/1</guid>');
  expect(text).toContain("<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>");
  expect(text).toContain("<description>&amp;lt;b&amp;gt;bold&amp;lt;/b&amp;gt;</description>");
  expect(text).not.toContain("<script");
});

test("llms.txt names the pages in both languages, the address of the tools and the rules", () => {
  const text = llms("https://x");
  expect(text).toMatch(/^# Palmtee \(팜티\)\n\n> /);
  expect(text).toContain("(https://x/en/course/home)");
  expect(text).toContain("[한국어](https://x/)");
  expect(text).toContain("[MCP](https://x/mcp)");
  expect(text).toContain("Nothing is bought by a tool");
});
