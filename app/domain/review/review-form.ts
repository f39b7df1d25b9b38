import { z } from "zod";
import { isVisible, sentPictures, tidy } from "../community/post-form.ts";
import { says } from "../validation.ts";
import { MAX_REVIEW_LETTERS, PARTIES } from "./review.ts";

/** Twenty for each letter: the longest emoji fit in, a tower of accents does not. */
const MAX_REVIEW_UNITS = MAX_REVIEW_LETTERS * 20;

const segmenter = new Intl.Segmenter();

/** As a reader counts: a family of four in one picture is one, and so is a letter with its accent. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (const _ of segmenter.segment(tidy(text))) letters += 1;
  return letters;
}

function fits(text: string): boolean {
  return text.length <= MAX_REVIEW_UNITS && lettersOf(text) <= MAX_REVIEW_LETTERS;
}

/** A review as its form sends it; with whom somebody was is theirs to tell. */
export const reviewSchema = z.object({
  rating: z
    .enum(["1", "2", "3", "4", "5"], says("review.rating_required"))
    .transform((stars) => Number(stars)),
  content: z
    .string(says("review.content_required"))
    .transform(tidy)
    .refine(isVisible, says("review.content_required"))
    .refine(fits, says("review.too_long")),
  party: z.enum(["", ...PARTIES], says("common.bad_request")).default(""),
  picture: sentPictures,
});

export type ReviewInput = z.output<typeof reviewSchema>;
