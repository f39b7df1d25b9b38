/** A list stored in the browser, newest first and without duplicates. */
export type RecentList = readonly string[];

export type RecentEntry = {
  readonly word: string;
  /** When it was stored, for merging the lists of two devices. */
  readonly at: number;
  /** A number stored with it, such as its price at that time. */
  readonly figure?: number;
};

/** Reads the stored list in every format: older builds stored plain strings, or items without a number. */
export function parseRecent(text: string | null, max: number): readonly RecentEntry[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return [];
    const entries = list.flatMap((each) => entryOf(each) ?? []);
    const isFirst = ({ word }: RecentEntry, index: number) =>
      entries.findIndex((other) => other.word === word) === index;
    return entries.filter(isFirst).slice(0, max);
  } catch {
    return [];
  }
}

/** An item stored again retains its first number. */
export function withNewest(
  list: readonly RecentEntry[],
  entry: RecentEntry,
  max: number,
): readonly RecentEntry[] {
  const before = list.find(({ word }) => word === entry.word);
  return [{ ...before, ...entry }, ...without(list, entry.word)].slice(0, max);
}

export function without(list: readonly RecentEntry[], word: string): readonly RecentEntry[] {
  return list.filter((other) => other.word !== word);
}

function isFigure(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function entryOf(value: unknown): RecentEntry | undefined {
  if (typeof value === "string") return { word: value, at: 0 };
  const { word, at, figure } = (value ?? {}) as Partial<RecentEntry>;
  if (typeof word !== "string") return undefined;
  return {
    word,
    at: typeof at === "number" && Number.isFinite(at) ? at : 0,
    ...(isFigure(figure) && { figure }),
  };
}
