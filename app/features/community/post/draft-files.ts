const DATABASE = "post-drafts";
const STORE = "files";

/** Saves the pictures of a draft in IndexedDB: they are too large for localStorage. False when that fails. */
export async function saveDraftFiles(key: string, files: readonly File[]): Promise<boolean> {
  try {
    await run("readwrite", (store) => {
      if (files.length === 0) return store.delete(key);
      return store.put([...files], key);
    });
    return true;
  } catch {
    return false;
  }
}

export async function readDraftFiles(key: string): Promise<readonly File[]> {
  try {
    const stored: unknown = await run("readonly", (store) => store.get(key));
    return Array.isArray(stored) ? stored.filter((each) => each instanceof File) : [];
  } catch {
    return [];
  }
}

function run(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        done(request.result);
      };
      transaction.onabort = () => {
        database.close();
        failed(transaction.error);
      };
    };
  });
}
