import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { longFunctions, MOST_LINES } from "#tests/support/long-functions.ts";

const files = globSync("{app,demo/seed,server,simulators,scripts,tools}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\.tsx?$|\/seed\/content\//.test(file),
);

test("no function spans more than 60 lines, markup included", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((file) => longFunctions(file, readFileSync(file, "utf8")))).toEqual([]);
});

const component = (lines: number) =>
  `function Page() {\n  return (\n    <ul>\n${"      <li>끝</li>\n".repeat(lines - 6)}    </ul>\n  );\n}`;
const arrow = (lines: number) => `const page = () => {\n${"  run();\n".repeat(lines - 2)}};`;
const method = (lines: number) => `const page = { run() {\n${"  run();\n".repeat(lines - 2)}} };`;

test.each([
  ["a component", "page.tsx", component],
  ["an arrow function", "page.ts", arrow],
  ["a method", "page.ts", method],
])("%s of 60 lines is allowed, and one of 61 is named with its line", (_, file, write) => {
  expect(longFunctions(file, write(MOST_LINES))).toEqual([]);
  expect(longFunctions(file, `\n${write(MOST_LINES + 1)}`)).toEqual([`${file}:2 spans 61 lines`]);
});
