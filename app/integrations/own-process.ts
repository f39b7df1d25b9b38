import type { ChildProcess } from "node:child_process";
import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** In a process that decodes files: where memory runs out, Linux shall end it and not the shop. */
export function preferForOutOfMemory(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Another system, which chooses by itself.
  }
}

/** At once, while it has one thread: the others inherit its priority. */
export function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended, or the system has no priorities: it does its work all the same.
  }
}
