import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { WORKER_PATH } from "#app/domain/reservation/offline/cache-strategy.ts";

export const BUILD_DIR = "build";
export const BUILD_MARK = `${BUILD_DIR}/complete`;

/** What a build is made from: read in full, except for pictures, whose size is enough. */
const READ = [
  "app/**/*.*",
  "demo/seed/**/*.*",
  "server/**/*.ts",
  "simulators/**/*.ts",
  "scripts/{chunks,icons-without-keys}.ts",
  "package-lock.json",
  "{react-router,vite}.config.ts",
];
const WEIGHED = ["public/**/*.*"];
const COMPRESSED = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** Builds unless what is there was made, to its end, from these very files; in a process that takes its memory along. */
export async function ensureBuild(): Promise<void> {
  if (readMark() === sourceHash()) return;
  console.log("Building …");
  const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: "inherit" });
  if (status !== 0) throw new Error("the build failed");
}

async function build(): Promise<void> {
  const wanted = sourceHash();
  if (readMark() === wanted) return;
  rmSync(BUILD_DIR, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ["node_modules/.bin/react-router", "build"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error("the build failed");
  await buildWorker();
  await precompress();
  writeFileSync(BUILD_MARK, wanted);
}

/** One plain script at an address that stays: browsers know a worker by it, and look there for a newer one. */
async function buildWorker(): Promise<void> {
  const vite = await import("vite");
  await vite.build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: `${BUILD_DIR}/client`,
      emptyOutDir: false,
      rollupOptions: {
        input: "app/entry.worker.ts",
        output: { format: "iife", entryFileNames: WORKER_PATH.slice(1) },
      },
    },
  });
}

export function sourceHash(cwd = "."): string {
  const hash = createHash("sha256");
  const files = globSync(READ, { cwd, exclude: ["**/*.test.ts", "**/*.test.tsx"] }).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(cwd, file)));
  for (const file of globSync(WEIGHED, { cwd }).sort()) {
    hash.update(`${file}${statSync(join(cwd, file)).size}`);
  }
  return hash.digest("hex");
}

function readMark(): string | undefined {
  try {
    return readFileSync(BUILD_MARK, "utf8");
  } catch {
    return undefined;
  }
}

/** Compresses once, at the highest setting, what will be sent a thousand times. */
async function precompress(): Promise<void> {
  const files = globSync(`${BUILD_DIR}/client/**/*.*`).filter((file) => COMPRESSED.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params: quality }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

if (import.meta.main) await build();
