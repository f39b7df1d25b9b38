import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkName, type FileStorage, type StoredFile } from "./file-storage.ts";

const PART = 500;

/** One folder on disk; instances that share a database share it too. */
export function diskStorage(folder: string): FileStorage {
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      // Whole or not at all: a reader never sees half a file.
      const unfinished = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, pathOf(name));
      } catch (cause) {
        await rm(unfinished, { force: true });
        throw cause;
      }
    },
    async get(name) {
      try {
        return Uint8Array.from(await readFile(pathOf(name)));
      } catch (cause) {
        if (isAbsent(cause)) return undefined;
        throw cause;
      }
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
    async *list() {
      const names = (await readdir(folder).catch(nothingYet)).filter((each) => !isUnfinished(each));
      for (let first = 0; first < names.length; first += PART) {
        const part = await Promise.all(names.slice(first, first + PART).map(fileOf));
        yield part.filter((file) => file !== undefined);
      }
    },
  };

  function pathOf(name: string): string {
    return join(folder, checkName(name));
  }

  async function fileOf(name: string): Promise<StoredFile | undefined> {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    return facts && { name, changedAt: facts.mtime };
  }
}

function isUnfinished(name: string): boolean {
  return name.startsWith(".");
}

function nothingYet(cause: unknown): string[] {
  if (isAbsent(cause)) return [];
  throw cause;
}

function isAbsent(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
