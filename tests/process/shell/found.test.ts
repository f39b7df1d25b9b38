import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { posts } from "#app/db/schema/community/community-tables.ts";
import { notices } from "#app/db/schema/content-tables.ts";
import { missingIn, thingsOf } from "#tests/support/browser/structured-data.ts";
import { inGroups } from "#tests/support/in-groups.ts";
import { alteredShop } from "#tests/support/server/altered-shop.ts";
import { visitorOf } from "#tests/support/server/visitor.ts";

const HOSTILE = `</script><script>alert("1")</script><!-- & 'x'`;
const COURSE = "th-siam-old";
const GONE = { course: "th-siam-waterside", hotel: "ht-mytt", caddy: "cad-024", post: 1 };

const shop = await alteredShop(
  async (db) => {
    const about = (what: string) => ({ ko: `${HOSTILE} ${what}`, en: `${HOSTILE} ${what}` });
    await db
      .update(courses)
      .set({ name: about("course") })
      .where(eq(courses.id, COURSE));
    await db
      .update(notices)
      .set({ title: about("notice"), body: about("notice") })
      .where(eq(notices.id, 1));
    await db.update(courses).set({ status: "archived" }).where(eq(courses.id, GONE.course));
    await db.update(hotels).set({ status: "archived" }).where(eq(hotels.id, GONE.hotel));
    await db.update(caddies).set({ status: "archived" }).where(eq(caddies.id, GONE.caddy));
    await db.update(posts).set({ hidden: true }).where(eq(posts.id, GONE.post));
  },
  { GOOGLE_SITE_VERIFICATION: "google-1", NAVER_SITE_VERIFICATION: "naver-1" },
);

const visitor = visitorOf(shop.url);
const open = (path: string, headers: Record<string, string> = {}) =>
  visitor.get(path, { headers: { "accept-language": "ko", ...headers } });
const pathsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = ""]) => url.replaceAll("&amp;", "&").replace(shop.url, "") || "/",
  );
const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
const typesOf = (html: string) => thingsOf(html).map((thing) => thing["@type"]);

test("every page of the sitemap answers, names itself and differs from all others, in both languages", async () => {
  for (const locale of ["ko", "en"]) {
    const paths = pathsOf((await open(`/sitemap-${locale}.xml`)).text);
    expect(paths.length).toBeGreaterThan(150);
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    await inGroups(paths, async (path) => {
      const { status, text } = await open(path);
      expect([path, status]).toEqual([path, 200]);
      const title = tag(text, /<title>(.*?)<\/title>/);
      const description = tag(text, /<meta name="description" content="(.*?)"/);
      const canonical = tag(text, /<link rel="canonical" href="(.*?)"/).replaceAll("&amp;", "&");
      expect([path, titles.get(title)]).toEqual([path, undefined]);
      expect([path, descriptions.get(description)]).toEqual([path, undefined]);
      expect([path, description.length > 10]).toEqual([path, true]);
      // Browsers add the root's last slash themselves, so both forms are one address.
      expect(new URL(canonical).href).toBe(new URL(path, shop.url).href);
      expect([path, missingIn(thingsOf(text))]).toEqual([path, []]);
      titles.set(title, path);
      descriptions.set(description, path);
    });
  }
});

test("the sitemap lists each language, with the other next to every page, and nothing withdrawn", async () => {
  const index = (await open("/sitemap.xml")).text;
  expect(pathsOf(index)).toEqual(["/sitemap-ko.xml", "/sitemap-en.xml"]);
  const { headers, text } = await open("/sitemap-en.xml");
  expect(headers.get("content-type")).toContain("xml");
  expect(text).toContain(`<loc>${shop.url}/en/course/${COURSE}</loc><lastmod>20`);
  expect(text).toContain(`hreflang="ko" href="${shop.url}/course/${COURSE}"`);
  expect(text).toContain(`hreflang="x-default" href="${shop.url}/course/${COURSE}"`);
  const paths = pathsOf(text);
  expect(paths).not.toContain(`/en/course/${GONE.course}`);
  expect(paths).not.toContain(`/en/hotel/${GONE.hotel}`);
  expect(paths).not.toContain(`/en/caddy/${GONE.caddy}`);
  expect(paths).not.toContain(`/en/community/${GONE.post}`);
  expect((await open("/sitemap-en.xml?page=2")).status).toBe(404);
});

test("robots.txt names the sitemap and the closed paths", async () => {
  const { headers, text } = await open("/robots.txt");
  expect(headers.get("content-type")).toContain("text/plain");
  expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  expect(text).toContain("Disallow: /admin");
});

