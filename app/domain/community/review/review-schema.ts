import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";
import { isVisible, sentPictures, tidy } from "../post-schema.ts";
import { MAX_REVIEW_CHARACTERS, PARTIES } from "./review.ts";

/** Twenty code units for each character: the longest emoji fit, endless combining accents do not. */
const MAX_REVIEW_UNITS = MAX_REVIEW_CHARACTERS * 20;

const segmenter = new Intl.Segmenter();

/** Counts graphemes: an emoji of several code points is one character, and so is a letter with its accent. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(tidy(text))) count += 1;
  return count;
}

function fits(text: string): boolean {
  return text.length <= MAX_REVIEW_UNITS && countCharacters(text) <= MAX_REVIEW_CHARACTERS;
}

const STARS = ["1", "2", "3", "4", "5"] as const;

const subScore = z
  .enum(["", ...STARS], says("common.bad_request"))
  .default("")
  .transform((points) => (points === "" ? null : Number(points)));

/** A review as its form sends it; the party and the sub-scores are optional. */
export const reviewSchema = z.object({
  rating: z.enum(STARS, says("review.rating_required")).transform((stars) => Number(stars)),
  content: z
    .string(says("review.content_required"))
    .transform(tidy)
    .refine(isVisible, says("review.content_required"))
    .refine(fits, says("review.too_long")),
  party: z.enum(["", ...PARTIES], says("common.bad_request")).default(""),
  picture: sentPictures,
  condition: subScore,
  caddy: subScore,
  pace: subScore,
  value: subScore,
});

export type ReviewInput = z.output<typeof reviewSchema>;
