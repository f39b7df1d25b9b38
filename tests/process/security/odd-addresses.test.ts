import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { deskPaths } from "#tests/process/support/desk-paths.ts";
import { ODD_TEXTS, oddTextsFor } from "#tests/process/support/odd-texts.ts";
import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const shop = await demoShop({ LOG_LEVEL: "error" });
const cookie = await signInCookie(shop.url, "owner");

/** Longer addresses are refused by any server on the way. */
const SHORT = (text: string) => text.length <= 400;

/** Every name that some code of ours looks up in an address: a new one is here by itself. */
const NAMES = [
  ...new Set(
    globSync("{app,server}/**/*.{ts,tsx}").flatMap((file) =>
      [
        ...readFileSync(file, "utf8").matchAll(
          /\b(?:searchParams|search|params|query)\.(?:get|getAll|has)\("([\w-]+)"\)/g,
        ),
      ].map(([, name = ""]) => name),
    ),
  ),
];

const API = [
  "/api/course/th-siam-old/plan",
  "/api/hotel/ht-gcp-t21/plan",
  "/api/caddy/cad-001/days",
  "/api/wish",
  "/api/search",
  "/api/cart",
  "/sitemap-ko.xml",
  "/notice/rss.xml",
];
const PLACES = [
  ...new Set([
    ...SPEC_PATHS.map(({ example }) => example),
    ...deskPaths().map(({ path }) => path),
    ...API,
  ]),
].map((path, turn) => ({ path, turn }));

async function statusOf(path: string, more: Readonly<Record<string, string>> = {}) {
  const headers = { cookie, ...more };
  const answer = await fetch(shop.url + path, { redirect: "manual", headers });
  await answer.text();
  return answer.status;
}

test("the names of parameters are found in the code", () => {
  expect(NAMES).toEqual(expect.arrayContaining(["q", "page", "sort", "date", "from"]));
});

test.each(PLACES)("$path: no character in any parameter brings it down", async ({ path, turn }) => {
  const faults: string[] = [];
  for (const odd of oddTextsFor(turn).filter(SHORT)) {
    const query = new URLSearchParams(NAMES.map((name) => [name, odd.slice(0, 60)]));
    const status = await statusOf(`${path}?${query}`);
    if (status >= 500) faults.push(`${JSON.stringify(odd.slice(0, 60))}: ${status}`);
  }
  expect(faults).toEqual([]);
  const name = NAMES[turn % NAMES.length];
  expect(await statusOf(`${path}?${name}=a%00b`)).toBe(400);
});

const BY_ID = [
  ...SPEC_PATHS.map(({ path }) => path.replaceAll(/\{\w+\}/g, "*")),
  ...deskPaths().map(({ pattern }) => pattern.replaceAll(/:\w+/g, "*")),
].filter((path) => path.includes("*"));

test.each([...new Set(BY_ID)].map((path, turn) => ({ path, turn })))(
  "$path: no character in its place brings it down",
  async ({ path, turn }) => {
    for (const odd of oddTextsFor(turn).filter((text) => SHORT(text) && text !== "")) {
      const status = await statusOf(path.replaceAll("*", encodeURIComponent(odd)));
      expect([odd, status < 500]).toEqual([odd, true]);
    }
    expect(await statusOf(path.replaceAll("*", "a%00b"))).toBe(400);
    expect(await statusOf(`${path.replaceAll("*", "a%00b")}.data`)).toBe(400);
  },
);

/** Headers carry bytes: what is beyond them never leaves a browser. */
const BYTES = ODD_TEXTS.filter((text) => SHORT(text) && /^[\t\x20-\x7E\x80-\xFF]*$/.test(text));
const HEADERS = ["accept-language", "user-agent", "referer", "x-forwarded-for", "if-none-match"];

test("no header brings a page or a login down", async () => {
  const body = new URLSearchParams({ loginId: "demo", password: "wrong" });
  for (const value of [...BYTES, "\xFF\xFE\x80", "a".repeat(8_000), "*;q=-1,;,=,"]) {
    const odd = Object.fromEntries(HEADERS.map((name) => [name, value]));
    expect([value, (await statusOf("/", odd)) < 500]).toEqual([value, true]);
    const headers = { ...odd, origin: shop.url };
    const login = await fetch(`${shop.url}/login`, { method: "POST", headers, body });
    expect([value, login.status < 500]).toEqual([value, true]);
    await login.text();
  }
});

test("no cookie brings a page down", async () => {
  const values = [...BYTES, "%00", "a%00b", "\xFF\xFE\x80", "a".repeat(4_000), "%E0%A4%A"];
  for (const value of values) {
    for (const name of ["session", "__Host-session", "lang", "text-size", "x"]) {
      for (const path of ["/", "/mypage", "/en/course/home", "/admin", "/settings/language"]) {
        const status = await statusOf(path, { cookie: `${name}=${value}` });
        expect([name, value, path, status < 500]).toEqual([name, value, path, true]);
      }
    }
  }
});

test("none of it was a fault of ours", () => {
  expect(shop.output()).not.toMatch(/"level":"?(50|error)/);
});
