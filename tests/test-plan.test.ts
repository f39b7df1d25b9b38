import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { planOf, STEPS, stepsOf } from "../scripts/test-plan.ts";

test.each([
  ["app/domain/common/money.test.ts", ["unit"]],
  ["tests/structure/architecture.test.ts", ["unit"]],
  ["app/features/catalog/search/search-queries.server.test.ts", ["postgres"]],
  ["tests/shop/checkout.test.ts", ["postgres"]],
  ["tests/embedded/embedded-full-disk.test.ts", ["embedded"]],
  ["tests/both-engines/sweep.test.ts", ["postgres"]],
  ["tests/postgres/order/order-races.test.ts", ["postgres"]],
  ["tests/process/lifecycle/start.test.ts", ["process"]],
  ["tests/process/lifecycle/soak.test.ts", ["waiting"]],
  ["tests/nightly/even-time.test.ts", ["nightly"]],
  ["e2e/catalog/search.spec.ts", ["browser"]],
  ["e2e/support/test.ts", []],
] as const)("%s runs in %j", (file, steps) => {
  expect([...stepsOf(file)].sort()).toEqual([...steps].sort());
});

test("every test file belongs to a step", () => {
  const files = globSync(
    "{app,demo,e2e,scripts,server,simulators,tests,tools}/**/*.{test,spec}.{ts,tsx}",
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => stepsOf(file).length === 0)).toEqual([]);
});

test("without arguments every step runs, except the nightly ones", () => {
  const steps = (words: string[]) => planOf(words).steps.map(({ step }) => step);
  expect(steps([])).toEqual(STEPS.filter((step) => step !== "nightly"));
  expect(steps(["--nightly"])).toEqual(STEPS);
  expect(steps(["unit", "lint"])).toEqual(["lint", "unit"]);
});

test("files narrow their steps, and flags go to their runners", () => {
  const words = [
    "./e2e/catalog/search.spec.ts",
    "tests/both-engines/sweep.test.ts",
    "--repeat-each=2",
  ];
  expect(planOf(words)).toEqual({
    steps: [
      { step: "postgres", files: ["tests/both-engines/sweep.test.ts"] },
      { step: "browser", files: ["e2e/catalog/search.spec.ts"] },
    ],
    flags: ["--repeat-each=2"],
  });
});

test("a folder means the test files in it", () => {
  const [only] = planOf(["tests/nightly"]).steps;
  expect(only).toEqual({
    step: "nightly",
    files: expect.arrayContaining(["tests/nightly/even-time.test.ts"]),
  });
});

test("an argument that is neither a step nor a test file is refused, not ignored", () => {
  for (const word of ["unti", "e2e/support/test.ts", "tests/nothing.test.ts"]) {
    expect(() => planOf([word])).toThrow(`${word} is neither a step`);
  }
});
