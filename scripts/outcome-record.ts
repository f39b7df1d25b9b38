import { writeFileSync } from "node:fs";
import { type Failure, type Outcome, progress } from "./test-outcome.ts";

/** What both reporters count during a run, and write to a file at its end. */
export function outcomeRecord() {
  const outcome = { passed: 0, failed: 0, failures: [] as Failure[] } satisfies Outcome;
  const output = process.stdout.isTTY ? undefined : progress(console.log);

  /** What went wrong beside the tests: it counts by what the runner says at its end. */
  function note(failure: Failure): void {
    outcome.failures.push(failure);
    output?.failed(failure);
  }

  return {
    isShown: output !== undefined,
    note,
    passed(): void {
      outcome.passed += 1;
      output?.passed();
    },
    failed(failure: Failure): void {
      outcome.failed += 1;
      note(failure);
    },
    write(): void {
      const file = process.env.OUTCOME_FILE;
      if (file) writeFileSync(file, JSON.stringify(outcome));
    },
  };
}
