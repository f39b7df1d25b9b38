import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FEATURE_MAY_USE } from "#tests/support/feature-uses.ts";

const ARROW = /^ {2}(\w+) --> (\w+)$/gm;

function reachedFrom(
  subject: string,
  uses: Readonly<Record<string, readonly string[]>>,
  reached = new Set<string>(),
): ReadonlySet<string> {
  for (const used of uses[subject] ?? []) {
    if (reached.has(used)) continue;
    reached.add(used);
    reachedFrom(used, uses, reached);
  }
  return reached;
}

test("docs/architecture.md draws the subjects as they may use each other", () => {
  const drawn: Record<string, string[]> = {};
  for (const [, from = "", to = ""] of readFileSync("docs/architecture.md", "utf8").matchAll(ARROW))
    drawn[from] = [...(drawn[from] ?? []), to];
  const subjects = new Set([...Object.keys(drawn), ...Object.keys(FEATURE_MAY_USE)]);
  for (const subject of subjects)
    expect([subject, [...reachedFrom(subject, drawn)].sort()]).toEqual([
      subject,
      [...reachedFrom(subject, FEATURE_MAY_USE)].sort(),
    ]);
});
