import { useSyncExternalStore } from "react";
import { parseRecent, type RecentList, withNewest, without } from "#app/domain/recent-list.ts";

/** Words that stay in this browser, newest first; every open tab sees a change. */
export type BrowserList = {
  readonly read: () => RecentList;
  readonly add: (word: string) => void;
  readonly remove: (word: string) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function browserList(key: string, max: number): BrowserList {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let list: RecentList = [];

  function read(): RecentList {
    const kept = load(key, text);
    if (kept !== text) {
      text = kept;
      list = parseRecent(kept, max);
    }
    return list;
  }

  function write(next: RecentList): void {
    text = JSON.stringify(next);
    list = next;
    save(key, text);
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }

  return {
    read,
    add: (word) => write(withNewest(read(), word, max)),
    remove: (word) => write(without(read(), word)),
    clear: () => write([]),
    subscribe,
  };
}

/** Undefined on the server and until the page has loaded: it is the same page for everybody. */
export function useBrowserList({ subscribe, read }: BrowserList): RecentList | undefined {
  return useSyncExternalStore<RecentList | undefined>(subscribe, read, () => undefined);
}

/** Where storage is shut off, the list lives as long as the page. */
function load(key: string, otherwise: string | null): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return otherwise;
  }
}

function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full or shut off: the list in memory is all there is.
  }
}
