import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** How many statements the specification makes. */
const STATEMENTS = 584;
const ROW = /^\| (A\d{3})(?:–(A\d{3}))? \| ([^|]+) \| ([^|]+) \|$/;
const TEST = /^`((?:app|server|tests|e2e)\/[\w/.-]+\.(?:test|spec)\.ts)`: (.+)$/;

/** Rows without anything to prove. */
const WITHOUT_TEST: Readonly<Record<string, number>> = {
  "left open by the specification": 3,
};

const rows = readFileSync("docs/spec.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| A"))
  .map((line) => {
    const [, first = "", last = first, statement = "", proof = ""] = ROW.exec(line) ?? [];
    return { line, first: numberOf(first), last: numberOf(last), statement, proof };
  });

function numberOf(name: string): number {
  return Number(name.slice(1));
}

test("the table has every statement of the specification once, in order", () => {
  const numbers = rows.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  expect(numbers).toEqual(Array.from({ length: STATEMENTS }, (_, index) => index + 1));
});

test("every row names a test that exists, by its file and its title", () => {
  const sources = new Map<string, string>();
  const wrong = rows.filter(({ proof }) => {
    if (Object.hasOwn(WITHOUT_TEST, proof)) return false;
    const [, file = "", title = ""] = TEST.exec(proof) ?? [];
    if (!existsSync(file)) return true;
    const source = sources.get(file) ?? readFileSync(file, "utf8");
    sources.set(file, source);
    return !['"', "`"].some((mark) => source.includes(`${mark}${title}${mark},`));
  });
  expect(wrong.map(({ line }) => line)).toEqual([]);
});

test("no further row goes without a test", () => {
  const counts = Object.keys(WITHOUT_TEST).map((reason) => [
    reason,
    rows.filter(({ proof }) => proof === reason).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual(WITHOUT_TEST);
});
