import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import mutationConfig from "../../vitest.mutation.config.ts";

const ROOTS = ["", "app/"];

/** A path in backticks; `{a,b}` and stars are patterns. */
const PATH = /`((?:[\w.{},*<>-]+\/)+[\w.{},*-]*)`/g;

function pathsIn(document: string): string[] {
  const text = readFileSync(document, "utf8");
  return [...text.matchAll(PATH)].map(([, path = ""]) => path).filter((path) => !/[<…]/.test(path));
}

test("every file and folder on the map of the code exists", () => {
  const missing = pathsIn("docs/architecture.md").filter((path) =>
    ROOTS.every((root) => globSync(`${root}${path.replace(/\/$/, "")}`).length === 0),
  );
  expect(missing).toEqual([]);
});

test("every decision is in the index, and the index names no other", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const listed = [...index.matchAll(/\((\d{4}-[\w-]+\.md)\)/g)].map(([, file]) => file);
  const written = globSync("docs/decisions/[0-9]*.md").map((path) => path.split("/").at(-1));
  expect(listed.toSorted()).toEqual(written.toSorted());
});

test("every rule in the mutation test exists, and so does every excluded test", () => {
  const { mutate }: { mutate: string[] } = JSON.parse(readFileSync("stryker.config.json", "utf8"));
  const { include = [], exclude = [] } = mutationConfig.test ?? {};
  // A group in braces names folders that each have to exist.
  const named = [...mutate.map((pattern) => pattern.replace(/^!/, "")), ...include, ...exclude];
  const missing = named.flatMap(eachOf).filter((pattern) => globSync(pattern).length === 0);
  expect(missing).toEqual([]);
});

function eachOf(pattern: string): string[] {
  const [group, names = ""] = /\{([^}]*)\}/.exec(pattern) ?? [];
  return group ? names.split(",").map((name) => pattern.replace(group, name)) : [pattern];
}
