import { deleteDraft, readDraft, saveDraft } from "#app/platform/browser/browser-draft.ts";

export const DRAFT_FIELDS = ["title", "content", "region"] as const;
export type DraftText = Readonly<Record<(typeof DRAFT_FIELDS)[number], string>>;

/** Which post it is about ("new", or a number), and whose it is: a member's, or a visitor's. */
export type DraftName = { readonly post: string; readonly by: string | undefined };

export function draftKey({ post, by }: DraftName): string {
  return `post-draft:${post}:${by ?? "visitor"}`;
}

export function saveDraftText(name: DraftName, text: DraftText, now: Date): boolean {
  return saveDraft(draftKey(name), text, now);
}

export function readDraftText(name: DraftName, now: Date): DraftText | undefined {
  return readDraft(draftKey(name), DRAFT_FIELDS, now);
}

export function deleteDraftText(name: DraftName): void {
  deleteDraft(draftKey(name));
}
