import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Guard, PROJECTS } from "#tests/guards/guard.ts";
import { GUARDS } from "#tests/guards/guards.ts";
import { BUILD_DIR } from "./build.ts";
import { takeOutOfBuild } from "./guard-build.ts";
import { type Report, type Verdict, verdictOf } from "./guard-verdict.ts";

/** Longer than any named test takes to give up waiting. */
const MOST_MS = 15 * 60_000;

const { values: chosen } = parseArgs({
  options: {
    section: { type: "string" },
    project: { type: "string" },
    file: { type: "string" },
    guard: { type: "string", multiple: true },
  },
});
const guards = GUARDS.filter(
  ({ section, guard, project, test }) =>
    (!chosen.section || chosen.section === String(section)) &&
    (!chosen.project || chosen.project === project) &&
    (!chosen.file || test.includes(chosen.file)) &&
    (!chosen.guard || chosen.guard.some((part) => guard.includes(part))),
).toSorted((a, b) => PROJECTS.indexOf(a.project) - PROJECTS.indexOf(b.project));
const copy = mkdtempSync(join(tmpdir(), "palmtee-guards-"));
try {
  copyTree();
  const isFine = await areGreenBefore();
  process.exitCode = isFine && (await areRedWithout()) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The files of this folder as they are, saved or not: nobody's work is touched. */
function copyTree(): void {
  const listed = spawnSync("git", ["ls-files", "-z", "-c", "-o", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(listed.stdout.split("\0"))) {
    if (file && existsSync(file)) cpSync(file, join(copy, file));
  }
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  if (existsSync(BUILD_DIR)) cpSync(BUILD_DIR, join(copy, BUILD_DIR), { recursive: true });
}

/** A test that fails anyway shows nothing. */
async function areGreenBefore(): Promise<boolean> {
  let isFine = true;
  for (const project of PROJECTS) {
    const own = guards.filter((guard) => guard.project === project);
    if (own.length === 0) continue;
    const report = await run(project, own);
    for (const { test, title } of own) {
      const verdict = verdictOf(report, test, title);
      if (verdict === "green") continue;
      console.log(`${verdict} before anything was changed: ${test} "${title}"`);
      isFine = false;
    }
  }
  return isFine;
}

async function areRedWithout(): Promise<boolean> {
  const verdicts: Verdict[] = [];
  console.log("| Section | Without the guard that | Test | Turns |\n|---|---|---|---|");
  for (const guard of guards) {
    const verdict = await without(guard);
    verdicts.push(verdict);
    console.log(`| ${guard.section} | ${guard.guard} | \`${guard.test}\` | ${verdict} |`);
  }
  const red = verdicts.filter((verdict) => verdict === "red").length;
  console.log(`\n${red} of ${guards.length} guards turn a test red when they are taken away`);
  return red === guards.length;
}

async function without(guard: Guard): Promise<Verdict> {
  const { file, find, put, project, test, title } = guard;
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  writeFileSync(
    path,
    source.replace(find, () => put),
  );
  const putBack = takeOutOfBuild(copy, guard);
  try {
    return verdictOf(await run(project, [guard]), test, title);
  } finally {
    writeFileSync(path, source);
    putBack();
  }
}

/** The named tests alone, in the copy; those that need a built shop build it themselves. */
async function run(
  project: Guard["project"],
  named: readonly Guard[],
): Promise<Report | undefined> {
  const output = join(copy, "guards-report.json");
  rmSync(output, { force: true });
  const titles = new Set(named.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")));
  const files = new Set(named.map(({ test }) => test));
  const how = ["--reporter=json", `--outputFile=${output}`, "-t", [...titles].join("|")];
  const child = spawn(
    "node_modules/.bin/vitest",
    ["run", `--project=${project}`, ...how, ...files],
    {
      cwd: copy,
      stdio: "ignore",
      timeout: MOST_MS,
      env: {
        ...process.env,
        PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      },
    },
  );
  await once(child, "close");
  return existsSync(output) ? (JSON.parse(readFileSync(output, "utf8")) as Report) : undefined;
}
