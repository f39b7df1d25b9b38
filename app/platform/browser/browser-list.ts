import { useSyncExternalStore } from "react";
import {
  parseRecent,
  type RecentEntry,
  type RecentList,
  withNewest,
  without,
} from "#app/domain/recent-list.ts";

/** How a change reaches the account of whoever is signed in; a promise that fails takes it back. */
export type ListOwner = {
  readonly words: RecentList;
  /** Of the words that have one. */
  readonly figures?: Readonly<Record<string, number>>;
  readonly add: (word: string) => Promise<unknown>;
  readonly remove: (word: string) => Promise<unknown>;
};

/**
 * Words of whoever is here, newest first: a visitor's stay in this browser, where every open tab sees a
 * change; a member's are the server's, and leave nothing behind in the browser.
 */
export type BrowserList = {
  readonly read: () => RecentList;
  /** Seen at once; false when the server did not take it and it was taken back. */
  readonly add: (word: string) => Promise<boolean>;
  readonly remove: (word: string) => Promise<boolean>;
  readonly clear: () => Promise<boolean>;
  /** What was true of a word when it was kept, where somebody knew. */
  readonly figure: (word: string) => number | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** What this browser holds of a visitor. */
  readonly kept: () => readonly RecentEntry[];
  /** After it was handed over; what was kept anew in the meantime stays. */
  readonly forget: (entries: readonly RecentEntry[]) => void;
  /** Says whose list it is from now on; until it was said for the first time, nobody knows. */
  readonly belongTo: (owner: ListOwner | undefined) => void;
  readonly isSettled: () => boolean;
  readonly settled: Promise<void>;
};

/** `figureOf` is asked for each word that a visitor keeps; a member's figures are the server's to find. */
export function browserList(
  key: string,
  max: number,
  figureOf?: (word: string) => Promise<number | undefined>,
): BrowserList {
  const listeners = new Set<() => void>();
  let isSettled = false;
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  let text: string | null = null;
  let entries: readonly RecentEntry[] = [];
  let words: RecentList = [];
  let owner: ListOwner | undefined;
  let owned: RecentList = [];
  let figures = new Map<string, number>();

  function kept(): readonly RecentEntry[] {
    const found = load(key, text);
    if (found !== text) {
      text = found;
      entries = parseRecent(found, max);
      words = entries.map(({ word }) => word);
    }
    return entries;
  }

  function read(): RecentList {
    if (owner) return owned;
    kept();
    return words;
  }

  function keep(next: readonly RecentEntry[]): void {
    text = JSON.stringify(next);
    entries = next;
    words = next.map(({ word }) => word);
    save(key, text);
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** Shown at once, and taken back if the server refuses and it is still the same member's list. */
  async function change(next: RecentList, send: Promise<unknown>, back: () => RecentList) {
    const asked = owner;
    owned = next;
    tell();
    if (await succeeds(send)) return true;
    if (owner === asked) owned = back();
    tell();
    return false;
  }

  async function add(word: string): Promise<boolean> {
    if (!owner) {
      keep(withNewest(kept(), { word, at: Date.now() }, max));
      void figureOf?.(word).then((figure) => note(word, figure), ignore);
      return true;
    }
    const had = owned.includes(word);
    const others = () => owned.filter((other) => other !== word);
    return change([word, ...others()], owner.add(word), () => (had ? owned : others()));
  }

  /** The first figure stays; if the word has gone in the meantime, there is nothing to note. */
  function note(word: string, figure: number | undefined): void {
    if (figure === undefined) return;
    keep(kept().map((entry) => (entry.word === word ? { figure, ...entry } : entry)));
  }

  async function remove(word: string): Promise<boolean> {
    if (!owner) {
      keep(without(kept(), word));
      return true;
    }
    // Kept again, it is kept anew.
    figures.delete(word);
    const others = () => owned.filter((other) => other !== word);
    return change(others(), owner.remove(word), () => [word, ...others()]);
  }

  async function clear(): Promise<boolean> {
    const taken = await Promise.all(read().map(remove));
    return taken.every(Boolean);
  }

  function figure(word: string): number | undefined {
    if (owner) return figures.get(word);
    return kept().find((entry) => entry.word === word)?.figure;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  }

  function forget(gone: readonly RecentEntry[]): void {
    if (gone.length === 0) return;
    const isGone = ({ word, at }: RecentEntry) =>
      gone.some((each) => each.word === word && each.at === at);
    keep(kept().filter((entry) => !isGone(entry)));
  }

  function belongTo(next: ListOwner | undefined): void {
    owner = next;
    owned = next?.words ?? [];
    figures = new Map(Object.entries(next?.figures ?? {}));
    isSettled = true;
    settle();
    tell();
  }

  return {
    read,
    add,
    remove,
    clear,
    figure,
    subscribe,
    kept,
    forget,
    belongTo,
    isSettled: () => isSettled,
    settled,
  };
}

/** Undefined on the server and until it is known whose list it is: the page is the same for everybody. */
export function useBrowserList(list: BrowserList): RecentList | undefined {
  return useSyncExternalStore<RecentList | undefined>(
    list.subscribe,
    () => (list.isSettled() ? list.read() : undefined),
    () => undefined,
  );
}

/** Not known now is never known. */
function ignore(): void {}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
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
