import { expect, test } from "vitest";
import { browserLocale } from "./detect-locale.server.ts";

test.each([
  ["ko-KR,ko;q=0.9,en;q=0.8", "ko"],
  ["en;q=0.3,ko;q=0.9", "ko"],
  ["de,en-US;q=0.7", "en"],
  ["ko;q=0,en", "en"],
  ["en-US,ko;q=0.9,en;q=0.8", "en"],
  ["ko ; q=0.5, en ; q=0.7", "en"],
  ["EN-us", "en"],
  ["fr-FR,fr;q=0.9", "en"],
  ["de", "en"],
])("a browser that says %s reads %s", (header, locale) => {
  expect(browserLocale(header)).toBe(locale);
});

test.each(["*", "", ";;;q=,"])("a header of %j, as crawlers send, names no language", (header) => {
  expect(browserLocale(header)).toBeUndefined();
});
