import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import autocannon from "autocannon";
import { freePort } from "#tests/support/free-port.ts";
import { startShop, temporaryDirectory } from "#tests/support/shop-process.ts";

const PAGES = [
  "/",
  "/course/home",
  "/course/city/pattaya",
  "/course/th-siam-old",
  "/search?q=siam",
];
const SECONDS = 5;

/** Every figure stands beside a bare server that sends the same bytes on the same machine in the same run. */
const dataDir = await temporaryDirectory();
const first = await timeToFirstByte(dataDir);
const second = await timeToFirstByte(dataDir);

const shop = await startShop({ DATA_DIR: dataDir });
const rows: string[] = [];
for (const path of PAGES) {
  const bytes = Buffer.from(await (await fetch(shop.url + path)).arrayBuffer());
  const bare = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(bytes);
  }).listen(0);
  await once(bare, "listening");
  const ours = await load(shop.url + path);
  const theirs = await load(`http://localhost:${(bare.address() as AddressInfo).port}/`);
  bare.close();
  const ratio = ((100 * ours.rate) / theirs.rate).toFixed(1);
  rows.push(
    `| ${path} | ${Math.round(bytes.length / 1024)} kB | ${Math.round(ours.rate)} | ${ours.slowest} ms | ${Math.round(theirs.rate)} | ${ratio} % |`,
  );
}
await shop.stop();
await rm(dataDir, { recursive: true, force: true });

const report = [
  "# Benchmark",
  "",
  "Written by `npm run bench`. A speed is a ratio to a bare `node:http` server that sends the same bytes in the same run.",
  "",
  `First start with an existing build (database created and demo laid): ${first} ms to first byte. Second start: ${second} ms.`,
  "",
  "| page | HTML | requests/s | p97.5 | bare server | ratio |",
  "|---|---|---|---|---|---|",
  ...rows,
  "",
].join("\n");
console.log(report);
await writeFile("bench/results.md", report);

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

async function load(url: string): Promise<{ rate: number; slowest: number }> {
  const { requests, latency } = await autocannon({ url, connections: 20, duration: SECONDS });
  return { rate: requests.average, slowest: latency.p97_5 };
}
