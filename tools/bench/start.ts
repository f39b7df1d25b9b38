import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#tests/support/server/free-port.ts";

/** With an existing build: once with the database to make, once with it there. */
export async function startBench(directory: string): Promise<string> {
  const first = await timeToFirstByte(directory);
  const second = await timeToFirstByte(directory);
  return `With an existing build: ${first} ms to the first byte (database created, demo seeded), ${second} ms the second time.`;
}

/** From the command to the first byte of the home page, as a person at a terminal waits for it. */
async function timeToFirstByte(directory: string): Promise<number> {
  const port = await freePort();
  const begun = performance.now();
  const child: ChildProcess = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: directory, LOG_LEVEL: "silent" },
    stdio: "ignore",
  });
  while (!(await answers(`http://localhost:${port}/`))) await new Promise((r) => setTimeout(r, 20));
  const waited = Math.round(performance.now() - begun);
  child.kill("SIGTERM");
  await once(child, "close");
  return waited;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
