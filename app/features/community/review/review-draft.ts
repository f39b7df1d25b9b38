import type { RefObject } from "react";
import { SUB_SCORES } from "#app/domain/community/review/review.ts";
import { fillForm, formFields, useBrowserDraft } from "#app/platform/browser/use-browser-draft.ts";

/** What of a review is typed or picked in its form; pictures go another way. */
export const REVIEW_FIELDS = ["rating", "content", "party", ...SUB_SCORES] as const;

export type TypedReview = Readonly<Record<(typeof REVIEW_FIELDS)[number], string>>;

type ReviewDraft = {
  /** The owner and the subject of the draft. */
  readonly name: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whenever the text may have changed. */
  readonly onText: (text: TypedReview) => void;
};

/** Saves the draft in this browser and restores it. */
export function useReviewDraft({ name, form, onText }: ReviewDraft) {
  const typed = () => formFields(form.current, REVIEW_FIELDS);
  const draft = useBrowserDraft({
    key: `review-draft:${name}`,
    fields: REVIEW_FIELDS,
    onStored: (stored) => {
      if (!form.current) return false;
      if (stored) fillForm(form.current, stored);
      onText(typed());
      return stored !== undefined;
    },
  });
  const save = () => draft.save(typed());
  return {
    ...draft,
    save,
    touch(): void {
      onText(typed());
      draft.saveSoon(save);
    },
    /** Empties the form too. */
    discard(): void {
      draft.clear();
      form.current?.reset();
      onText(typed());
    },
  };
}
