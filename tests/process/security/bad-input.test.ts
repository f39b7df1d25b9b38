import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { inGroups } from "#tests/support/in-groups.ts";

const shop = await demoShop({ LOG_LEVEL: "error" });

const LISTS = [
  "/",
  "/search",
  "/best30",
  "/ai",
  "/terms",
  "/course/home",
  "/course/city/pattaya",
  "/hotel/home",
  "/hotel/city/bangkok",
  "/caddy/home",
  "/caddy/city/pattaya",
  "/event",
  "/tournament",
  "/notice",
  "/notice/rss.xml",
  "/community",
  "/review",
  "/sitemap-ko.xml",
];
const DETAILS = [
  "/course/th-siam-old",
  "/hotel/ht-gcp-t21",
  "/caddy/cad-001",
  "/community/2",
  "/api/course/th-siam-old/plan",
  "/api/hotel/ht-gcp-t21/plan",
  "/api/caddy/cad-001/days",
  "/api/wish",
  "/api/search",
];
/** Each takes an id where the star is. */
const BY_ID = [
  "/course/*",
  "/course/city/*",
  "/hotel/*",
  "/hotel/city/*",
  "/caddy/*",
  "/caddy/city/*",
  "/event/*",
  "/tournament/*",
  "/notice/*",
  "/community/*",
  "/community/*/join",
  "/qna/*",
  "/reservation/*",
  "/payment/complete/*",
  "/og/course/*.jpg",
  "/og/event/*.jpg",
  "/og/*/1.jpg",
  "/uploads/*",
  "/api/course/*/plan",
  "/api/hotel/*/plan",
  "/api/caddy/*/days",
  "/api/auth/*",
  "/*",
];

const LONG = "a".repeat(10_000);
const BAD_IDS = [
  "unknown",
  "0",
  "-1",
  "1.5",
  "1e3",
  "NaN",
  "99999999999999999999",
  "2147483648",
  "00000000-0000-0000-0000-000000000000",
  "⛳️🏌️",
  "방콕",
  "a".repeat(5_000),
  "..%2F..%2Fetc%2Fpasswd",
  "%2e%2e%2f",
  "a%2Fb%2Fc",
  "%00",
  "th-siam-old%00",
  "%E0%A4%A",
  "%zz",
  "%",
  "%C0%AF",
  "'%20or%201=1--",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "__proto__",
  "constructor",
];

const PAGES = ["0", "-1", "1.5", "1000000000", "9".repeat(40), "NaN", "%00"];
const DAYS = ["2026-02-30", "0000-00-00", "9999-99-99", "1".repeat(1_001), "tomorrow", "", "%00"];
const WORDS = ["nonsense", "⛳", "%00", "%zz", "__proto__", "a".repeat(1_001)];
const named = (names: readonly string[], values: readonly string[]) =>
  values.map((value) => names.map((name) => `${name}=${value}`).join("&"));

/** Many names in one request: a page that knows a name meets every bad value of it. */
const BAD_QUERIES = [
  ...named(["page"], PAGES),
  ...named(["date", "in", "out", "checkIn", "checkOut", "day"], DAYS),
  ...named(["month"], ["2026-13", "0000-00", "1".repeat(1_001), "%00"]),
  ...named(["sort", "tab", "kind", "category", "doc", "lang", "region", "city", "language"], WORDS),
  ...named(["from", "within", "band", "course", "room", "time"], WORDS.slice(0, 3)),
  ...named(["players", "adults", "children", "rooms", "rating", "step"], ["0", "-1", "1e9", "x"]),
  "page=1&page=2&sort=price&sort=&date=2027-01-01&date=x",
  "page[]=1&sort[]=a&date[0]=2027-01-01&q[]=x",
  `q=${LONG}`,
  `q=${encodeURIComponent("ㅅㅇ 골프장 ".repeat(150))}`,
  "q=%00",
  "q=%zz%E0%A4%A",
  "q=%25_%25%27%22%5C",
  "q=%ED%A0%80",
  `ids=${"course:x,".repeat(1_000)}`,
  "ids=course:%00,hotel:,:,caddy:__proto__",
  "",
  "&&==&=",
  "?",
];

const CLEAR = [200, 400, 404, 410];

/** What is wrong with an answer, in a line; nothing where it is clear. */
async function complaint(path: string): Promise<string[]> {
  const response = await fetch(shop.url + path, { headers: { "accept-language": "ko" } });
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  const say = (what: string) => [`${path.slice(0, 120)}: ${response.status} ${what}`];
  // Private pages ask for a login first, for any parameters.
  if (response.status === 401) return text.includes("<h1") ? [] : say("without a page");
  if (!CLEAR.includes(response.status)) return say("is no clear answer");
  if (type.includes("text/html")) return complaintOfPage(text).flatMap(say);
  if (type.includes("json")) {
    const answer = JSON.parse(text) as { code?: unknown; error?: unknown };
    return response.ok || answer.code || answer.error ? [] : say("has no code");
  }
  return response.ok && text !== "" ? [] : say(`is ${type || "nothing"}`);
}

function complaintOfPage(text: string): string[] {
  if (!text.includes("<h1")) return ["has no heading"];
  return text.includes("불러오지 못했어요") ? ["failed in a part of the page"] : [];
}

async function complaintsOf(paths: readonly string[]): Promise<string[]> {
  return (await inGroups(paths, complaint)).flat();
}

const ASKED = [...LISTS, ...DETAILS];

test.each(ASKED)("%s answers any request clearly", async (path) => {
  const queries = shareOf(BAD_QUERIES, ASKED.indexOf(path));
  expect(await complaintsOf(queries.map((query) => `${path}?${query}`))).toEqual([]);
});

test.each(BY_ID)("an id that is none gives a clear page: %s", async (path) => {
  const ids = shareOf(BAD_IDS, BY_ID.indexOf(path));
  expect(await complaintsOf(ids.map((id) => path.replace("*", id)))).toEqual([]);
});

/** By day each page meets every third of them, the next page the next ones; by night all. */
function shareOf(all: readonly string[], turn: number): readonly string[] {
  return process.env.NIGHTLY ? all : all.filter((_, index) => (index + turn) % 3 === 0);
}

test.each(["/course/*", "/hotel/*", "/notice/*", "/course/city/*"])(
  "the data of an unknown page is 404 too: %s",
  async (path) => {
    for (const id of ["unknown", "0", "⛳", "99999999999999999999", "'%20or%201=1--"]) {
      const { status } = await fetch(`${shop.url}${path.replace("*", id)}.data`);
      expect([id, status]).toEqual([id, 404]);
    }
  },
);

test("an unknown id is 404, never an empty page", async () => {
  for (const path of BY_ID.slice(0, 10)) {
    const { status } = await fetch(shop.url + path.replace("*", "unknown"));
    expect([path, status]).toEqual([path, 404]);
  }
});

test("none of it was a fault of ours", () => {
  expect(shop.output()).not.toMatch(/a (page|request) failed/);
});
