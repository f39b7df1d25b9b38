import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestCase, TestError } from "@playwright/test/reporter";
import { type Failure, type Outcome, progress } from "./test-outcome.ts";

/** Playwright's reporter for `npm test`: the outcome goes to a file, and only the failures to the screen. */
export default function playwrightOutcome(): Reporter {
  const outcome = { passed: 0, failed: 0, failures: [] as Failure[] } satisfies Outcome;
  const told = process.stdout.isTTY ? undefined : progress(console.log);

  function note(failure: Failure): void {
    outcome.failures.push(failure);
    told?.failed(failure);
  }

  return {
    printsToStdio: () => told !== undefined,
    onTestEnd(test: TestCase, result): void {
      if (test.outcome() === "skipped") return;
      if (test.outcome() === "expected") {
        outcome.passed += 1;
        told?.passed();
        return;
      }
      outcome.failed += 1;
      const [, project = ""] = test.titlePath();
      const title = `[${project}] ${test.title}`;
      const file = relative(process.cwd(), test.location.file);
      const why = result.errors.map(textOf);
      note({ file, title, error: why.join("\n") || result.status });
    },
    /** What no test is to blame for, such as a shop that did not start. */
    onError(error: TestError): void {
      note({ title: "beside the tests", error: textOf(error) });
    },
    onEnd(): void {
      const file = process.env.OUTCOME_FILE;
      if (file) writeFileSync(file, JSON.stringify(outcome));
    },
  };
}

function textOf({ message, value, location }: TestError): string {
  const place = location ? `at ${relative(process.cwd(), location.file)}:${location.line}` : "";
  return [place, message ?? value ?? ""].join("\n");
}
