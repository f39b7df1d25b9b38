import { expect, test } from "vitest";
import {
  add,
  failedOnce,
  failureList,
  firstLines,
  lastLines,
  type Outcome,
  passedOnce,
  progress,
  secondsOf,
  slowestFiles,
  spentList,
  withVerdict,
} from "../scripts/test-outcome.ts";

const RED = "\u001b[31m";
const PLAIN = "\u001b[39m";
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`).join("\n");

const NONE: Outcome = { passed: 0, failed: 0, failures: [] };

test("outcomes are added up, and no failure is lost", () => {
  const all = [passedOnce(), failedOnce("tsc", "a"), failedOnce("knip", "b")].reduce(add, NONE);
  expect([all.passed, all.failed]).toEqual([1, 2]);
  expect(all.failures.map(({ title }) => title)).toEqual(["tsc", "knip"]);
});

test("an error is shown by its first lines, a broken program by its last, without colours and empty lines", () => {
  expect(firstLines(`${RED}expected 1${PLAIN}\n\n  to be 2`)).toBe("expected 1\n  to be 2");
  expect(firstLines(lines(1, 40))).toBe(lines(1, 12));
  expect(lastLines(lines(1, 40))).toBe(lines(29, 40));
  expect(firstLines("x".repeat(10_000))).toHaveLength(200);
});

test("a runner that failed without a failed test has failed once, and its last output is the reason", () => {
  const counted = { passed: 5, failed: 0, failures: [] };
  expect(withVerdict(counted, true, "")).toEqual(counted);
  expect(withVerdict(counted, false, "out of memory")).toEqual({
    passed: 5,
    failed: 1,
    failures: [{ title: "failed without naming a test", error: "out of memory" }],
  });
});

test("a name set by a runner stays unchanged", () => {
  const around = { passed: 5, failed: 0, failures: [{ title: "around its tests", error: "gone" }] };
  expect(withVerdict(around, false, "noise")).toEqual({ ...around, failed: 1 });
  const failed = failedOnce("a title", "why");
  expect(withVerdict(failed, false, "noise")).toEqual(failed);
});

test("the summary of a run names each failure by step, file and title, with its reason", () => {
  const browser = {
    passed: 1,
    failed: 1,
    failures: [
      {
        file: "e2e/checkout/cart.spec.ts",
        title: "[phone] a cart",
        error: `${RED}Error: none\n  at 3`,
      },
    ],
  };
  const list = failureList(
    new Map([
      ["types", failedOnce("tsc", "a.ts(1,1): wrong")],
      ["unit", passedOnce()],
      ["browser", browser],
    ]),
  );
  expect(list.split("\n")).toEqual([
    "✗ types",
    "    tsc",
    "    a.ts(1,1): wrong",
    "",
    "✗ browser e2e/checkout/cart.spec.ts",
    "    [phone] a cart",
    "    Error: none",
    "      at 3",
  ]);
  expect(failureList(new Map([["unit", passedOnce()]]))).toBe("");
});

test("progress is shown seldom, a failure immediately", () => {
  const said: string[] = [];
  let now = 0;
  const run = progress(
    (line) => said.push(line),
    () => now,
  );
  for (; now < 50_000; now += 100) run.passed();
  run.failed({ file: "a.test.ts", title: "holds", error: "no" });
  expect(said).toEqual([
    "   201 passed, 0 failed …",
    "   401 passed, 0 failed …",
    "✗ a.test.ts\n    holds\n    no",
  ]);
});

test("the slowest files of a step are named with their seconds, and quick ones are not", () => {
  const took = new Map([
    ["tests/a.test.ts", 14_999],
    ["tests/b.test.ts", 15_000],
    ["tests/c.test.ts", 61_400],
  ]);
  expect(slowestFiles(took)).toBe("   61 s tests/c.test.ts\n   15 s tests/b.test.ts");
});

test("the seconds of processor are those of the children, and the most expensive program is named first", () => {
  const seconds = secondsOf("0m0.01s 0m0.02s\n1m2.34s 0m5.60s\n");
  expect(seconds).toBeCloseTo(67.94);
  expect(secondsOf("")).toBe(0);
  const spent = new Map([
    ["knip", 9.3],
    ["tsc", seconds],
  ]);
  expect(spentList(spent)).toBe("tsc 68, knip 9");
});
