import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { aboutProduct, subScoreColumns, withProduct } from "./review-queries.server.ts";
import { ownReview } from "./write-review.server.ts";

export type OwnReview = NonNullable<Awaited<ReturnType<typeof findOwnReview>>>;

/** A review as its author wrote it, for them alone. */
export function findOwnReview(
  db: Database,
  locale: Locale,
  own: { readonly id: number; readonly memberId: string },
) {
  return findAsWritten(db, locale, ownReview(own));
}

/** What this member wrote about a line; what staff have hidden is nothing. */
export function findReviewOfLine(
  db: Database,
  locale: Locale,
  line: { readonly reservationId: string; readonly memberId: string },
) {
  const mine = and(
    eq(reviews.reservationId, line.reservationId),
    eq(reviews.memberId, line.memberId),
    eq(reviews.hidden, false),
  );
  return findAsWritten(db, locale, mine);
}

async function findAsWritten(db: Database, locale: Locale, which: SQL | undefined) {
  const [review] = await withProduct(
    db
      .select({
        ...aboutProduct(locale),
        id: reviews.id,
        usedOn: reviews.usedOn,
        rating: reviews.rating,
        content: inLocale(reviews.content, locale),
        party: reviews.party,
        pictures: reviews.pictures,
        ...subScoreColumns,
      })
      .from(reviews)
      .$dynamic(),
  ).where(which);
  return review;
}
