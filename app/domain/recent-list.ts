/** Words that a browser keeps, newest first and each once. */
export type RecentList = readonly string[];

export function parseRecent(text: string | null, max: number): RecentList {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return [];
    return [...new Set(list.filter((word) => typeof word === "string"))].slice(0, max);
  } catch {
    return [];
  }
}

export function withNewest(list: RecentList, word: string, max: number): RecentList {
  return [word, ...list.filter((other) => other !== word)].slice(0, max);
}

export function without(list: RecentList, word: string): RecentList {
  return list.filter((other) => other !== word);
}
