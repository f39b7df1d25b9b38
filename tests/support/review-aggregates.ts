import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reviews, reviewVotes } from "#app/db/schema/community/community-tables.ts";
import type { SubScore } from "#app/domain/community/review/review.ts";
import { courseCardsOf } from "#app/features/catalog/course/list/course-card-queries.server.ts";
import { findProductReviews } from "#app/features/catalog/reviews/product-reviews-queries.server.ts";
import { reviewSummary } from "#app/features/community/review/review-queries.server.ts";
import { TEST_NOW } from "./test-time.ts";

/** What pages say about a course, each from its own query. */
export async function saidOf(db: Database, id: string) {
  const page = await findProductReviews(db, "ko", { kind: "course", id });
  const list = await reviewSummary(db, "course", id);
  const [card] = await courseCardsOf(db, "ko", { ids: [id], now: TEST_NOW });
  return {
    counts: [page.total, list.count, card?.reviews],
    averages: [page.average ?? null, tenth(list.average || null), card?.rating ?? null],
    scores: page.scores,
  };
}

/** The same, counted from the rows of visible reviews. */
export async function countedOf(db: Database, id: string) {
  const isOf = and(eq(reviews.productKind, "course"), eq(reviews.productId, id));
  const rows = (await db.select().from(reviews).where(isOf)).filter(({ hidden }) => !hidden);
  const average = averageOf(rows.map(({ rating }) => rating));
  const scores = (["condition", "caddy", "pace", "value"] as const).flatMap((score: SubScore) => {
    const points = averageOf(rows.flatMap((row) => row[score] ?? []));
    return points === null ? [] : [{ score, points }];
  });
  return {
    counts: [rows.length, rows.length, rows.length],
    averages: [average, average, average],
    scores,
  };
}

/** Reviews whose number of votes is not that of the votes there are. */
export async function wrongVotes(db: Database): Promise<readonly number[]> {
  const rows = await db
    .select({
      id: reviews.id,
      said: reviews.helpfulCount,
      there: db.$count(reviewVotes, eq(reviewVotes.reviewId, reviews.id)),
    })
    .from(reviews);
  return rows.filter(({ said, there }) => said !== there).map(({ id }) => id);
}

function averageOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return tenth(numbers.reduce((sum, each) => sum + each, 0) / numbers.length);
}

function tenth(number: number | null): number | null {
  return number === null ? null : Math.round(number * 10) / 10;
}
