import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sameText } from "../../scripts/guard-build.ts";
import { verdictOf } from "../../scripts/guard-verdict.ts";
import { GUARDS } from "../guards/guards.ts";

const source = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

test("every guard of the list is in its file once, and changes it when it is taken away", () => {
  const wrong = GUARDS.filter(
    ({ file, find, put }) => source(file).split(find).length !== 2 || find === put,
  );
  expect(wrong.map(({ section, guard }) => `${section}: ${guard}`)).toEqual([]);
});

test("every test of the list is there, with its title", () => {
  const wrong = GUARDS.filter(({ test: file, title }) => !source(file).includes(title));
  expect(wrong.map(({ test: file, title }) => `${file}: ${title}`)).toEqual([]);
});

test("each section has its guards, and each guard its own sentence", () => {
  expect(new Set(GUARDS.map(({ section }) => section)).size).toBe(7);
  expect(new Set(GUARDS.map(({ guard }) => guard)).size).toBe(GUARDS.length);
});

test("the documentation says how many there are", () => {
  expect(source("docs/testing.md")).toContain(`lists ${GUARDS.length} of seven subjects`);
});

test.each([
  ["await log(db, {\n\t\tat,\n\t\tby: one\n\t});", true],
  ["await log(db, { at, by: two });", false],
])("a line is found in the built server however it is broken: %j %s", (built, isFound) => {
  expect(sameText("await log(db, { at, by: one });").test(built)).toBe(isFound);
});

const ended = (status: string, ...failureMessages: string[]) => ({
  testResults: [
    {
      name: "/copy/a.test.ts",
      assertionResults: [
        { fullName: "another", status: "skipped" },
        { fullName: "of two one wins", status, failureMessages },
      ],
    },
  ],
});

test.each([
  ["red", "a test that failed", ended("failed", "AssertionError: expected 2 to be 1")],
  ["green", "a test that passed", ended("passed")],
  ["broken", "a test that was left out", ended("skipped")],
  ["broken", "a program with a mistake", ended("failed", "ReferenceError: x is not defined")],
  ["broken", "a statement with a mistake", ended("failed", 'syntax error at or near "and"')],
  ["broken", "a file that could not be loaded", { testResults: [] }],
  ["broken", "a run without a report", undefined],
] as const)("%s is the verdict on %s", (verdict, _, report) => {
  expect(verdictOf(report, "a.test.ts", "one wins")).toBe(verdict);
});
