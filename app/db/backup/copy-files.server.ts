import { constants, type Stats } from "node:fs";
import { copyFile, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

const AT_ONCE = 16;
/** The clock of a file system may be this coarse: what changed just now is copied again. */
const COARSE_MS = 2_000;

type Seen = Pick<Stats, "mtimeMs" | "size" | "ino">;

/** Copies a running database's files first, which is slow, then under `hold` only those changed since. */
export async function copyHeld(
  from: string,
  to: string,
  hold: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const beganAt = Date.now();
  const before = new Map<string, Seen>();
  await copyFolders(from, to);
  await inTurns(await filesIn(from), async (name) => {
    const seen = await statIfThere(join(from, name));
    if (!seen) return;
    before.set(name, seen);
    await copyIfThere(join(from, name), join(to, name));
  });
  await hold(async () => {
    await copyFolders(from, to);
    const now = await filesIn(from);
    await inTurns(now, async (name) => {
      const seen = await stat(join(from, name));
      if (isSame(before.get(name), seen) && seen.mtimeMs < beganAt - COARSE_MS) return;
      await copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE);
    });
    const there = new Set(now);
    const gone = [...before.keys()].filter((name) => !there.has(name));
    await inTurns(gone, (name) => rm(join(to, name), { force: true }));
  });
}

function isSame(one: Seen | undefined, other: Seen): boolean {
  return one?.mtimeMs === other.mtimeMs && one.size === other.size && one.ino === other.ino;
}

async function entriesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map((entry) => ({
    isFolder: entry.isDirectory(),
    name: join(entry.parentPath, entry.name).slice(folder.length + 1),
  }));
}

async function filesIn(folder: string): Promise<readonly string[]> {
  return (await entriesIn(folder)).filter(({ isFolder }) => !isFolder).map(({ name }) => name);
}

async function copyFolders(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const { name, isFolder } of await entriesIn(from)) {
    if (isFolder) await mkdir(join(to, name), { recursive: true, mode: 0o700 });
  }
}

/** A file may go while the database works. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
  }
}

async function statIfThere(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}

async function inTurns(
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<void> {
  const rest = names.values();
  async function lane(): Promise<void> {
    for (const name of rest) await work(name);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
