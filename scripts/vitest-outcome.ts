import type { Reporter, TestCase, TestModule } from "vitest/node";
import { outcomeRecord } from "./outcome-record.ts";

type Thrown = { readonly message?: string; readonly stack?: string; readonly diff?: string };

/** Vitest's reporter for `npm test`: the outcome goes to a file, and only the failures to the screen. */
export default function vitestOutcome(): Reporter {
  const record = outcomeRecord();
  return {
    onTestCaseResult(test: TestCase): void {
      const { state, errors } = test.result();
      if (state === "passed") record.passed();
      if (state !== "failed") return;
      const file = test.module.relativeModuleId;
      record.failed({ file, title: test.fullName, error: textOf(errors) });
    },
    /** What fails around the tests: loading a file, or what it does before and after all. */
    onTestModuleEnd(module: TestModule): void {
      record.took(module.relativeModuleId, module.diagnostic().duration);
      const around = [...module.children.allSuites()].flatMap((suite) => suite.errors());
      const errors = [...module.errors(), ...around];
      if (errors.length === 0) return;
      const file = module.relativeModuleId;
      record.note({ file, title: "around its tests", error: textOf(errors) });
    },
    onTestRunEnd(_modules, unhandled): void {
      for (const error of unhandled) {
        record.note({ title: "an error that no test waited for", error: textOf([error]) });
      }
      record.write();
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
