const LIFE_MS = 30 * 86_400_000;

export type DraftWords = {
  readonly title: string;
  readonly content: string;
  readonly region: string;
};

/** Which post it is about ("new", or a number), and whose it is: a member's, or whoever has not logged in. */
export type DraftName = { readonly post: string; readonly by: string | undefined };

export function draftKey({ post, by }: DraftName): string {
  return `post-draft:${post}:${by ?? "visitor"}`;
}

/** Keeps what is being written in this browser; an empty form keeps nothing. */
export function keepWords(name: DraftName, words: DraftWords, now: Date): boolean {
  if (Object.values(words).every((text) => text.trim() === "")) {
    dropWords(name);
    return false;
  }
  try {
    localStorage.setItem(draftKey(name), JSON.stringify({ ...words, at: now.getTime() }));
    return true;
  } catch {
    return false;
  }
}

export function keptWords(name: DraftName, now: Date): DraftWords | undefined {
  try {
    const { title, content, region, at } = (JSON.parse(
      localStorage.getItem(draftKey(name)) ?? "null",
    ) ?? {}) as Record<string, unknown>;
    if (typeof at !== "number") return undefined;
    if (now.getTime() - at <= LIFE_MS) {
      return { title: textOf(title), content: textOf(content), region: textOf(region) };
    }
    dropWords(name);
  } catch {
    // Shut off, or not ours: then nothing was kept.
  }
  return undefined;
}

export function dropWords(name: DraftName): void {
  try {
    localStorage.removeItem(draftKey(name));
  } catch {
    // Shut off: then nothing was kept.
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
