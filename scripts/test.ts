import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.ts";
import {
  add,
  failedOnce,
  failureList,
  lastLines,
  type Outcome,
  passedOnce,
  withVerdict,
} from "./test-outcome.ts";

const reports = mkdtempSync(join(tmpdir(), "palmtee-test-"));
const isTerminal = process.stdout.isTTY === true;

/** Everything that must hold, cheapest first. `npm test unit lint` runs only those. */
const STEPS = {
  types: async () => add(await check("react-router", "typegen"), await check("tsc")),
  lint: () => check("biome", "check", "--error-on-warnings"),
  unused: () => check("knip"),
  unit: () => vitest("unit"),
  embedded: () => vitest("embedded"),
  build: () => build(),
  postgres: () => vitest("postgres"),
  process: () => vitest("process"),
  browser: () => playwright(),
  nightly: () => vitest("nightly"),
};
type Step = keyof typeof STEPS;

// Heavy repetitions, and what compares times, are for the night.
const isNight = process.argv.includes("--nightly");
if (isNight) process.env.NIGHTLY = "1";

const wanted = process.argv.slice(2).filter((word): word is Step => word in STEPS);
const every = (Object.keys(STEPS) as Step[]).filter((step) => isNight || step !== "nightly");
const names = wanted.length > 0 ? wanted : every;

const outcomes = new Map<Step, Outcome>();
for (const name of names) {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  const outcome = await STEPS[name]();
  outcomes.set(name, outcome);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });
// Last, for whoever sees only the end of the log.
const failures = failureList(outcomes);
if (failures) console.log(`\n── what failed\n\n${failures}`);
const { passed, failed } = [...outcomes.values()].reduce(add);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** A terminal is left to the program; elsewhere what it says is also kept, for the end. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const said = isTerminal ? "inherit" : "pipe";
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: ["ignore", said, said],
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
  let output = "";
  const hear = (chunk: Buffer) => {
    output += chunk;
    process.stdout.write(chunk);
  };
  child.stdout?.on("data", hear);
  child.stderr?.on("data", hear);
  const [status] = (await once(child, "close")) as [number | null];
  return { fine: status === 0, output };
}

async function check(command: string, ...args: string[]): Promise<Outcome> {
  const { fine, output } = await run(command, args);
  return fine ? passedOnce() : failedOnce([command, ...args].join(" "), lastLines(output));
}

async function build(): Promise<Outcome> {
  try {
    await ensureBuild();
    return passedOnce();
  } catch (cause) {
    return failedOnce("build", String(cause));
  }
}

/** A runner that broke before it could count has failed once. */
async function counted(command: string, args: readonly string[]): Promise<Outcome> {
  const OUTCOME_FILE = join(reports, `${command}.json`);
  rmSync(OUTCOME_FILE, { force: true });
  const { fine, output } = await run(command, args, { OUTCOME_FILE });
  try {
    return withVerdict(JSON.parse(readFileSync(OUTCOME_FILE, "utf8")) as Outcome, fine, output);
  } catch {
    return failedOnce(`${command} broke before it could count`, lastLines(output));
  }
}

function vitest(project: string): Promise<Outcome> {
  const reporters = [...(isTerminal ? ["dot"] : []), "./scripts/vitest-outcome.ts"];
  const asked = reporters.map((reporter) => `--reporter=${reporter}`);
  return counted("vitest", ["run", `--project=${project}`, ...asked]);
}

function playwright(): Promise<Outcome> {
  const reporters = [...(isTerminal ? ["dot"] : []), "./scripts/playwright-outcome.ts"];
  return counted("playwright", ["test", `--reporter=${reporters.join(",")}`]);
}
