import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { inLocale } from "#app/db/columns.ts";
import { caddies } from "#app/db/schema/caddy.ts";
import { reviews } from "#app/db/schema/community.ts";
import { courses } from "#app/db/schema/course.ts";
import { hotels } from "#app/db/schema/hotel.ts";
import { members } from "#app/db/schema/member.ts";
import type { ListParams } from "#app/domain/admin/list-params.ts";
import { maskName } from "#app/domain/admin/mask.ts";
import type { ProductKind } from "#app/domain/catalog/product-kind.ts";
import type { Locale } from "#app/domain/locale.ts";
import {
  anyContains,
  everyLanguage,
  paged,
} from "#app/features/admin/kit/list/list-conditions.server.ts";

type ReviewFilter = ListParams & { readonly kind?: ProductKind | undefined };

export async function listReviews(
  db: Database,
  locale: Locale,
  { q, page, size, kind }: ReviewFilter,
) {
  const where = and(
    anyContains(q, [everyLanguage(reviews.content), reviews.productId]),
    kind ? eq(reviews.productKind, kind) : undefined,
  );
  const list = await paged({ page, size }, db.$count(reviews, where), ({ limit, offset }) =>
    db
      .select({
        id: reviews.id,
        kind: reviews.productKind,
        productId: reviews.productId,
        course: inLocale(courses.name, locale),
        hotel: inLocale(hotels.name, locale),
        caddy: caddies.nickname,
        rating: reviews.rating,
        content: inLocale(reviews.content, locale),
        party: reviews.party,
        usedOn: reviews.usedOn,
        author: members.name,
        hidden: reviews.hidden,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .innerJoin(members, eq(members.id, reviews.memberId))
      .leftJoin(courses, and(eq(reviews.productKind, "course"), eq(courses.id, reviews.productId)))
      .leftJoin(hotels, and(eq(reviews.productKind, "hotel"), eq(hotels.id, reviews.productId)))
      .leftJoin(caddies, and(eq(reviews.productKind, "caddy"), eq(caddies.id, reviews.productId)))
      .where(where)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(limit)
      .offset(offset),
  );
  return {
    ...list,
    rows: list.rows.map(({ course, hotel, caddy, ...row }) => ({
      ...row,
      product: course || hotel || caddy || row.productId,
      author: maskName(row.author),
    })),
  };
}

export type ReviewRow = Awaited<ReturnType<typeof listReviews>>["rows"][number];
