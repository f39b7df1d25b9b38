import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { publicAuthorId } from "#app/db/query/public-author.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { maskName } from "#app/domain/common/text/mask.ts";
import { otherTexts } from "#app/domain/community/review/other-language-texts.ts";
import { type SubScore, subScoresOf } from "#app/domain/community/review/review.ts";

export type ProductReviewList = Awaited<ReturnType<typeof findProductReviews>>;

type Product = { readonly kind: ProductKind; readonly id: string };

const NEWEST = 5;
const STARS = [5, 4, 3, 2, 1] as const;

/** The reviews of a product: the average, the distribution of stars, and the newest few. */
export async function findProductReviews(db: Database, locale: Locale, product: Product) {
  const shown = and(
    eq(reviews.productKind, product.kind),
    eq(reviews.productId, product.id),
    eq(reviews.hidden, false),
  );
  const withPictures = and(shown, sql`jsonb_array_length(${reviews.pictures}) > 0`);
  const [spread, newest, pictured, [photos], scores] = await Promise.all([
    db
      .select({ rating: reviews.rating, reviews: count() })
      .from(reviews)
      .where(shown)
      .groupBy(reviews.rating),
    newestOf(db, locale, shown),
    newestOf(db, locale, withPictures),
    db.select({ reviews: count() }).from(reviews).where(withPictures),
    averageScores(db, product.kind, shown),
  ]);

  const total = spread.reduce((sum, row) => sum + row.reviews, 0);
  const stars = spread.reduce((sum, row) => sum + row.rating * row.reviews, 0);
  return {
    product,
    total,
    average: total === 0 ? undefined : Math.round((stars / total) * 10) / 10,
    distribution: STARS.map((rating) => ({
      rating,
      count: spread.find((row) => row.rating === rating)?.reviews ?? 0,
    })),
    scores,
    newest,
    /** Reviews with pictures: their number, and the newest few. */
    photos: { total: photos?.reviews ?? 0, newest: pictured },
  };
}

/** Each of the sub-scores that anybody gave, as the average of those who gave it. */
async function averageScores(db: Database, kind: ProductKind, shown: SQL | undefined) {
  const average = (score: SubScore) =>
    sql<number | null>`round(avg(${reviews[score]}), 1)::float`.as(score);
  const [row] = await db
    .select({
      condition: average("condition"),
      caddy: average("caddy"),
      pace: average("pace"),
      value: average("value"),
    })
    .from(reviews)
    .where(shown);
  return subScoresOf(kind).flatMap((score) => {
    const points = row?.[score] ?? null;
    return points === null ? [] : [{ score, points }];
  });
}

async function newestOf(db: Database, locale: Locale, where: SQL | undefined) {
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      content: reviews.content,
      usedOn: reviews.usedOn,
      party: reviews.party,
      pictures: reviews.pictures,
      condition: reviews.condition,
      caddy: reviews.caddy,
      pace: reviews.pace,
      value: reviews.value,
      reply: reviews.reply,
      helpful: reviews.helpfulCount,
      name: members.name,
      authorId: publicAuthorId(),
    })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.memberId))
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(NEWEST);
  return rows.map(({ name, ...review }) => ({
    ...review,
    author: maskName(name),
    content: localizedText(review.content, locale),
    otherContent: otherTexts(review.content, locale),
    reply: localizedText(review.reply ?? {}, locale),
    otherReply: otherTexts(review.reply, locale),
  }));
}
