import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ADDRESSES } from "#tests/process/support/addresses.ts";
import { COOKIE_NAMES } from "#tests/process/support/cookie-names.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { ODD_DAYS, ODD_TEXTS, oddTextsFor } from "#tests/process/support/odd-texts.ts";
import { inGroups } from "#tests/support/in-groups.ts";
import { temporaryDirectory } from "#tests/support/server/shop-process.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const ASKED_NAMES = join(await temporaryDirectory(), "names");
const shop = await demoShop({
  LOG_LEVEL: "error",
  ASKED_NAMES,
  NODE_OPTIONS: `--import ${join(import.meta.dirname, "../support/note-asked-names.ts")}`,
});
const visitor = visitorOf(shop.url);
const { owner } = await signedIn(shop.url, "owner");

/** Proxies and servers refuse longer addresses. */
const SHORT = (text: string) => text.length <= 400;
/** The longest value in a query, so that all names of a page fit into one address. */
const VALUE = 24;
/** Node's own refusal of what is too long: then nothing of ours was tried. */
const TOO_LONG = 431;

const PLACES = ADDRESSES.map((address, turn) => ({ ...address, turn }));
const NAMES = new Set(ADDRESSES.flatMap(({ names }) => names));

const statusOf = async (path: string, headers = {}) => (await owner.get(path, { headers })).status;

const isFault = (status: number) => status >= 500 || status === TOO_LONG;

test("the names of parameters are found in the code, however it looks them up", () => {
  const ways = ["q", "page", "role", "players", "adults", "by", "title", "post", "left"];
  expect(ways.filter((name) => !NAMES.has(name))).toEqual([]);
});

test("every address of the route table is asked, also those without a page", () => {
  const paths = ADDRESSES.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/course/th-siam-old",
      "/admin",
      "/api/login-id",
      "/api/payment/status",
      "/api/admin/find",
      "/uploads/1",
      "/og/course/th-siam-old.jpg",
    ]),
  );
});

test.each(PLACES)("$path: no character in any parameter brings it down", async (place) => {
  const { path, turn, names } = place;
  const faults = await inGroups(oddTextsFor(turn).filter(SHORT), async (odd) => {
    const query = new URLSearchParams(names.map((name) => [name, odd.slice(0, VALUE)]));
    const status = await statusOf(`${path}?${query}`);
    return isFault(status) ? [`${JSON.stringify(odd.slice(0, VALUE))}: ${status}`] : [];
  });
  expect(faults.flat()).toEqual([]);
  const name = names[turn % names.length];
  expect(await statusOf(`${path}?${name}=a%00b`)).toBe(400);
});

/** Pages of the desk that look something up by a day, each with what else makes them do so. */
const BY_DAY = [
  ["/admin/reservations", "day"],
  ["/admin/run-sheet", "date"],
  ["/admin/run-sheet/file", "date"],
  ["/admin/audit", "from"],
  ["/admin/audit", "to"],
  ["/admin/courses/th-siam-old/price?tab=places", "day"],
  ["/admin/courses/th-siam-old/price?days=60", "copy"],
  ["/admin/hotel/room/ht-gcp-t21-room-1/price?tab=places", "day"],
] as const;

test.each(BY_DAY)("%s: no day in %s brings it down", async (address, name) => {
  await inGroups(ODD_DAYS, async (day) => {
    const status = await statusOf(`${address}${address.includes("?") ? "&" : "?"}${name}=${day}`);
    expect([day, status]).toEqual([day, 200]);
  });
});

const BY_ID = PLACES.filter(({ pattern }) => /:\w+/.test(pattern));

test.each(BY_ID)("$pattern: no character in its place brings it down", async (place) => {
  const { pattern, turn } = place;
  const withText = (text: string) => pattern.replaceAll(/:\w+/g, text.replaceAll("$", "$$$$"));
  const odds = oddTextsFor(turn).filter((text) => SHORT(text) && text !== "");
  await inGroups(odds, async (odd) => {
    const status = await statusOf(withText(encodeURIComponent(odd)));
    expect([odd, isFault(status)]).toEqual([odd, false]);
  });
  expect(await statusOf(withText("a%00b"))).toBe(400);
  expect(await statusOf(`${withText("a%00b")}.data`)).toBe(400);
});

/** Headers carry bytes: what is beyond them never leaves a browser. */
const BYTES = ODD_TEXTS.filter((text) => SHORT(text) && /^[\t\x20-\x7E\x80-\xFF]*$/.test(text));
const HEADERS = ["accept-language", "user-agent", "referer", "x-forwarded-for", "if-none-match"];

const post = async (path: string, form: Record<string, string>, headers: object) => {
  const body = new URLSearchParams(form);
  return (await visitor.get(path, { method: "POST", headers: { ...headers }, body })).status;
};

const LOGIN = { loginId: "demo", password: "wrong" };

test("no header brings a page or a login down", async () => {
  await inGroups([...BYTES, "\xFF\xFE\x80", "a".repeat(2_000), "*;q=-1,;,=,"], async (value) => {
    const odd = Object.fromEntries(HEADERS.map((name) => [name, value]));
    expect([value, isFault(await statusOf("/", odd))]).toEqual([value, false]);
    expect([value, isFault(await post("/login", LOGIN, odd))]).toEqual([value, false]);
  });
});

test("the names of cookies are found in the code", () => {
  const ours = [
    "session",
    "device",
    "social",
    "social-stay",
    "social-join",
    "help-visitor",
    "lang",
  ];
  expect(ours.filter((name) => !COOKIE_NAMES.includes(name))).toEqual([]);
  expect(COOKIE_NAMES).toContain("__Host-session");
});

/** Pages that read some cookie. */
const READERS = [
  "/",
  "/mypage",
  "/en/course/home",
  "/admin",
  "/settings/language",
  "/login/done",
  "/api/auth/google",
  "/api/auth/google/callback?state=a&code=b",
];

test("no cookie brings a page, a login or a vote down", async () => {
  const values = [...BYTES, "%00", "a%00b", "\xFF\xFE\x80", "%E0%A4%A"];
  await inGroups(values, async (value) => {
    // One that is wrong must not hide the next.
    for (const without of ["", "session"]) {
      const names = COOKIE_NAMES.filter((name) => name !== without);
      const odd = { cookie: names.map((name) => `${name}=${value}`).join("; ") };
      for (const path of READERS) {
        expect([value, path, isFault(await statusOf(path, odd))]).toEqual([value, path, false]);
      }
      const vote = { answer: "1", helpful: "yes" };
      expect([value, isFault(await post("/login", LOGIN, odd))]).toEqual([value, false]);
      expect([value, isFault(await post("/help", vote, odd))]).toEqual([value, false]);
    }
  });
  await inGroups(COOKIE_NAMES, async (name) => {
    const long = { cookie: `${name}=${"a".repeat(4_000)}` };
    expect([name, isFault(await statusOf("/mypage", long))]).toEqual([name, false]);
  });
});

/** Looked up by the router itself, in every address. */
const OF_THE_ROUTER = ["index", "_routes"];

test("no name that the shop looked up meanwhile was left out", () => {
  const asked = [...new Set(readFileSync(ASKED_NAMES, "utf8").trim().split("\n"))];
  expect(asked.filter((name) => !NAMES.has(name) && !OF_THE_ROUTER.includes(name))).toEqual([]);
});

test("none of it was a fault of ours", () => {
  expect(shop.output()).not.toMatch(/"level":"?(50|error)/);
});
