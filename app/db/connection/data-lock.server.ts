import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export class DataDirectoryRefused extends Error {
  override readonly name = "DataDirectoryRefused";
}

/**
 * Makes this process the only one on the embedded database: two on one directory lose each other's rows.
 * Answers what gives the directory back.
 */
export function lockDataDirectory(directory: string): () => void {
  const path = join(directory, "lock");
  makeWritable(directory);
  if (!tryLock(path)) {
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new DataDirectoryRefused(
        `DATA_DIR: ${directory} is in use by process ${holder.pid}; stop it first, or choose another directory`,
      );
    }
    rmSync(path, { force: true });
    if (!tryLock(path)) {
      throw new DataDirectoryRefused(
        `DATA_DIR: ${directory} was taken by another process just now`,
      );
    }
  }
  const release = () => rmSync(path, { force: true });
  process.once("exit", release);
  return release;
}

/** Whether a live process has the embedded database. */
export function isInUse(directory: string): boolean {
  const holder = readHolder(join(directory, "lock"));
  return holder !== undefined && isAlive(holder);
}

function makeWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    const probe = join(directory, `.probe-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new DataDirectoryRefused(`DATA_DIR: cannot write to ${directory} (${code})`, { cause });
  }
}

type Holder = { readonly pid: number; readonly startedAt: string };

function tryLock(path: string): boolean {
  const self: Holder = { pid: process.pid, startedAt: startOf(process.pid) };
  try {
    writeFileSync(path, JSON.stringify(self), { flag: "wx" });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cause;
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return startOf(pid) === startedAt;
}

/** Distinguishes a process from a later one with the same id, where the system says when it began. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")")).split(" ")[20] ?? "";
  } catch {
    return "";
  }
}
