import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "#app/domain/locale.ts";
import faults from "#app/locales/ko/common/faults.json" with { type: "json" };
import { desk } from "#app/locales/ko/desk.ts";
import { shop } from "#app/locales/ko/shop.ts";
import { localeOfPath } from "#app/platform/i18n/locale.ts";
import { areasOf, CORE_AREAS } from "#app/platform/i18n/message-areas.ts";
import routes from "../app/routes.ts";

type RouteEntry = {
  readonly path?: string;
  readonly file: string;
  readonly children?: readonly RouteEntry[];
};

const AREAS = new Set([...Object.keys(shop), ...Object.keys(desk), "faults"]);

/** The modules of a page that a browser loads: what it imports, and what those import. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(
    /^(?:import|export) (?!type)[^;]*?from "([^"]+)"|import\("([^"]+)"\)/gm,
  );
  for (const [, stated, lazy] of imports) {
    const target = resolve(file, stated ?? lazy ?? "");
    if (target) modulesOf(target, seen);
  }
  return seen;
}

function resolve(from: string, name: string): string | undefined {
  const path = name.startsWith("#app/")
    ? `app/${name.slice(5)}`
    : name.startsWith(".")
      ? new URL(name, `file:///${from}`).pathname.slice(1)
      : "";
  const isBrowsers = /\.tsx?$/.test(path) && !/\.server\.ts$|^app\/locales\//.test(path);
  return isBrowsers && existsSync(path) ? path : undefined;
}

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

function pages(
  entries: readonly RouteEntry[],
  prefix = "",
  layouts: readonly string[] = [],
): { readonly path: string; readonly files: readonly string[] }[] {
  return entries.flatMap(({ path = "", file, children }) => {
    const full = `${prefix}/${path}`.replaceAll(/\/+/g, "/");
    const own = `app/${file}`;
    if (children) return pages(children, full, [...layouts, own]);
    return [{ path: full, files: [...layouts, own] }];
  });
}

const shown = pages(routes as readonly RouteEntry[])
  .map(({ path, files }) => ({
    path: path.replace(/:\w+/g, "x"),
    files,
  }))
  // Other languages mount the same files.
  .filter(({ path }) => localeOfPath(path) === DEFAULT_LOCALE)
  .filter(({ files, path }) => files.at(-1)?.endsWith(".tsx") && !path.startsWith("/admin"));

test.each(shown)("$path finds every word it says in the files that it loads", ({ path, files }) => {
  const modules = ["app/root.tsx", ...files].flatMap((file) => [...modulesOf(file)]);
  const said = new Set([...new Set(modules)].flatMap(areasIn));
  const loaded = new Set<string>([...CORE_AREAS, ...areasOf(path)]);
  // Of these a part is in the core; which, the test below asks.
  if (!loaded.has("errors")) said.delete("errors");
  expect([...said].filter((area) => !loaded.has(area))).toEqual([]);
});

const formless = shown.filter(({ path }) => !areasOf(path).includes("errors"));

test.each(formless)("$path takes no form, and names no error but those of every page", (page) => {
  const modules = ["app/root.tsx", ...page.files].flatMap((file) => [...modulesOf(file)]);
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
