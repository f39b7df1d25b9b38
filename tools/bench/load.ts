import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { Driven } from "./driver.ts";

export type Load = Driven & {
  /** Processor time of the server, all its threads together, for one answer. */
  readonly microseconds: number;
};

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Sends requests as fast as the server answers, from a separate process, and measures the server's use meanwhile. */
export async function loadOf(url: string, pid: number, seconds: number): Promise<Load> {
  const before = processorSeconds(pid);
  const driver = spawn(process.execPath, ["tools/bench/driver.ts", url, String(seconds)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const closed = once(driver, "close");
  const said = await text(driver.stdout);
  await closed;
  const driven = JSON.parse(said) as Driven;
  const spent = processorSeconds(pid) - before;
  return { ...driven, microseconds: (spent / Math.max(1, driven.requests)) * 1_000_000 };
}

/** User and system time of all threads since the process began. */
export function processorSeconds(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the program, in brackets, may hold spaces.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** A driver that is more than half busy holds the server back: its rate would say more of the driver. */
export function rateOf(load: Driven): number | undefined {
  return load.busy <= 0.5 ? load.requests / load.seconds : undefined;
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** The one in the middle by what the server spent. */
export function middleOf(loads: readonly Load[]): Load {
  const middle = loads.toSorted((a, b) => a.microseconds - b.microseconds)[
    Math.floor(loads.length / 2)
  ];
  if (!middle) throw new RangeError("nothing was measured");
  return middle;
}
