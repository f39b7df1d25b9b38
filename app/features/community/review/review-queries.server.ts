import { and, avg, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgSelect } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { publicAuthorId } from "#app/db/query/public-author.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { otherTexts } from "#app/domain/community/review/other-language-texts.ts";
import { SEASON_MONTHS, type Season } from "#app/domain/community/review/review.ts";
import type { ReviewList } from "#app/domain/community/review/review-list-query.ts";
import { maskName } from "#app/domain/member/profile/member-name.ts";
import type { Picture } from "#app/domain/picture/picture.ts";

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>["rows"][number];
export type ReviewSummary = Awaited<ReturnType<typeof reviewSummary>>;

export async function listReviews(
  db: Database,
  locale: Locale,
  { kind, product, rating, season, photos, sort, page }: ReviewList,
) {
  const shown = and(
    ofKind(kind, product),
    rating ? eq(reviews.rating, rating) : undefined,
    season ? isUsedIn(season) : undefined,
    photos ? sql`jsonb_array_length(${reviews.pictures}) > 0` : undefined,
  );
  return reviewPage(db, locale, shown, { page, sort });
}

function isUsedIn(season: Season) {
  return inArray(sql`extract(month from ${reviews.usedOn})`, [...SEASON_MONTHS[season]]);
}

/** Those of one author that everybody may read. */
export function listReviewsOf(
  db: Database,
  locale: Locale,
  { memberId, page }: { readonly memberId: string; readonly page: number },
) {
  const shown = and(eq(reviews.memberId, memberId), eq(reviews.hidden, false));
  return reviewPage(db, locale, shown, { page });
}

/** One's own, those that staff have hidden as well. */
export function listMyReviews(
  db: Database,
  locale: Locale,
  { memberId, page }: { readonly memberId: string; readonly page: number },
) {
  return reviewPage(db, locale, eq(reviews.memberId, memberId), { page });
}

async function reviewPage(
  db: Database,
  locale: Locale,
  shown: SQL | undefined,
  { page, sort }: Pick<ReviewList, "page" | "sort">,
) {
  const paging = pagingOf(await db.$count(reviews, shown), page);
  const rows = await withProduct(
    db
      .select({
        ...aboutProduct(locale),
        id: reviews.id,
        author: members.name,
        authorId: publicAuthorId(),
        rating: reviews.rating,
        content: reviews.content,
        usedOn: reviews.usedOn,
        party: reviews.party,
        pictures: reviews.pictures,
        ...subScoreColumns,
        hidden: reviews.hidden,
        hiddenFor: reviews.hiddenFor,
        hiddenNote: reviews.hiddenNote,
        reply: reviews.reply,
        helpful: reviews.helpfulCount,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .innerJoin(members, eq(members.id, reviews.memberId))
      .$dynamic(),
  )
    .where(shown)
    .orderBy(
      ...(sort === "helpful" ? [desc(reviews.helpfulCount)] : []),
      desc(reviews.createdAt),
      desc(reviews.id),
    )
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  const shownRows = rows.map((row) => ({
    ...row,
    author: maskName(row.author),
    content: localizedText(row.content, locale),
    otherContent: otherTexts(row.content, locale),
    reply: localizedText(row.reply ?? {}, locale),
    otherReply: otherTexts(row.reply, locale),
  }));
  return { rows: shownRows, paging };
}

/** How many there are of each kind; the average and the stars of the kind or product that is looked at. */
export async function reviewSummary(
  db: Database,
  kind: ProductKind | undefined,
  product?: string | undefined,
) {
  const perKind = await db
    .select({ kind: reviews.productKind, count: count() })
    .from(reviews)
    .where(ofKind(undefined))
    .groupBy(reviews.productKind);
  const perRating = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(ofKind(kind, product))
    .groupBy(reviews.rating);
  const [whole] = await db
    .select({ average: avg(reviews.rating).mapWith(Number), count: count() })
    .from(reviews)
    .where(ofKind(kind, product));

  return {
    average: whole?.average ?? 0,
    count: whole?.count ?? 0,
    perKind: Object.fromEntries(perKind.map((row) => [row.kind, row.count])) as Partial<
      Record<ProductKind, number>
    >,
    perRating: Object.fromEntries(perRating.map((row) => [row.rating, row.count])) as Partial<
      Record<number, number>
    >,
  };
}

function ofKind(kind: ProductKind | undefined, product?: string | undefined) {
  return and(
    eq(reviews.hidden, false),
    kind ? eq(reviews.productKind, kind) : undefined,
    product ? eq(reviews.productId, product) : undefined,
  );
}

export const subScoreColumns = {
  condition: reviews.condition,
  caddy: reviews.caddy,
  pace: reviews.pace,
  value: reviews.value,
};

/** What a review is about; to be selected together with `withProduct`. */
export function aboutProduct(locale: Locale) {
  return {
    productKind: reviews.productKind,
    productId: reviews.productId,
    productName: productName(locale),
    productPicture: sql<Picture | null>`coalesce(${courses.picture}, ${hotels.picture}, ${caddies.picture})`,
    productPublished: sql<boolean>`coalesce(${courses.published}, ${hotels.published}, ${caddies.published}, false)`,
  };
}

export function withProduct<Query extends PgSelect>(query: Query) {
  return query
    .leftJoin(courses, and(eq(reviews.productKind, "course"), eq(courses.id, reviews.productId)))
    .leftJoin(hotels, and(eq(reviews.productKind, "hotel"), eq(hotels.id, reviews.productId)))
    .leftJoin(caddies, and(eq(reviews.productKind, "caddy"), eq(caddies.id, reviews.productId)));
}

/** A caddie is known by her nickname and the number on her bib. */
function productName(locale: Locale): SQL<string> {
  return sql<string>`coalesce(
    nullif(${inLocale(courses.name, locale)}, ''),
    nullif(${inLocale(hotels.name, locale)}, ''),
    ${caddies.nickname} || ' (' || ${caddies.code} || ')',
    ${reviews.productId}
  )`;
}
