import { fileURLToPath } from "node:url";

const LOADED_FIRST = fileURLToPath(new URL("./shifted-clock.ts", import.meta.url));

/** The environment of a process whose clock is wrong by so many minutes. */
export function wrongClock(minutes: number): Record<string, string> {
  return { CLOCK_SHIFT_MINUTES: String(minutes), NODE_OPTIONS: `--import ${LOADED_FIRST}` };
}
