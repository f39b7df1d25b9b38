import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { PRODUCT_KINDS } from "#app/domain/common/product/product-kind.ts";
import { maskName } from "#app/domain/common/text/mask.ts";
import { VISIBILITIES } from "#app/domain/community/moderation.ts";
import { choiceParam, listParams } from "#app/domain/desk/list/list-params.ts";
import { sortNames } from "#app/features/desk/list/list-column.tsx";
import {
  anyContains,
  everyLanguage,
  orderOf,
  paged,
} from "#app/features/desk/list/list-conditions.server.ts";
import {
  type ListRequest,
  type ListType,
  versionedRow,
} from "#app/features/desk/list/list-type.server.ts";
import { REVIEW_COLUMNS, type ReviewRow } from "./review-columns.ts";

async function listReviews({ db, locale, search, size }: ListRequest) {
  const { q, page, sort } = listParams(search, sortNames(REVIEW_COLUMNS));
  const product = sql<string>`coalesce(nullif(${inLocale(courses.name, locale)}, ''), nullif(${inLocale(hotels.name, locale)}, ''), ${caddies.nickname}, ${reviews.productId})`;
  const where = matching(q, search);
  const order = orderOf(
    sort,
    {
      product,
      kind: reviews.productKind,
      rating: reviews.rating,
      used: reviews.usedOn,
      state: reviews.hidden,
      created: reviews.createdAt,
      number: reviews.id,
    },
    [desc(reviews.createdAt), desc(reviews.id)],
  );
  const list = await paged({ page, size }, db.$count(reviews, where), ({ limit, offset }) =>
    db
      .select({
        id: reviews.id,
        version: reviews.version,
        kind: reviews.productKind,
        productId: reviews.productId,
        product,
        rating: reviews.rating,
        content: inLocale(reviews.content, locale),
        usedOn: reviews.usedOn,
        author: members.name,
        hidden: reviews.hidden,
        isReplied: sql<boolean>`${isNotNull(reviews.reply)}`,
        createdAt: reviews.createdAt,
      })
      .from(reviews)
      .innerJoin(members, eq(members.id, reviews.memberId))
      .leftJoin(courses, and(eq(reviews.productKind, "course"), eq(courses.id, reviews.productId)))
      .leftJoin(hotels, and(eq(reviews.productKind, "hotel"), eq(hotels.id, reviews.productId)))
      .leftJoin(caddies, and(eq(reviews.productKind, "caddy"), eq(caddies.id, reviews.productId)))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
  );
  return { ...list, rows: list.rows.map((row) => ({ ...row, author: maskName(row.author) })) };
}

function matching(q: string, search: URLSearchParams) {
  const kind = choiceParam(search, "kind", PRODUCT_KINDS);
  const visibility = choiceParam(search, "visibility", VISIBILITIES);
  const rating = choiceParam(search, "rating", ["1", "2", "3", "4", "5"]);
  return and(
    anyContains(q, [everyLanguage(reviews.content), reviews.productId]),
    kind ? eq(reviews.productKind, kind) : undefined,
    visibility ? eq(reviews.hidden, visibility === "hidden") : undefined,
    rating ? eq(reviews.rating, Number(rating)) : undefined,
    choiceParam(search, "reply", ["none"]) ? isNull(reviews.reply) : undefined,
  );
}

/** Authors are masked, in files as on the screen. */
export const REVIEW_LIST: ListType<ReviewRow> = {
  columns: REVIEW_COLUMNS,
  find: listReviews,
  rowOf: versionedRow,
};
