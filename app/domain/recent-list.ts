/** Words that a browser keeps, newest first and each once. */
export type RecentList = readonly string[];

/** A word, and when it was kept: lists of two devices are put together by it. */
export type RecentEntry = { readonly word: string; readonly at: number };

/** What was stored, however it was stored: an older build kept bare words without their time. */
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

export function withNewest(
  list: readonly RecentEntry[],
  entry: RecentEntry,
  max: number,
): readonly RecentEntry[] {
  return [entry, ...without(list, entry.word)].slice(0, max);
}

export function without(list: readonly RecentEntry[], word: string): readonly RecentEntry[] {
  return list.filter((other) => other.word !== word);
}

function entryOf(value: unknown): RecentEntry | undefined {
  if (typeof value === "string") return { word: value, at: 0 };
  const { word, at } = (value ?? {}) as Partial<RecentEntry>;
  if (typeof word !== "string") return undefined;
  return { word, at: typeof at === "number" && Number.isFinite(at) ? at : 0 };
}
