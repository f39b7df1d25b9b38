import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { ERROR_STATUS } from "#app/domain/common/errors/errors.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/domain/common/language/languages.ts";
import { isAdminPath } from "#app/platform/i18n/request-locale.ts";
import { modulesOf, PAGES } from "#tests/support/page-modules.ts";

const ERRORS = ["errors", "faults", "desk-errors"];

type Messages = Record<string, string>;

const areas = globSync("app/locales/ko/*/*.json").map((file) => basename(file, ".json"));
const read = (locale: string, area: string): Messages => {
  const [file = ""] = globSync(`app/locales/${locale}/*/${area}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
};

const code = globSync("app/**/*.{ts,tsx}")
  .filter((file) => !file.startsWith("app/locales") && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** `t(\`status.${status}\`)` uses every key that begins with `status.`. */
const prefixes = [...code.matchAll(/`(?:[\w-]+:)?([\w.-]+)\$\{/g)].map(
  ([, prefix]) => prefix ?? "",
);
const literals = new Set(
  [...code.matchAll(/["'`](?:[a-z-]+:)?([\w.-]+)["'`]/g)].map(([, literal]) => literal),
);

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const isUsed = (key: string) =>
  literals.has(key) ||
  literals.has(withoutPlural(key)) ||
  prefixes.some((prefix) => prefix !== "" && key.startsWith(prefix));

const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const translations = others.flatMap((locale) => areas.map((area) => [area, locale] as const));

test.each(translations)("%s says the same things in Korean and in %s", (area, locale) => {
  expect(Object.keys(read("ko", area)).sort()).toEqual(Object.keys(read(locale, area)).sort());
});

test.each(translations)(
  "%s has no empty message, and inserts the same names in Korean and in %s",
  (area, locale) => {
    const [ko, other] = [read("ko", area), read(locale, area)];
    const names = (text = "") => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();
    for (const key of Object.keys(ko)) {
      expect([key, ko[key]?.trim() === "" || other[key]?.trim() === ""]).toEqual([key, false]);
      // A plural may say "one course" without its number.
      if (/_one$/.test(key)) continue;
      // Koreans read a party's tip as one sum, others as so much for each.
      if (area === "voucher" && key === "tip") continue;
      expect([key, [...new Set(names(ko[key]))]]).toEqual([key, [...new Set(names(other[key]))]]);
    }
  },
);

test.each(areas.filter((area) => !ERRORS.includes(area)))("%s has no unused message", (area) => {
  expect(Object.keys(read("ko", area)).filter((key) => !isUsed(key))).toEqual([]);
});

test("every error code has its sentence, and no sentence is left over", () => {
  const said = ERRORS.flatMap((area) => Object.keys(read("ko", area)));
  expect(said.sort()).toEqual(Object.keys(ERROR_STATUS).sort());
});

/** The error codes that these pages can meet: those that their modules name. Tables take only constants from rules. */
function namedBy(pages: typeof PAGES): ReadonlySet<string> {
  const isRule = (path: string) => !path.startsWith("app/db/");
  const files = pages.flatMap((page) => page.files);
  const modules = new Set(files.flatMap((file) => [...modulesOf(file, isRule)]));
  modules.delete("app/domain/common/errors/shop-errors.ts");
  modules.delete("app/domain/common/errors/desk-errors.ts");
  const sources = [...modules].map((file) => readFileSync(file, "utf8")).join("\n");
  return new Set(Object.keys(ERROR_STATUS).filter((code) => sources.includes(`"${code}"`)));
}

test("errors of the desk alone are in desk-errors.json, and none of the shop's are", () => {
  const isDesk = ({ path }: { readonly path: string }) =>
    isAdminPath(path) || path.startsWith("/api/admin/");
  const desk = namedBy(PAGES.filter(isDesk));
  const shop = namedBy(PAGES.filter((page) => !isDesk(page)));
  const ofShop = ["errors", "faults"].flatMap((area) => Object.keys(read("ko", area)));
  const ofDesk = Object.keys(read("ko", "desk-errors"));
  expect(ofShop.filter((code) => desk.has(code) && !shop.has(code))).toEqual([]);
  expect(ofDesk.filter((code) => shop.has(code))).toEqual([]);
});

test("no Korean text is outside the message files", () => {
  const spoken = globSync("app/{routes,ui,features,layouts}/**/*.{ts,tsx}").filter((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    return (
      !/\.test\.tsx?$/.test(file) &&
      lines.some((line) => /[가-힣]/.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
    );
  });
  expect(spoken).toEqual([]);
});

/** Days end in 일 or a weekday, times of day in 분: one particle is always right after them. */
const ALWAYS_THE_SAME = /\{\{(day|date|at|time)\}\}/;

test.each(areas)("%s lets the rule choose every particle after an inserted word", (area) => {
  const bare =
    /\{\{\w+\}\}[’”"'」』)\]]*(?:을|를|이|가|은|는|과|와|으로|로|이에요|예요)(?=[\s.,!?)]|$)/g;
  const found = Object.entries(read("ko", area)).flatMap(([key, text]) =>
    [...text.matchAll(bare)]
      .filter(([match]) => !ALWAYS_THE_SAME.test(match))
      .map(([match]) => `${key}: ${match}`),
  );
  expect(found).toEqual([]);
});
