import type { FileStorage } from "#app/integrations/storage/file-storage.ts";

/** Files that live as long as the test. */
export function memoryStorage(): FileStorage & { readonly files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
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
  };
}
