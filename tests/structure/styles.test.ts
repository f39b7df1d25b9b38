import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What utilities cannot say: base, fonts, tokens, print, animation, the text of authors and the map. */
const MOST_LINES = 700;
const SELECTOR = /\.(?!leaflet-|lucide\b)[a-z][\w-]*(?=[^;"']*\{)/g;

const sheets = globSync("app/**/*.css").map((file) => readFileSync(file, "utf8"));
const named = new Set(
  sheets.flatMap((sheet) => [...sheet.matchAll(SELECTOR)].map(([name]) => name.slice(1))),
);

test("keeps the style sheets short", () => {
  const lines = sheets.reduce((sum, sheet) => sum + sheet.split("\n").length - 1, 0);
  expect(lines).toBeLessThanOrEqual(MOST_LINES);
});

test("gives no element a named class, so that none mixes one with utilities", () => {
  expect([...named]).toContain("map-pin");
  const mixed = globSync("app/**/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(["'`])([^"'`\n]*)\1/g)]
      .flatMap(([, , text = ""]) => text.split(/\s+/))
      .filter((word) => named.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(mixed).toEqual([]);
});
