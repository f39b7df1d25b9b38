import type { LocalDate } from "../local-date.ts";
import type { Thing } from "./thing.ts";

export type SeenReviews = {
  readonly total: number;
  readonly average: number | undefined;
  readonly newest: readonly {
    readonly rating: number;
    readonly content: string;
    readonly author: string;
    readonly usedOn: LocalDate;
  }[];
};

const FEW = 3;
const STARS = { bestRating: 5, worstRating: 1 };

/** The rating; left out without reviews, so that nobody reads it as zero stars. */
export function ratingThings({ total, average, newest }: SeenReviews) {
  if (total === 0 || average === undefined) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      reviewCount: total,
      ...STARS,
    } satisfies Thing,
    review: newest.slice(0, FEW).map(
      ({ rating, content, author, usedOn }): Thing => ({
        "@type": "Review",
        author: { "@type": "Person", name: author },
        datePublished: usedOn,
        reviewBody: content,
        reviewRating: { "@type": "Rating", ratingValue: rating, ...STARS },
      }),
    ),
  };
}
