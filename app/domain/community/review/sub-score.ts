import type { ProductKind } from "#app/domain/common/product/product-kind.ts";

/** What a review may score from one to five besides its stars. */
export const SUB_SCORES = ["condition", "caddy", "pace", "value"] as const;
export type SubScore = (typeof SUB_SCORES)[number];
export type SubScores = Readonly<Record<SubScore, number | null>>;

/** A hotel has no caddy and no pace; the stars of a caddy's review are her score already. */
const SCORED: Readonly<Record<ProductKind, readonly SubScore[]>> = {
  course: SUB_SCORES,
  hotel: ["condition", "value"],
  caddy: ["pace", "value"],
};

export function subScoresOf(kind: ProductKind): readonly SubScore[] {
  return SCORED[kind];
}

/** Scores that were given although they make no sense for this kind. */
export function unfitScores(kind: ProductKind, scores: SubScores): readonly SubScore[] {
  return SUB_SCORES.filter((score) => scores[score] !== null && !SCORED[kind].includes(score));
}

/** Those that were given, in their order. */
export function givenScores(scores: SubScores): readonly { score: SubScore; points: number }[] {
  return SUB_SCORES.flatMap((score) => {
    const points = scores[score];
    return points === null ? [] : [{ score, points }];
  });
}
