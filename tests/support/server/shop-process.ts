import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import project from "../../../package.json" with { type: "json" };

/** What `npm start` calls: the flags of Node, then the file. */
const [, ...START] = project.scripts.start.split(" ");
const FLAGS = START.slice(0, -1);
const MAIN = START.at(-1) ?? "";

const TEMPORARY = join(tmpdir(), "palmtee-");

export type ShopProcess = {
  readonly url: string;
  readonly process: ChildProcess;
  readonly output: () => string;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** Starts the shop as `npm start` does, on a free port, and waits until it says that it is open. */
export async function startShop(
  env: NodeJS.ProcessEnv = {},
  folder?: string,
  main?: string,
): Promise<ShopProcess> {
  const shop = spawnShop(env, folder, main);
  await shop.open;
  const url = /open at (http:\/\/localhost:\d+)/.exec(shop.output())?.[1];
  if (!url) throw new Error(`the shop did not open:\n${shop.output()}`);
  return { url, process: shop.process, output: shop.output, stop: shop.stop };
}

/** Starts it and waits for its end: for starts that must be refused. */
export async function runShop(env: NodeJS.ProcessEnv) {
  const shop = spawnShop(env);
  const [code] = (await once(shop.process, "close")) as [number | null];
  return { code, lines: shop.output().trim().split("\n") };
}

/** `folder` is where its files are, for a shop that is not this one. */
export function spawnShop(env: NodeJS.ProcessEnv, folder = ".", main = MAIN) {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  // A shop without a directory gets one of its own: the default one belongs to the developer.
  const ownDir = env.DATA_DIR ? undefined : mkdtempSync(TEMPORARY);
  const child = spawn(process.execPath, [...FLAGS, join(folder, main)], {
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      PORT: "0",
      LOG_LEVEL: "silent",
      DATA_DIR: ownDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (ownDir) child.once("close", () => rmSync(ownDir, { recursive: true, force: true }));
  let text = "";
  const open = new Promise<void>((resolve) => {
    const collect = (chunk: Buffer) => {
      text += chunk;
      if (text.includes("is open at")) resolve();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("close", () => resolve());
  });
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const closed = once(child, "close");
    child.kill(signal);
    const [code] = (await closed) as [number | null];
    return code;
  };
  return { process: child, open, output: () => text, stop };
}

export async function temporaryDirectory(): Promise<string> {
  return mkdtemp(TEMPORARY);
}
