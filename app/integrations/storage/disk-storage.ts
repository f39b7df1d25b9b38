import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FileStorage } from "./file-storage.ts";

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
  };

  function pathOf(name: string): string {
    if (name === "" || name !== basename(name) || name.startsWith("."))
      throw new Error("a name, not a path");
    return join(folder, name);
  }
}

function isAbsent(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
