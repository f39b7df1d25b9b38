import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DataDirectoryRefused, isInUse } from "../connection/data-lock.server.ts";
import { copyHeld } from "./copy-files.server.ts";

/** How often the process that owns the database looks for requests for a copy. */
const LOOK_MS = 300;
/** An owner that has not begun by then never will. */
const BEGUN_MS = 20_000;
/** What is asked for and what is answered, each named after the process that asks. */
const FILE = /^copy-(wanted-)?(\d+)$/;

/** Runs work while no query does, for copying the files. */
type Hold = (work: () => Promise<void>) => Promise<void>;

type Answer = { readonly takenAt: string } | { readonly failed: string };

export type Copy = { readonly path: string; readonly takenAt: Date; readonly remove: () => void };

/** Requested through a file, because a socket's path must be short; write access here already implies read access. */
export function answerCopies(dataDir: string, hold: Hold): () => Promise<void> {
  let isOver = false;
  let work = Promise.resolve();

  async function look(): Promise<void> {
    for (const name of namesIn(dataDir)) {
      const [, wanted, id = ""] = FILE.exec(name) ?? [];
      const asker = Number(id);
      if (asker && !isAlive(asker)) removeIfWeMay(join(dataDir, name));
      else if (asker && wanted && !isOver) await answer(dataDir, asker, hold);
    }
  }
  const timer = setInterval(() => {
    // The requester times out without an answer; the shop keeps running.
    work = work.then(look).catch(() => {});
  }, LOOK_MS);
  timer.unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await work;
  };
}

async function answer(dataDir: string, asker: number, hold: Hold): Promise<void> {
  const { wanted, copy } = pathsOf(dataDir, asker);
  try {
    remove(copy);
    mkdirSync(copy, { mode: 0o700 });
    remove(wanted);
    let takenAt = "";
    await copyHeld(join(dataDir, "pg"), join(copy, "pg"), (work) =>
      hold(async () => {
        takenAt = new Date().toISOString();
        await work();
      }),
    );
    say(copy, { takenAt });
  } catch (cause) {
    removeIfWeMay(join(copy, "pg"));
    removeIfWeMay(wanted);
    say(copy, { failed: (cause as Error).message });
  }
}

/** The answer is there whole, or not yet. */
function say(copy: string, answer: Answer): void {
  writeFileSync(join(copy, "answer.unfinished"), JSON.stringify(answer), { mode: 0o600 });
  renameSync(join(copy, "answer.unfinished"), join(copy, "answer"));
}

/** Asks whichever process has the embedded database for a copy of its files at one moment. */
export async function askForCopy(dataDir: string): Promise<Copy> {
  const { wanted, copy } = pathsOf(dataDir, process.pid);
  const begunBy = Date.now() + BEGUN_MS;
  const forget = () => [wanted, copy].forEach(remove);
  forget();
  writeFileSync(wanted, "", { mode: 0o600 });
  while (!existsSync(join(copy, "answer"))) {
    const isLate = existsSync(wanted) ? Date.now() > begunBy : !existsSync(copy);
    if (isLate || !isInUse(dataDir)) {
      forget();
      throw new DataDirectoryRefused(
        `DATA_DIR: the process using ${dataDir} made no copy; try again`,
      );
    }
    await pause(LOOK_MS / 3);
  }
  const said = JSON.parse(readFileSync(join(copy, "answer"), "utf8")) as Answer;
  if ("failed" in said) {
    forget();
    throw new DataDirectoryRefused(
      `DATA_DIR: the shop could not copy its database (${said.failed})`,
    );
  }
  return { path: join(copy, "pg"), takenAt: new Date(said.takenAt), remove: forget };
}

function pathsOf(dataDir: string, asker: number) {
  return { wanted: join(dataDir, `copy-wanted-${asker}`), copy: join(dataDir, `copy-${asker}`) };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** What another user has left may not be ours to remove. */
function removeIfWeMay(path: string): void {
  try {
    remove(path);
  } catch {
    // The next run of `look` tries again.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
