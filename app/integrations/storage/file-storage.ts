/** Stores files under names that we choose. */
export interface FileStorage {
  put(name: string, bytes: Uint8Array): Promise<void>;
  get(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** No complaint about what is not there. */
  remove(name: string): Promise<void>;
}
