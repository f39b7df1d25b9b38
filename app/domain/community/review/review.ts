import type { LineKind } from "#app/domain/common/product/line-kind.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";

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

/** With whom somebody travelled. */
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
