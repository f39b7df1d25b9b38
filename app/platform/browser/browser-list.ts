import { useSyncExternalStore } from "react";
import {
  type RecentEntry,
  type RecentList,
  withNewest,
  without,
} from "#app/domain/common/browser/recent-list.ts";
import { type StoredEntries, storedEntries } from "./stored-entries.ts";

/** How a change reaches the account of the signed-in member; a rejected promise undoes it. */
export type ListOwner = {
  readonly words: RecentList;
  /** For words that have one. */
  readonly figures?: Readonly<Record<string, number>>;
  readonly add: (word: string) => Promise<unknown>;
  readonly remove: (word: string) => Promise<unknown>;
};

/**
 * A list of words, newest first. A visitor's is stored in this browser and shared by its tabs; a member's
 * is stored by the server, and nothing of it stays in the browser.
 */
export type BrowserList = {
  readonly read: () => RecentList;
  /** Shown immediately; false where the server refused and it was undone. */
  readonly add: (word: string) => Promise<boolean>;
  readonly remove: (word: string) => Promise<boolean>;
  readonly clear: () => Promise<boolean>;
  /** The number noted when a word was saved, such as its price. */
  readonly figure: (word: string) => number | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** What is stored in this browser for a visitor. */
  readonly stored: () => readonly RecentEntry[];
  /** Deletes entries that were merged into an account; those saved again meanwhile stay. */
  readonly deleteStored: (entries: readonly RecentEntry[]) => void;
  /** Sets the owner of the list; unknown until the first call. */
  readonly setOwner: (owner: ListOwner | undefined) => void;
  readonly isReady: () => boolean;
  readonly ready: Promise<void>;
};

type FigureOf = (word: string) => Promise<number | undefined>;

/** `figureOf` finds the number to note for each word that a visitor saves; for members the server does. */
export function browserList(key: string, max: number, figureOf?: FigureOf): BrowserList {
  const { notify, subscribe } = subscribers();
  const visitor = visitorList(storedEntries(key, max), { max, notify, figureOf });
  let member: ReturnType<typeof memberList> | undefined;
  let isReady = false;
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  const list = () => member ?? visitor;
  return {
    read: () => list().read(),
    add: (word) => list().add(word),
    remove: (word) => list().remove(word),
    clear: async () => (await Promise.all(list().read().map(list().remove))).every(Boolean),
    figure: (word) => list().figure(word),
    subscribe,
    stored: visitor.entries,
    deleteStored: visitor.delete,
    setOwner: (owner) => {
      member = owner && memberList(owner, { notify, isCurrent: (own) => member === own });
      isReady = true;
      markReady();
      notify();
    },
    isReady: () => isReady,
    ready,
  };
}

function subscribers() {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    /** Other tabs change the same storage. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
  };
}

type VisitorOptions = {
  readonly max: number;
  readonly notify: () => void;
  readonly figureOf: FigureOf | undefined;
};

function visitorList(stored: StoredEntries, { max, notify, figureOf }: VisitorOptions) {
  function save(next: readonly RecentEntry[]): void {
    stored.save(next);
    notify();
  }

  /** The first figure stays; nothing is noted where the word is gone by then. */
  function noteFigure(word: string, figure: number | undefined): void {
    if (figure === undefined) return;
    save(stored.entries().map((entry) => (entry.word === word ? { figure, ...entry } : entry)));
  }

  return {
    read: stored.words,
    entries: stored.entries,
    async add(word: string): Promise<boolean> {
      save(withNewest(stored.entries(), { word, at: Date.now() }, max));
      // Without a figure the word is saved all the same.
      void figureOf?.(word).then(
        (figure) => noteFigure(word, figure),
        () => undefined,
      );
      return true;
    },
    async remove(word: string): Promise<boolean> {
      save(without(stored.entries(), word));
      return true;
    },
    figure: (word: string) => stored.entries().find((entry) => entry.word === word)?.figure,
    delete(gone: readonly RecentEntry[]): void {
      if (gone.length === 0) return;
      const isGone = ({ word, at }: RecentEntry) =>
        gone.some((each) => each.word === word && each.at === at);
      save(stored.entries().filter((entry) => !isGone(entry)));
    },
  };
}

type MemberOptions = {
  readonly notify: () => void;
  /** False once another owner was set: a late refusal must not touch their list. */
  readonly isCurrent: (list: object) => boolean;
};

function memberList(owner: ListOwner, { notify, isCurrent }: MemberOptions) {
  let words = owner.words;
  const figures = new Map(Object.entries(owner.figures ?? {}));
  const without = (word: string) => words.filter((other) => other !== word);

  /** Shown immediately, and undone where the server refuses. */
  async function change(next: RecentList, sent: Promise<unknown>, undo: () => RecentList) {
    words = next;
    notify();
    if (await succeeds(sent)) return true;
    if (isCurrent(list)) words = undo();
    notify();
    return false;
  }

  const list = {
    read: () => words,
    add(word: string): Promise<boolean> {
      const had = words.includes(word);
      const undo = () => (had ? words : without(word));
      return change([word, ...without(word)], owner.add(word), undo);
    },
    remove(word: string): Promise<boolean> {
      // Saved again later, it gets a new figure.
      figures.delete(word);
      return change(without(word), owner.remove(word), () => [word, ...without(word)]);
    },
    figure: (word: string) => figures.get(word),
  };
  return list;
}

/** Undefined on the server and until it is known whose list it is: the page is the same for everybody. */
export function useBrowserList(list: BrowserList): RecentList | undefined {
  return useSyncExternalStore<RecentList | undefined>(
    list.subscribe,
    () => (list.isReady() ? list.read() : undefined),
    () => undefined,
  );
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}
