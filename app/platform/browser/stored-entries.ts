import {
  parseRecent,
  type RecentEntry,
  type RecentList,
} from "#app/domain/common/browser/recent-list.ts";

export type StoredEntries = {
  readonly entries: () => readonly RecentEntry[];
  readonly words: () => RecentList;
  readonly save: (next: readonly RecentEntry[]) => void;
};

/** Entries in this browser's storage, parsed again only when their text has changed. */
export function storedEntries(key: string, max: number): StoredEntries {
  let text: string | null = null;
  let entries: readonly RecentEntry[] = [];
  let words: RecentList = [];

  function use(next: readonly RecentEntry[]): void {
    entries = next;
    words = next.map(({ word }) => word);
  }

  function read(): readonly RecentEntry[] {
    const stored = load(key, text);
    if (stored !== text) {
      text = stored;
      use(parseRecent(stored, max));
    }
    return entries;
  }

  return {
    entries: read,
    words: () => {
      read();
      return words;
    },
    save: (next) => {
      text = JSON.stringify(next);
      use(next);
      store(key, text);
    },
  };
}

/** Without storage, the list lasts as long as the page. */
function load(key: string, otherwise: string | null): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return otherwise;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or switched off: the list in memory is all there is.
  }
}
