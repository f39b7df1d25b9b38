import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { maskName } from "#app/domain/common/text/mask.ts";

/** A review as staff decide about it. */
export async function findReviewRecord(db: Database, locale: Locale, id: number) {
  const [review] = await db
    .select({
      ...getTableColumns(reviews),
      author: members.name,
      product: sql<string>`coalesce(nullif(${inLocale(courses.name, locale)}, ''), nullif(${inLocale(hotels.name, locale)}, ''), ${caddies.nickname}, ${reviews.productId})`,
    })
    .from(reviews)
    .innerJoin(members, eq(members.id, reviews.memberId))
    .leftJoin(courses, and(eq(reviews.productKind, "course"), eq(courses.id, reviews.productId)))
    .leftJoin(hotels, and(eq(reviews.productKind, "hotel"), eq(hotels.id, reviews.productId)))
    .leftJoin(caddies, and(eq(reviews.productKind, "caddy"), eq(caddies.id, reviews.productId)))
    .where(eq(reviews.id, id));
  return review && { ...review, author: maskName(review.author) };
}

export type ReviewRecord = NonNullable<Awaited<ReturnType<typeof findReviewRecord>>>;
