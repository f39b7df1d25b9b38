import { relative } from "node:path";
import type { Reporter, TestCase, TestError } from "@playwright/test/reporter";
import { outcomeRecord } from "./outcome-record.ts";

/** Playwright's reporter for `npm test`: the outcome goes to a file, and only the failures to the screen. */
export default function playwrightOutcome(): Reporter {
  const record = outcomeRecord();
  return {
    printsToStdio: () => record.isShown,
    onTestEnd(test: TestCase, result): void {
      record.took(relative(process.cwd(), test.location.file), result.duration);
      if (test.outcome() === "expected") record.passed();
      if (test.outcome() === "expected" || test.outcome() === "skipped") return;
      const [, project = ""] = test.titlePath();
      const title = `[${project}] ${test.title}`;
      const file = relative(process.cwd(), test.location.file);
      const why = result.errors.map(textOf);
      record.failed({ file, title, error: why.join("\n") || result.status });
    },
    /** What no test is to blame for, such as a shop that did not start. */
    onError(error: TestError): void {
      record.note({ title: "outside the tests", error: textOf(error) });
    },
    onEnd: record.write,
  };
}

function textOf({ message, value, location }: TestError): string {
  const place = location ? `at ${relative(process.cwd(), location.file)}:${location.line}` : "";
  return [place, message ?? value ?? ""].join("\n");
}
