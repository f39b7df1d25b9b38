import { existsSync, globSync, statSync } from "node:fs";
import { join, matchesGlob, relative } from "node:path";
import vitestConfig from "../vitest.config.ts";

/** Everything that must hold, cheapest first. */
export const STEPS = [
  "types",
  "lint",
  "unused",
  "unit",
  "embedded",
  "build",
  "waiting",
  "postgres",
  "process",
  "browser",
  "nightly",
] as const;
export type Step = (typeof STEPS)[number];

/** The steps to take, each with the test files it is narrowed to; none means all of them. */
export type Plan = {
  readonly steps: readonly { readonly step: Step; readonly files: readonly string[] }[];
  /** Handed on to the runners of the files. */
  readonly flags: readonly string[];
};

type Folders = {
  readonly step: Step;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
};

/** Read from the runner's own configuration, so that the two cannot disagree. */
const FOLDERS: readonly Folders[] = [
  ...(vitestConfig.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== "object" || !("test" in project)) return [];
    const { name, include = [], exclude = [] } = project.test ?? {};
    return STEPS.filter((step) => step === name).map((step) => ({ step, include, exclude }));
  }),
  { step: "browser", include: ["e2e/**/*.spec.ts"], exclude: [] },
];

/** Files belong to one step; at night, those that run on any engine to two. */
export function stepsOf(file: string): readonly Step[] {
  const isIn = (globs: readonly string[]) => globs.some((glob) => matchesGlob(file, glob));
  return FOLDERS.filter(({ include, exclude }) => isIn(include) && !isIn(exclude)).map(
    ({ step }) => step,
  );
}

/** What `npm test` runs: steps, test files and folders in any mixture; nothing means every step. */
export function planOf(words: readonly string[]): Plan {
  const isNight = words.includes("--nightly");
  const flags = words.filter((word) => word.startsWith("-") && word !== "--nightly");
  const names = words.filter((word) => !word.startsWith("-"));
  const asked = new Map<Step, Set<string>>();
  for (const name of names) {
    const step = STEPS.find((each) => each === name);
    if (step) asked.set(step, asked.get(step) ?? new Set());
    else for (const [each, file] of filesOf(name)) asked.set(each, add(asked.get(each), file));
  }
  const wanted = STEPS.filter((step) =>
    names.length > 0 ? asked.has(step) : isNight || step !== "nightly",
  );
  return { steps: wanted.map((step) => ({ step, files: [...(asked.get(step) ?? [])] })), flags };
}

function add(files: Set<string> = new Set(), file: string): Set<string> {
  return files.add(file);
}

function filesOf(name: string): (readonly [Step, string])[] {
  const path = relative(".", name);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const files = isFolder ? globSync(join(path, "**/*.{test,spec}.{ts,tsx}")) : [path];
  const found = files.flatMap((file) =>
    existsSync(file) ? stepsOf(file).map((step) => [step, file] as const) : [],
  );
  if (found.length > 0) return found;
  throw new Error(`${name} is neither a step (${STEPS.join(", ")}) nor a test file`);
}
