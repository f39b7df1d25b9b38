import type { ChildProcess } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";

/** In a process that decodes files: where memory runs out, Linux shall end it and not the shop. */
export function preferForOutOfMemory(): void {
  try {
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Another system, which chooses by itself.
  }
}

/** Its first thread, whose priority later ones inherit; then those that it has meanwhile started. */
export function giveWay({ pid }: ChildProcess): void {
  if (!pid) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      setPriority(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
    }
  } catch {
    // It has ended, or the system has no priorities: it does its work all the same.
  }
}
