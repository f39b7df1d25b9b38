const LIFE_MS = 30 * 86_400_000;

/** Keeps what is being written in this browser; an empty form keeps nothing. */
export function keepDraft(
  key: string,
  words: Readonly<Record<string, string>>,
  now: Date,
): boolean {
  if (Object.values(words).every((text) => text.trim() === "")) {
    dropDraft(key);
    return false;
  }
  try {
    localStorage.setItem(key, JSON.stringify({ ...words, at: now.getTime() }));
    return true;
  } catch {
    return false;
  }
}

/** The fields of a form as they were left, for a month. */
export function keptDraft<Field extends string>(
  key: string,
  fields: readonly Field[],
  now: Date,
): Record<Field, string> | undefined {
  try {
    const kept = (JSON.parse(localStorage.getItem(key) ?? "null") ?? {}) as Record<string, unknown>;
    if (typeof kept.at !== "number") return undefined;
    if (now.getTime() - kept.at <= LIFE_MS) {
      const words = fields.map((field) => [field, textOf(kept[field])] as const);
      return Object.fromEntries(words) as Record<Field, string>;
    }
    dropDraft(key);
  } catch {
    // Shut off, or not ours: then nothing was kept.
  }
  return undefined;
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Shut off: then nothing was kept.
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
