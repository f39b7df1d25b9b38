export type StoredFile = { readonly name: string; readonly changedAt: Date };

/** Stores files under names that we choose. */
export interface FileStorage {
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** No complaint about what is not there. */
  remove(name: string): Promise<void>;
  /** All files, in parts, including those without a row in the database. */
  list(): AsyncIterable<readonly StoredFile[]>;
}

/** Known by its code and not by a class: the server's start and the pages have a copy each of every class. */
export const STORAGE_AWAY = "STORAGE_AWAY";

/** The storage cannot be reached or refuses: worth trying again later. */
export function storageAway(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: STORAGE_AWAY });
}

/** Names are ours; anything else must not lead to another place. */
export function checkName(name: string): string {
  if (!/^[a-z0-9][a-z0-9.-]*$/i.test(name)) throw new Error("a name, not a path");
  return name;
}
