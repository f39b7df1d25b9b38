import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import autocannon from "autocannon";

export type Load = { readonly rate: number; readonly p95: number; readonly failed: number };

const BROWSER = { "accept-encoding": "br" };
const CONNECTIONS = 20;

export async function loadOf(url: string, seconds: number): Promise<Load> {
  const times: number[] = [];
  const run = autocannon({ url, headers: BROWSER, connections: CONNECTIONS, duration: seconds });
  run.on("response", (_client, _status, _bytes, time) => times.push(time));
  const { requests, non2xx, errors } = await run;
  return { rate: requests.average, p95: percentile(times, 95), failed: non2xx + errors };
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

export type Compared = { readonly ours: Load; readonly bare: Load; readonly bytes: number };

/** Ours and the bare server in turns, three times each: the middle one of each is compared. */
export async function compare(url: string, directory: string, seconds: number): Promise<Compared> {
  const answer = await fetch(url, { headers: BROWSER });
  await answer.arrayBuffer();
  const bytes = await rawBody(url);
  const bare = await startBare(directory, bytes, Object.fromEntries(answer.headers));
  const rounds: { ours: Load; bare: Load }[] = [];
  for (let round = 0; round < 3; round += 1) {
    rounds.push({ bare: await loadOf(bare.url, seconds), ours: await loadOf(url, seconds) });
  }
  bare.stop();
  return {
    ours: middle(rounds.map(({ ours }) => ours)),
    bare: middle(rounds.map((round) => round.bare)),
    bytes: bytes.length,
  };
}

function middle(loads: readonly Load[]): Load {
  const [, second] = loads.toSorted((a, b) => a.rate - b.rate);
  if (!second) throw new RangeError("three rounds have a middle one");
  return second;
}

/** As it goes over the wire: `fetch` would unpack it. */
async function rawBody(url: string): Promise<Buffer> {
  const { get } = await import("node:http");
  const request = get(url, { headers: BROWSER });
  const [response] = (await once(request, "response")) as [AsyncIterable<Buffer>];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return Buffer.concat(parts);
}

async function startBare(directory: string, bytes: Buffer, all: Record<string, string>) {
  const file = join(directory, "answer");
  const { connection, "keep-alive": _, date, "transfer-encoding": __, ...headers } = all;
  await writeFile(file, bytes);
  const own = { ...headers, "content-encoding": "br", "content-length": String(bytes.length) };
  await writeFile(`${file}.json`, JSON.stringify(own));
  const child = spawn(process.execPath, ["bench/bare-server.ts", file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const url = /http:\S+/.exec(String(line))?.[0] ?? "";
  return { url, stop: () => child.kill() };
}
