import { z } from "zod";
import { countCharacters, isVisible, tidy } from "#app/domain/common/text/tidy.ts";
import { says } from "#app/domain/common/validation.ts";
import { sentPictures } from "../post-schema.ts";
import { MAX_REVIEW_CHARACTERS, PARTIES } from "./review.ts";

/** Twenty code units for each character: the longest emoji fit, endless combining accents do not. */
const MAX_REVIEW_UNITS = MAX_REVIEW_CHARACTERS * 20;

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
