import type { FileStorage } from "#app/integrations/storage/file-storage.ts";
import { TEST_NOW } from "./test-time.ts";

type MemoryStorage = FileStorage & {
  readonly files: Map<string, Uint8Array>;
  /** When a file was stored, where it was not now. */
  readonly changedAt: Map<string, Date>;
};

/** Files that live as long as the test. */
export function memoryStorage(): MemoryStorage {
  const files = new Map<string, Uint8Array>();
  const changedAt = new Map<string, Date>();
  return {
    files,
    changedAt,
    put: async (name, bytes) => {
      files.set(name, bytes);
    },
    get: async (name) => {
      const bytes = files.get(name);
      return bytes && Uint8Array.from(bytes);
    },
    remove: async (name) => {
      files.delete(name);
    },
    async *list() {
      yield [...files.keys()].map((name) => ({ name, changedAt: changedAt.get(name) ?? TEST_NOW }));
    },
  };
}
