import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import {
  add,
  failedOnce,
  failureList,
  lastLines,
  type Outcome,
  passedOnce,
  secondsOf,
  spentList,
  withVerdict,
} from "./test-outcome.ts";
import { type Plan, planOf, type Step } from "./test-plan.ts";

const reports = mkdtempSync(join(tmpdir(), "palmtee-test-"));
const NODE = dirname(process.execPath);
const isTerminal = process.stdout.isTTY === true;

const RUN: Record<Step, (files: readonly string[]) => Promise<Outcome>> = {
  // A second checker would do half of the first one's work again, and other steps use the other core.
  types: async () =>
    add(await check("react-router", "typegen"), await check("tsc", "--checkers", "1")),
  lint: () => check("biome", "check", "--error-on-warnings"),
  unused: () => check("knip"),
  unit: (files) => vitest("unit", files),
  embedded: (files) => vitest("embedded", files),
  build: () => check("node", "scripts/build.ts"),
  waiting: (files) => vitest("waiting", files),
  postgres: (files) => vitest("postgres", files),
  process: (files) => vitest("process", files),
  browser: (files) => playwright(files),
  nightly: (files) => vitest("nightly", files),
};

// Heavy repetitions, and what compares times, are for the night.
if (process.argv.includes("--nightly")) process.env.NIGHTLY = "1";
const { steps, flags } = plan();

const outcomes = new Map<Step, Outcome>();
/** Processor seconds of each program, with all that it started. */
const spent = new Map<string, number>();
/** Steps that leave a core idle, and the steps that run next to them. */
const ALONGSIDE: Partial<Record<Step, readonly Step[]>> = {
  types: ["lint", "unused", "unit", "embedded", "build"],
  waiting: ["postgres", "process"],
};
const underWay = new Map<Step, Promise<void>>();
for (const planned of steps) {
  for (const [step, end] of underWay) if (!ALONGSIDE[step]?.includes(planned.step)) await end;
  if (ALONGSIDE[planned.step]) underWay.set(planned.step, perform(planned));
  else await perform(planned);
}
await Promise.all(underWay.values());
rmSync(reports, { recursive: true, force: true });
// Last, for readers who see only the end of the log.
const failures = failureList(outcomes);
if (failures) console.log(`\n── what failed\n\n${failures}`);
console.log(`\n── seconds of processor: ${spentList(spent)}`);
const { passed, failed } = [...outcomes.values()].reduce(add);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function perform({ step, files }: Plan["steps"][number]): Promise<void> {
  const begun = performance.now();
  console.log(`\n── ${[step, ...files].join(" ")}`);
  const outcome = await RUN[step](files);
  outcomes.set(step, outcome);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${step}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
}

function plan(): Plan {
  try {
    return planOf(process.argv.slice(2));
  } catch (cause) {
    console.error(`npm test: ${(cause as Error).message}`);
    process.exit(2);
  }
}

/** A terminal is left to the program; elsewhere its output is also collected, for the summary. */
async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  name = command,
) {
  const said = isTerminal ? "inherit" : "pipe";
  const times = join(reports, `${name}.times`);
  // The shell counts what its children used, and their children.
  const counting = '"$@"; code=$?; times >"$0"; exit $code';
  const child = spawn("sh", ["-c", counting, times, `node_modules/.bin/${command}`, ...args], {
    stdio: ["ignore", said, said],
    // Child processes use this Node, too, even if the machine has another.
    env: {
      ...process.env,
      PATH: `${NODE}${delimiter}${process.env.PATH}`,
      NODE_ENV: undefined,
      // Every worker and every shop loads the same code again.
      NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled"),
      ...env,
    },
  });
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk;
    process.stdout.write(chunk);
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  const [status] = (await once(child, "close")) as [number | null];
  spent.set(name, (spent.get(name) ?? 0) + secondsOf(textOf(times)));
  return { fine: status === 0, output };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

async function check(command: string, ...args: string[]): Promise<Outcome> {
  const { fine, output } = await run(command, args);
  return fine ? passedOnce() : failedOnce([command, ...args].join(" "), lastLines(output));
}

/** A runner that broke before it could count has failed once. */
async function counted(command: string, args: readonly string[], name = command): Promise<Outcome> {
  const OUTCOME_FILE = join(reports, `${name}.json`);
  rmSync(OUTCOME_FILE, { force: true });
  const { fine, output } = await run(command, args, { OUTCOME_FILE }, name);
  try {
    return withVerdict(JSON.parse(readFileSync(OUTCOME_FILE, "utf8")) as Outcome, fine, output);
  } catch {
    return failedOnce(`${command} broke before it could count`, lastLines(output));
  }
}

function vitest(project: string, files: readonly string[]): Promise<Outcome> {
  const reporters = [...(isTerminal ? ["dot"] : []), "./scripts/vitest-outcome.ts"];
  const asked = reporters.map((reporter) => `--reporter=${reporter}`);
  const args = ["run", `--project=${project}`, ...asked, ...narrowed(files)];
  return counted("vitest", args, project);
}

function playwright(files: readonly string[]): Promise<Outcome> {
  const reporters = [...(isTerminal ? ["dot"] : []), "./scripts/playwright-outcome.ts"];
  return counted("playwright", ["test", `--reporter=${reporters.join(",")}`, ...narrowed(files)]);
}

/** Flags are meant for the files that were named. */
function narrowed(files: readonly string[]): readonly string[] {
  return files.length > 0 ? [...files, ...flags] : [];
}
