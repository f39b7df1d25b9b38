import { readFileSync } from "node:fs";

const STAT = "/proc/stat";
/** The first line counts all processors: user, nice, system, idle, waiting, two kinds of interrupts, taken. */
const TAKEN = 8;

type Counted = { readonly all: number; readonly taken: number };

/** Reads the line of all processors; guests' time, which comes after, is counted in user time already. */
function countedIn(stat: string): Counted {
  const numbers = (stat.split("\n")[0] ?? "")
    .split(/\s+/)
    .slice(1, TAKEN + 1)
    .map(Number);
  return { all: numbers.reduce((sum, each) => sum + each, 0), taken: numbers[TAKEN - 1] ?? 0 };
}

/** Asked again and again: the share of the processors that the host gave to others since the last time; 0 where it does not say. */
export function takenTime(read: () => string = readStat): () => number {
  let last = countedIn(read());
  return () => {
    const now = countedIn(read());
    const all = now.all - last.all;
    const share = all > 0 ? (now.taken - last.taken) / all : 0;
    last = now;
    return share;
  };
}

/** Only Linux counts it. */
function readStat(): string {
  try {
    return readFileSync(STAT, "utf8");
  } catch {
    return "";
  }
}
