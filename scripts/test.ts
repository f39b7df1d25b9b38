import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "./build.ts";

type Count = { readonly passed: number; readonly failed: number };

const reports = mkdtempSync(join(tmpdir(), "palmtee-test-"));

/** Everything that must hold, cheapest first. `npm test unit lint` runs only those. */
const STEPS = {
  types: () => add(check("react-router", "typegen"), check("tsc")),
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

let total: Count = { passed: 0, failed: 0 };
for (const name of names) {
  const begun = performance.now();
  console.log(`\n── ${name}`);
  const count = await STEPS[name]();
  total = add(total, count);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
  return status === 0;
}

function check(command: string, ...args: string[]): Count {
  return run(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function build(): Promise<Count> {
  try {
    await ensureBuild();
    return { passed: 1, failed: 0 };
  } catch (cause) {
    console.error(cause);
    return { passed: 0, failed: 1 };
  }
}

/** A runner that broke before it could count has failed once. */
function counted(fine: boolean, file: string, read: (report: never) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, "utf8")) as never);
    return fine || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitest(project: string): Count {
  const file = join(reports, `${project}.json`);
  const fine = run("vitest", [
    "run",
    `--project=${project}`,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return counted(
    fine,
    file,
    (report: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  );
}

function playwright(): Count {
  const file = join(reports, "browser.json");
  const fine = run("playwright", ["test", "--reporter=dot,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return counted(
    fine,
    file,
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  );
}
