import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { LineKind, ProductKind } from "#app/domain/common/product/product-kind.ts";

export const RATINGS = [5, 4, 3, 2, 1] as const;
export type ReviewRating = (typeof RATINGS)[number];

/** As a reader counts them (spec §5). */
export const MAX_REVIEW_CHARACTERS = 500;

/** Earned once per reservation line: deleting the review and writing another earns nothing more. */
export const REVIEW_POINTS = 1_000;

/** What the ledger remembers a review by: the line, since reviews come and go. */
export function reviewSubject(reservationId: string): string {
  return `review:${reservationId}`;
}

/** With whom the reviewer travelled. */
export const PARTIES = ["couple", "friends", "family", "solo", "work"] as const;

const REVIEWED_AS: Partial<Record<LineKind, ProductKind>> = {
  golf: "course",
  hotel: "hotel",
  caddy: "caddy",
};

/** What a line is reviewed as; rides and tournament entries are not reviewed. */
export function reviewedAs(kind: LineKind): ProductKind | undefined {
  return REVIEWED_AS[kind];
}

/** The seasons of Thailand and its neighbours, by the months that are played in them. */
export const SEASON_MONTHS = {
  cool: [11, 12, 1, 2],
  hot: [3, 4, 5],
  rainy: [6, 7, 8, 9, 10],
} as const;

export type Season = keyof typeof SEASON_MONTHS;
export const SEASONS = Object.keys(SEASON_MONTHS) as readonly Season[];

export function seasonOf(day: LocalDate): Season {
  const month = Number(day.slice(5, 7));
  return SEASONS.find((season) => SEASON_MONTHS[season].some((each) => each === month)) ?? "cool";
}

const STARS = [1, 2, 3, 4, 5] as const;

export type StarFill = "full" | "half" | "off";

/** How each of the five stars is drawn: the number is rounded to half a star. */
export function starFills(value: number): readonly StarFill[] {
  const halves = Math.round(value * 2);
  return STARS.map((star) => {
    if (halves >= star * 2) return "full";
    return halves === star * 2 - 1 ? "half" : "off";
  });
}

/** What a review may score from one to five in addition to its stars. */
export const SUB_SCORES = ["condition", "caddy", "pace", "value"] as const;
export type SubScore = (typeof SUB_SCORES)[number];
export type SubScores = Readonly<Record<SubScore, number | null>>;

/** A hotel has no caddie and no pace; the stars of a caddie's review are her score already. */
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
