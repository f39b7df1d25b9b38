import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { SchemaObject } from "./schema-org.ts";

export type ReviewSummary = {
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

/** The rating; left out without reviews, because search engines would read it as zero stars. */
export function ratingSchema({ total, average, newest }: ReviewSummary) {
  if (total === 0 || average === undefined) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      reviewCount: total,
      ...STARS,
    } satisfies SchemaObject,
    review: newest.slice(0, FEW).map(
      ({ rating, content, author, usedOn }): SchemaObject => ({
        "@type": "Review",
        author: { "@type": "Person", name: author },
        datePublished: usedOn,
        reviewBody: content,
        reviewRating: { "@type": "Rating", ratingValue: rating, ...STARS },
      }),
    ),
  };
}
