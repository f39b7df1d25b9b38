import { SUB_SCORES } from "#app/domain/community/review/sub-score.ts";

/** What of a review is typed or picked in its form; pictures go another way. */
export const REVIEW_FIELDS = ["rating", "content", "party", ...SUB_SCORES] as const;

export type TypedReview = Readonly<Record<(typeof REVIEW_FIELDS)[number], string>>;

/** What was typed, for a draft, and for a page that is sent again without scripts. */
export function typedReview(form: FormData): TypedReview {
  const typed = REVIEW_FIELDS.map((field) => [field, String(form.get(field) ?? "")] as const);
  return Object.fromEntries(typed) as TypedReview;
}
