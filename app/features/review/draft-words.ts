const LIFE_MS = 30 * 86_400_000;

export type ReviewWords = {
  readonly rating: string;
  readonly content: string;
  readonly party: string;
};

function keyOf(name: string): string {
  return `review-draft:${name}`;
}

/** Keeps what is being written in this browser; an empty form keeps nothing. */
export function keepDraft(name: string, words: ReviewWords, now: Date): boolean {
  if (Object.values(words).every((text) => text.trim() === "")) {
    dropDraft(name);
    return false;
  }
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ ...words, at: now.getTime() }));
    return true;
  } catch {
    return false;
  }
}

export function keptDraft(name: string, now: Date): ReviewWords | undefined {
  try {
    const { rating, content, party, at } = (JSON.parse(
      localStorage.getItem(keyOf(name)) ?? "null",
    ) ?? {}) as Record<string, unknown>;
    if (typeof at !== "number") return undefined;
    if (now.getTime() - at <= LIFE_MS) {
      return { rating: textOf(rating), content: textOf(content), party: textOf(party) };
    }
    dropDraft(name);
  } catch {
    // Shut off, or not ours: then nothing was kept.
  }
  return undefined;
}

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Shut off: then nothing was kept.
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
