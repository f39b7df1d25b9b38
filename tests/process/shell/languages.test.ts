import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { inGroups } from "#tests/support/in-groups.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const shop = sharedShop();

const visitor = visitorOf(shop.url);
const visit = (path: string, headers: Record<string, string> = {}) =>
  visitor.get(path, { headers });

test.each<{ headers: Record<string, string>; goes: string; because: string }>([
  { headers: {}, goes: "/", because: "nothing is known: Korean" },
  { headers: { "accept-language": "en-GB,en;q=0.9" }, goes: "/en", because: "English browser" },
  { headers: { "accept-language": "ko,en;q=0.8" }, goes: "/", because: "Korean comes first" },
  {
    headers: { "accept-language": "fr,en;q=0.5" },
    goes: "/en",
    because: "French is not spoken here",
  },
  { headers: { "accept-language": "fr-FR" }, goes: "/en", because: "no language of ours" },
  { headers: { "accept-language": "*" }, goes: "/", because: "a crawler names no language" },
  {
    headers: { cookie: "lang=ko", "accept-language": "en" },
    goes: "/",
    because: "the saved choice comes before the browser's",
  },
  { headers: { cookie: "lang=en" }, goes: "/en", because: "the saved choice" },
])("a first visit to / ends at $goes: $because", async ({ headers, goes }) => {
  const { status, to } = await visit("/", headers);
  expect([status, to]).toEqual(goes === "/" ? [200, ""] : [302, goes]);
});

test("a deep link is never redirected for its language", async () => {
  const english = { cookie: "lang=en", "accept-language": "en" };
  expect((await visit("/course/home", english)).status).toBe(200);
  expect((await visit("/en/course/home", { cookie: "lang=ko" })).status).toBe(200);
});

test("an unknown language is no path", async () => {
  expect((await visit("/fr/course/home")).status).toBe(404);
});

test("every page names its language, its canonical address and its other language", async () => {
  const page = (await visit("/en/course/th-siam-old?date=2026-12-01")).text;
  expect(page).toContain('<html lang="en"');
  expect(page).toContain(`<link rel="canonical" href="${shop.url}/en/course/th-siam-old"/>`);
  for (const [tag, path] of [
    ["ko", "/course/th-siam-old"],
    ["en", "/en/course/th-siam-old"],
    ["x-default", "/course/th-siam-old"],
  ]) {
    expect(page).toContain(`<link rel="alternate" hrefLang="${tag}" href="${shop.url}${path}"/>`);
  }
  expect(page).toMatch(/<title>[^<]*Siam[^<]* \| Palmtee<\/title>/);
});

function hasWholeHead(page: string, path: string): boolean {
  return (
    /<title>[^<]+ \| (팜티|Palmtee)<\/title>/.test(page) &&
    /<meta name="description" content="[^"]{10,}"/.test(page) &&
    page.includes(`<link rel="canonical" href="${shop.url}${path === "/" ? "/" : path}"/>`) &&
    (page.match(/<link rel="alternate" hrefLang="(ko|en|x-default)"/g)?.length ?? 0) === 3
  );
}

test("no page is without its title, description, canonical address and both languages", async () => {
  const { demo } = await signedIn(shop.url, "demo");
  const paths = SPEC_PATHS.filter(
    ({ example, access }) => access !== "staff" && example !== "/login",
  ).flatMap(({ example }) => [example, `/en${example === "/" ? "" : example}`]);
  const pages = await inGroups(paths, (path) => demo.get(path));
  const bare = paths.filter((path, index) => !hasWholeHead(pages[index]?.text ?? "", path));
  expect(bare).toEqual([]);
});

test("choosing a language sets its cookie for a year and leads to the same page", async () => {
  const form = { lang: "en", from: "/notice" };
  const { status, to, headers } = await visitor.post("/settings/language?from=%2Fnotice", form);
  expect([status, to]).toEqual([302, "/en/notice"]);
  expect(headers.getSetCookie()).toEqual(["lang=en; Max-Age=31536000; Path=/; SameSite=Lax"]);
});

test("the language that a member chooses for pages is the language of their messages, too", async () => {
  const { content } = await signedIn(shop.url, "content");
  const ticked = async () => {
    const page = await content.get("/mypage/settings");
    const inputs = page.text.match(/<input[^>]*name="locale"[^>]*>/g) ?? [];
    expect(inputs).toHaveLength(2);
    return inputs
      .filter((each) => / checked/.test(each))
      .map((each) => /value="(\w+)"/.exec(each)?.[1]);
  };
  expect(await ticked()).toEqual(["ko"]);
  for (const lang of ["en", "ko"]) {
    expect((await content.post("/settings/language", { lang, from: "/notice" })).status).toBe(302);
    expect(await ticked()).toEqual([lang]);
  }
});

test("choices made on a page stay in the other language; another site's address does not count", async () => {
  const fieldAfter = async (referer: string) => {
    const from = encodeURIComponent("/course/th-siam-old");
    const page = await visit(`/en/settings/language?from=${from}`, { referer });
    return /name="from" value="([^"]*)"/.exec(page.text)?.[1]?.replaceAll("&amp;", "&");
  };
  const choice = "?date=2027-01-12&time=06:30";
  expect(await fieldAfter(`${shop.url}/en/course/th-siam-old${choice}`)).toBe(
    `/course/th-siam-old${choice}`,
  );
  for (const other of [
    `${shop.url}/en/course/th-siam-rolling${choice}`,
    `https://evil.example/en/course/th-siam-old${choice}`,
    `${shop.url}/en/course/th-siam-old?${"x".repeat(2_000)}`,
    "nonsense",
  ]) {
    expect(await fieldAfter(other), other).toBe("/course/th-siam-old");
  }
});
