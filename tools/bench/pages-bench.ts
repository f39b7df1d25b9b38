import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startShop } from "#tests/support/server/shop-process.ts";
import { type Load, loadOf, middleOf, rateOf } from "./load.ts";
import { bodyOf, PAGES } from "./pages.ts";
import { decimals, kilobytes, percent, table } from "./report.ts";

const SECONDS = 3;
const TURNS = 3;

const HEAD = [
  "page",
  "bytes sent",
  "µs a request",
  "bare µs",
  "times the bare",
  "requests/s",
  "bare requests/s",
  "p95 ms",
  "driver busy",
  "at the bare",
  "failed",
];

/** What the server's process spends for each page, compared with a bare server that sends the same bytes. */
export async function pagesBench(dataDir: string, cache: "on" | "off"): Promise<string> {
  const shop = await startShop({ DATA_DIR: dataDir, PAGE_CACHE: cache });
  const pid = shop.process.pid ?? 0;
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const url = shop.url + path;
    // Once to fill the cache and once to be sure of what comes out of it.
    await bodyOf(url, "br");
    const { bytes, headers } = await bodyOf(url, "br");
    const bare = await startBare(dataDir, bytes, headers);
    const loads: { readonly ours: Load; readonly bare: Load }[] = [];
    await loadOf(url, pid, 1);
    for (let turn = 0; turn < TURNS; turn += 1) {
      loads.push({
        bare: await loadOf(bare.url, bare.pid, SECONDS),
        ours: await loadOf(url, pid, SECONDS),
      });
    }
    bare.stop();
    const ours = middleOf(loads.map((load) => load.ours));
    rows.push(row(name, bytes.length, ours, middleOf(loads.map((load) => load.bare))));
  }
  await shop.stop();
  return table(HEAD, rows);
}

function row(name: string, bytes: number, ours: Load, bare: Load): string[] {
  const rate = (load: Load) => {
    const value = rateOf(load);
    return value === undefined ? "driver too busy" : decimals(value, 0);
  };
  return [
    name,
    kilobytes(bytes),
    decimals(ours.microseconds, 0),
    decimals(bare.microseconds, 0),
    `${decimals(ours.microseconds / bare.microseconds, 1)}×`,
    rate(ours),
    rate(bare),
    decimals(ours.p95, 1),
    percent(ours.busy),
    percent(bare.busy),
    String(ours.failed),
  ];
}

async function startBare(directory: string, bytes: Buffer, all: Record<string, unknown>) {
  const file = join(directory, "bare-answer");
  const { connection, "keep-alive": _, date, "transfer-encoding": __, ...headers } = all;
  await writeFile(file, bytes);
  const own = { ...headers, "content-length": String(bytes.length) };
  await writeFile(`${file}.json`, JSON.stringify(own));
  const child = spawn(process.execPath, ["tools/bench/bare-server.ts", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const url = /http:\S+/.exec(String(line))?.[0] ?? "";
  return { url, pid: child.pid ?? 0, stop: () => child.kill() };
}
