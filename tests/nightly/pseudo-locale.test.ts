import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES, LOCALES } from "#app/domain/common/language/languages.ts";
import { DEMO_COMPANY } from "#demo/seed/lay-demo.server.ts";
import { demoShop } from "#tests/process/support/demo-shop.ts";
import { textsOf } from "#tests/support/browser/page-texts.ts";
import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { PSEUDO, shopInPseudo } from "#tests/support/pseudo-locale.ts";
import { temporaryDirectory } from "#tests/support/server/shop-process.ts";
import { signedIn, visitorOf } from "#tests/support/server/visitor.ts";

const folder = await temporaryDirectory();
afterAll(() => rm(folder, { recursive: true, force: true }));
await shopInPseudo(folder);
const types = run("react-router typegen && tsc");
const shop = await demoShop({}, folder);
const visitor = visitorOf(shop.url);
const { demo, owner } = await signedIn(shop.url, "demo", "owner");

/** Resolves to what the command said, with its end. */
async function run(command: string): Promise<string> {
  const PATH = `${join(folder, "node_modules/.bin")}:${process.env.PATH}`;
  const child = spawn("sh", ["-c", command], { cwd: folder, env: { ...process.env, PATH } });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "close");
  return `${said}${code}`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** Editors' texts that read like a message. */
const EDITED = ["Night golf", "Terms of use"];
/** What the owner typed about the company is in the languages that they typed it in. */
const COMPANY = Object.values(DEMO_COMPANY).flatMap((value) =>
  typeof value === "string" ? [value] : Object.values(value),
);
const NAMES = LOCALES.map((locale) => LANGUAGES[locale].name);

/** What pages say in the languages that the shop has: none of it may be left on a page in another. */
const messages = globSync("app/locales/{ko,en}/*/*.json", {
  // Towns on maps have the names that the catalogue gives its regions.
  exclude: ["**/places.json"],
}).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>)
    .filter(([key]) => !key.startsWith("guide."))
    .map(([, text]) => text),
);
const plain = new Set(messages.filter((text) => /\p{L}/u.test(text)));
/** Texts with placeholders are recognised by their letters; a few match any text. */
const patterns = messages
  .map((text) => text.split(/\{\{[^}]+\}\}/))
  .filter((parts) => parts.length > 1 && parts.join("").replace(/\P{L}/gu, "").length >= 12)
  .map((parts) => new RegExp(`^${parts.map(escaped).join(".{1,40}")}$`));

function isUntranslated(text: string): boolean {
  if ([...EDITED, ...NAMES, ...COMPANY].includes(text)) return false;
  return plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

const PAGES = SPEC_PATHS.filter(({ access }) => access !== "staff").map((page) => ({
  ...page,
  address: `/${PSEUDO}${page.example === "/" ? "" : page.example}`,
  who: page.path === "/login" ? visitor : demo,
}));

test("a language with one entry and one message folder type-checks", async () => {
  expect(await types).toBe("0");
});

test.concurrent.each(PAGES)("$path speaks the new language, and no other", async (page) => {
  const { status, text: html } = await page.who.get(page.address);
  expect(status).toBe(200);
  expect(html).toContain(`<html lang="${PSEUDO}"`);
  expect(html).toMatch(/<title>[^<]*⟦[^<]*<\/title>/);
  expect(html.match(/⟦/g)?.length).toBeGreaterThan(20);
  expect(textsOf(html).filter(isUntranslated)).toEqual([]);
});

test.concurrent.each(SPEC_PATHS.filter(({ access }) => access === "staff"))(
  "the admin page $path is in it for staff who chose it",
  async ({ example }) => {
    const cookie = `lang=${PSEUDO}; ${owner.cookie()}`;
    const { status, text: html } = await owner.get(example, { headers: { cookie } });
    expect([status, /<html lang="(\w+)"/.exec(html)?.[1]]).toEqual([200, PSEUDO]);
    expect(html).toContain("⟦");
  },
);

test("search engines, browsers and phones find it", async () => {
  const textOf = async (path: string) => (await visitor.get(path)).text;
  expect(await textOf("/en/notice")).toContain(
    `hrefLang="${PSEUDO}" href="${shop.url}/${PSEUDO}/notice"`,
  );
  const sitemap = await textOf(`/sitemap-${PSEUDO}.xml`);
  expect(sitemap).toContain(`<loc>${shop.url}/${PSEUDO}/course/home</loc>`);
  expect(await textOf("/sitemap.xml")).toContain(`/sitemap-${PSEUDO}.xml`);
  expect(await textOf("/robots.txt")).toContain(`Disallow: /${PSEUDO}/mypage`);
  const manifest = JSON.parse(await textOf(`/manifest.${PSEUDO}.webmanifest`));
  expect(manifest).toMatchObject({ lang: PSEUDO, start_url: `/${PSEUDO}/reservation` });
  const first = await visitor.get("", { headers: { "accept-language": `${PSEUDO},en;q=0.5` } });
  expect(first.to).toBe(`/${PSEUDO}`);
});

test("a member chooses it, and it is remembered", async () => {
  const chosen = await demo.post("/settings/language", { lang: PSEUDO, from: "/mypage" });
  expect(chosen.to).toBe(`/${PSEUDO}/mypage`);
  expect(chosen.headers.get("set-cookie")).toContain(`lang=${PSEUDO}`);
  const { text } = await demo.get(`/${PSEUDO}/mypage/settings`);
  expect(text).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${PSEUDO}"`));
});
