import { writeFileSync } from "node:fs";
import { type Failure, type Outcome, progress, slowestFiles } from "./test-outcome.ts";

/** What both reporters count during a run, and write to a file at its end. */
export function outcomeRecord() {
  const outcome = { passed: 0, failed: 0, failures: [] as Failure[] } satisfies Outcome;
  const took = new Map<string, number>();
  const output = process.stdout.isTTY ? undefined : progress(console.log);

  /** An error outside the tests: the runner's final result decides. */
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
    /** So many milliseconds of this file. */
    took(file: string, duration: number): void {
      took.set(file, (took.get(file) ?? 0) + duration);
    },
    write(): void {
      const slowest = slowestFiles(took);
      if (output && slowest) console.log(slowest);
      const file = process.env.OUTCOME_FILE;
      if (file) writeFileSync(file, JSON.stringify(outcome));
    },
  };
}
