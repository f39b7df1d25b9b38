import { readdirSync, readFileSync } from "node:fs";

/** The processes that another one has started with a script of this name. */
export function childProcesses(parent: number | undefined, script: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readProcess(pid, "cmdline").includes(script))
    .filter((pid) => /^PPid:\t(\d+)$/m.exec(readProcess(pid, "status"))?.[1] === String(parent))
    .map(Number);
}

/** A file of Linux about a process; empty once it has ended. */
export function readProcess(pid: number | string | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