test.each([
  ["", "공지사항"],
  ["/en", "Notices"],
])("notices can be followed as RSS: %s/notice/rss.xml", async (prefix, title) => {
  const { headers, text } = await open(`${prefix}/notice/rss.xml`);
  expect(headers.get("content-type")).toContain("application/rss+xml");
  expect(text).toContain(`<title>${title}`);
  expect(text).toContain(`<link>${shop.url}${prefix}/notice/1</link>`);
  expect(text).not.toContain("<script");
  for (const page of [`${prefix}/notice`, `${prefix}/notice/1`]) {
    expect((await open(page)).text).toContain(`type="application/rss+xml" title=`);
  }
});

test.each([
  ["/", ["Organization", "WebSite"]],
  ["/course/home", ["BreadcrumbList"]],
  ["/course/city/pattaya", ["BreadcrumbList"]],
  [`/course/${COURSE}`, ["GolfCourse", "BreadcrumbList"]],
  ["/hotel/ht-gcp-t21", ["Hotel", "BreadcrumbList"]],
  ["/caddy/cad-001", ["Service", "BreadcrumbList"]],
  ["/event/1", ["Event", "BreadcrumbList"]],
  ["/tournament/1", ["SportsEvent", "BreadcrumbList"]],
  ["/notice/1", ["BreadcrumbList"]],
])("%s has structured data of type %j", async (path, types) => {
  expect(typesOf((await open(path)).text)).toEqual(types);
});

test("a course and a hotel have the price and the stars that people see in their structured data", async () => {
  for (const path of [`/course/${COURSE}`, "/hotel/ht-gcp-t21"]) {
    const [thing] = thingsOf((await open(path)).text);
    expect(thing).toMatchObject({
      makesOffer: { "@type": "AggregateOffer", priceCurrency: "KRW" },
      aggregateRating: { "@type": "AggregateRating" },
    });
  }
});

test("no name, however hostile, ends the script block it is in", async () => {
  for (const path of [`/course/${COURSE}`, "/notice/1", "/en/notice/1"]) {
    const { text } = await open(path);
    expect(text).not.toContain("<script>alert");
    const crumbs = thingsOf(text).find((thing) => thing["@type"] === "BreadcrumbList");
    expect(JSON.stringify(crumbs)).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  }
});

test.each([
  ["course", COURSE],
  ["hotel", "ht-gcp-t21"],
  ["caddy", "cad-001"],
  ["event", "1"],
  ["tournament", "1"],
  ["city", "pattaya"],
])("a shared %s shows a picture of the size that its page promises", async (kind, id) => {
  const response = await fetch(`${shop.url}/og/${kind}/${id}.jpg`);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(response.headers.get("cache-control")).toMatch(/^public, max-age=86400/);
  const image = await sharp(await response.bytes()).metadata();
  expect([image.format, image.width, image.height]).toEqual(["jpeg", 1200, 630]);
});

test.each([
  "/og/course/none.jpg",
  `/og/course/${GONE.course}.jpg`,
  "/og/event/x.jpg",
  "/og/members/1.jpg",
  "/og/course/..%2f..%2fetc.jpg",
])("an unknown page has no picture to share: %s", async (path) => {
  expect((await open(path)).status).toBe(404);
});

test.each([
  [`/course/${GONE.course}`, "/course/home"],
  [`/hotel/${GONE.hotel}`, "/hotel/home"],
  [`/caddy/${GONE.caddy}`, "/caddy/home"],
  [`/community/${GONE.post}`, "/community"],
])("%s was taken down: 410, and a way to %s", async (path, instead) => {
  const korean = await open(path);
  expect(korean.status).toBe(410);
  expect(korean.text).toContain("더 이상 제공하지 않아요");
  expect(korean.text).toContain(`href="${instead}"`);
  const english = await open(`/en${path}`);
  expect(english.status).toBe(410);
  // As every error but the 404, it may be over after a reload.
  expect(english.text).toContain(">Reload<");
  expect(english.text).toContain("No longer offered");
  expect(english.text).toContain(`href="/en${instead}"`);

  expect((await open(`${path}.data`)).status).toBe(410);
  const crawler = await open(path, { "user-agent": "Googlebot/2.1" });
  expect([crawler.status, crawler.text]).toEqual([410, "410"]);
});

test("an unknown address is 404, for a page and for its data", async () => {
  for (const path of ["/course/none", "/course/none.data", "/notice/99999", "/notice/99999.data"]) {
    expect([path, (await open(path)).status]).toEqual([path, 404]);
  }
});

test("search engines see at the front door whose shop it is", async () => {
  for (const path of ["/", "/en"]) {
    const { text } = await open(path);
    expect(text).toContain('<meta name="google-site-verification" content="google-1"/>');
    expect(text).toContain('<meta name="naver-site-verification" content="naver-1"/>');
  }
});
