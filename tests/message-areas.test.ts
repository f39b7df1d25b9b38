import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "#app/domain/common/language/languages.ts";
import faults from "#app/locales/ko/common/faults.json" with { type: "json" };
import { core } from "#app/locales/ko/core.ts";
import { desk } from "#app/locales/ko/desk.ts";
import { shop } from "#app/locales/ko/shop.ts";
import { localeOfPath } from "#app/platform/i18n/request-locale.ts";
import {
  browserModulesOf,
  declaredWords,
  isForBrowser,
  modulesOf,
  PAGES,
} from "#tests/support/page-modules.ts";

const AREAS = new Set([...Object.keys(shop), ...Object.keys(desk), "faults"]);

/** Comments name products as `course:…` too. */
function areasIn(file: string): string[] {
  const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  const asked = [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = ""]) =>
    [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  );
  const named = [...code.matchAll(/\bt\w*\(\s*(?:[^()]*\? )?["`](\w+):/g)].map(
    ([, name = ""]) => name,
  );
  return [...asked, ...named].filter((name) => AREAS.has(name));
}

/** Over any page, with words of its own, which it fetches before it opens. */
const LOGIN_DIALOG = "app/features/member/login/login-dialog.tsx";

function pageModulesOf(file: string): Set<string> {
  return modulesOf(file, (path) => path !== LOGIN_DIALOG && isForBrowser(path));
}

test("the login over a page uses only the messages that it fetches", () => {
  const said = new Set([...browserModulesOf(LOGIN_DIALOG)].flatMap(areasIn));
  const code = readFileSync("app/features/member/login/login-over-page.tsx", "utf8");
  const [, fetched = ""] = /loadMessages\(\w+\(\), (\[[^\]]*\])\)/.exec(code) ?? [];
  const loaded = new Set([...Object.keys(core), ...(JSON.parse(fetched) as string[])]);
  expect([...said].filter((area) => !loaded.has(area))).toEqual([]);
});

// Other languages mount the same files.
const shown = PAGES.filter(({ path }) => localeOfPath(path) === DEFAULT_LOCALE).filter(
  ({ files, path }) => files.at(-1)?.endsWith(".tsx") && !path.startsWith("/admin"),
);

test.each(shown)("$path declares exactly the messages that it uses", ({ files }) => {
  const modules = ["app/root.tsx", ...files].flatMap((file) => [...pageModulesOf(file)]);
  const said = new Set([...new Set(modules)].flatMap(areasIn));
  for (const area of Object.keys(core)) said.delete(area);
  const declared = new Set(declaredWords(files));
  // A part of these is in the core; the test below checks which.
  if (!declared.has("errors")) said.delete("errors");
  expect([...declared].toSorted()).toEqual([...said].toSorted());
});

const formless = shown.filter(({ files }) => !declaredWords(files).includes("errors"));

test.each(formless)("$path takes no form, and names no error but those of every page", (page) => {
  const modules = ["app/root.tsx", ...page.files].flatMap((file) => [...pageModulesOf(file)]);
  const code = [...new Set(modules)].map((file) => readFileSync(file, "utf8"));
  expect(readFileSync(page.files.at(-1) ?? "", "utf8")).not.toMatch(/export .*\baction\b/);
  expect(code.filter((text) => /\buse(Checked|SavedForm)\(/.test(text))).toEqual([]);
  const named = code.flatMap((text) => [...text.matchAll(/"errors:([\w.]+)"/g)]);
  expect(named.map(([, key = ""]) => key).filter((key) => !(key in faults))).toEqual([]);
});

test("every message file belongs to the shop, to the admin pages or to the voucher", () => {
  const files = globSync("app/locales/ko/*/*.json").map((file) => basename(file, ".json"));
  expect(files.toSorted()).toEqual([...AREAS, "voucher"].toSorted());
});
