const LIFE_MS = 30 * 86_400_000;

/** Saves what is being written in this browser; an empty form deletes the draft. */
export function saveDraft(
  key: string,
  fields: Readonly<Record<string, string>>,
  now: Date,
): boolean {
  if (Object.values(fields).every((text) => text.trim() === "")) {
    deleteDraft(key);
    return false;
  }
  try {
    localStorage.setItem(key, JSON.stringify({ ...fields, at: now.getTime() }));
    return true;
  } catch {
    return false;
  }
}

/** The saved fields of a form; they expire after a month. */
export function readDraft<Field extends string>(
  key: string,
  fields: readonly Field[],
  now: Date,
): Record<Field, string> | undefined {
  try {
    const draft = (JSON.parse(localStorage.getItem(key) ?? "null") ?? {}) as Record<
      string,
      unknown
    >;
    if (typeof draft.at !== "number") return undefined;
    if (now.getTime() - draft.at <= LIFE_MS) {
      const values = fields.map((field) => [field, textOf(draft[field])] as const);
      return Object.fromEntries(values) as Record<Field, string>;
    }
    deleteDraft(key);
  } catch {
    // Storage is disabled, or the value is not ours: there is no draft.
  }
  return undefined;
}

export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is no draft.
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
