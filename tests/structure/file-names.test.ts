import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

/** Framework entries come as a pair of one name; every language has the same message files. */
const PAIRED = /^app\/entry\.|^app\/locales\/(?:ko|en)\//;

function namesOf(pattern: string): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const file of globSync(pattern)) {
    if (/\.test\.tsx?$/.test(file) || PAIRED.test(file)) continue;
    const name = basename(file).replace(/(?:\.server|\.client)?\.(?:tsx?|css)$/, "");
    places.set(name, [...(places.get(name) ?? []), file]);
  }
  return places;
}

test("finds one file by a file's name, apart from routes, which are named by address", () => {
  const repeated = [...namesOf("{app,server,simulators,demo,tools,scripts}/**/*.{ts,tsx}")].filter(
    ([, files]) => files.length > 1 && files.some((file) => !file.startsWith("app/routes/")),
  );
  expect(repeated).toEqual([]);
});

test("finds one test by its name: no two lie in different folders under the same one", () => {
  const tests = globSync(
    "{app,server,simulators,demo,tools,scripts,tests,e2e}/**/*.{test,spec}.{ts,tsx}",
  );
  const repeated = [...Map.groupBy(tests, (file) => basename(file)).values()];
  expect(repeated.filter((files) => files.length > 1)).toEqual([]);
});

test("finds one style sheet by its name", () => {
  const repeated = [...namesOf("app/**/*.css")].filter(([, files]) => files.length > 1);
  expect(repeated).toEqual([]);
});
