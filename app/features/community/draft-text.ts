import { dropDraft, keepDraft, keptDraft } from "#app/platform/browser/browser-draft.ts";

export const DRAFT_FIELDS = ["title", "content", "region"] as const;
export type DraftWords = Readonly<Record<(typeof DRAFT_FIELDS)[number], string>>;

/** Which post it is about ("new", or a number), and whose it is: a member's, or whoever has not logged in. */
export type DraftName = { readonly post: string; readonly by: string | undefined };

export function draftKey({ post, by }: DraftName): string {
  return `post-draft:${post}:${by ?? "visitor"}`;
}

export function keepWords(name: DraftName, words: DraftWords, now: Date): boolean {
  return keepDraft(draftKey(name), words, now);
}

export function keptWords(name: DraftName, now: Date): DraftWords | undefined {
  return keptDraft(draftKey(name), DRAFT_FIELDS, now);
}

export function dropWords(name: DraftName): void {
  dropDraft(draftKey(name));
}
