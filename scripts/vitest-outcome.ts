import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { type Failure, type Outcome, progress } from "./test-outcome.ts";

type Thrown = { readonly message?: string; readonly stack?: string; readonly diff?: string };

/** Vitest's reporter for `npm test`: the outcome goes to a file, and only the failures to the screen. */
export default function vitestOutcome(): Reporter {
  const outcome = { passed: 0, failed: 0, failures: [] as Failure[] } satisfies Outcome;
  const told = process.stdout.isTTY ? undefined : progress(console.log);

  function note(failure: Failure): void {
    outcome.failures.push(failure);
    told?.failed(failure);
  }

  return {
    onTestCaseResult(test: TestCase): void {
      const { state, errors } = test.result();
      if (state === "passed") {
        outcome.passed += 1;
        told?.passed();
      }
      if (state !== "failed") return;
      outcome.failed += 1;
      const file = test.module.relativeModuleId;
      note({ file, title: test.fullName, error: textOf(errors) });
    },
    /** What fails around the tests: loading a file, or what it does before and after all. */
    onTestModuleEnd(module: TestModule): void {
      const around = [...module.children.allSuites()].flatMap((suite) => suite.errors());
      const errors = [...module.errors(), ...around];
      if (errors.length === 0) return;
      note({ file: module.relativeModuleId, title: "around its tests", error: textOf(errors) });
    },
    onTestRunEnd(_modules, unhandled): void {
      for (const error of unhandled) {
        note({ title: "an error that no test waited for", error: textOf([error]) });
      }
      const file = process.env.OUTCOME_FILE;
      if (file) writeFileSync(file, JSON.stringify(outcome));
    },
  };
}

/** The line of ours that it came from, the message and the difference. */
function textOf([error]: readonly Thrown[]): string {
  const { message = "", diff = "", stack = "" } = error ?? {};
  return [ownLine(stack), message, diff].join("\n");
}

function ownLine(stack: string): string {
  const lines = stack.split("\n").map((line) => line.trim());
  const own = lines.find((line) => line.startsWith("at ") && !line.includes("node_modules"));
  return own?.replace(`${process.cwd()}/`, "") ?? "";
}
