import { and, desc, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { offsetOf, PAGE_SIZE, pagingOf } from "#app/domain/common/paging.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";
import { LINE_KINDS } from "#app/domain/common/product/product-kind.ts";
import { reviewedAs } from "#app/domain/community/review/review.ts";
import type { Picture } from "#app/domain/picture/picture.ts";

export type ReviewableLine = Awaited<ReturnType<typeof listReviewable>>["rows"][number];

export const REVIEWED_KINDS = LINE_KINDS.filter((kind) => reviewedAs(kind) !== undefined);

/** `reviewedAs`, as the database reads it: only a round has another name as a product. */
const productKind = sql<ProductKind>`case ${reservations.kind} when 'golf' then 'course' else ${reservations.kind}::text end`;

/** What this member has used and not reviewed yet, last used first. */
export async function listReviewable(
  db: Database,
  locale: Locale,
  { memberId, page }: { readonly memberId: string; readonly page: number },
) {
  const mine = reviewable(db, memberId);
  const paging = pagingOf(await db.$count(reservations, mine), page);
  const rows = await lines(db, locale)
    .where(mine)
    .orderBy(desc(reservations.usedOn), desc(reservations.idx))
    .limit(PAGE_SIZE)
    .offset(offsetOf(paging));
  return { rows, paging };
}

/** Another member's line, one not used yet and one reviewed before are alike: none. */
export async function findReviewable(
  db: Database,
  locale: Locale,
  { memberId, id }: { readonly memberId: string; readonly id: string },
) {
  const [row] = await lines(db, locale).where(
    and(eq(reservations.id, id), reviewable(db, memberId)),
  );
  return row;
}

function lines(db: Database, locale: Locale) {
  const is = (kind: ProductKind) => sql`${productKind} = ${kind}`;
  return db
    .select({
      id: reservations.id,
      productKind,
      title: inLocale(reservations.title, locale),
      detail: inLocale(reservations.detail, locale),
      picture: sql<Picture | null>`coalesce(${courses.picture}, ${hotels.picture}, ${caddies.picture})`,
      usedOn: reservations.usedOn,
    })
    .from(reservations)
    .leftJoin(courses, and(is("course"), eq(courses.id, reservations.productId)))
    .leftJoin(hotels, and(is("hotel"), eq(hotels.id, reservations.productId)))
    .leftJoin(caddies, and(is("caddy"), eq(caddies.id, reservations.productId)))
    .$dynamic();
}

function reviewable(db: Database, memberId: string) {
  const reviewed = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(eq(reviews.reservationId, reservations.id));
  return and(
    eq(reservations.memberId, memberId),
    eq(reservations.status, "USED"),
    inArray(reservations.kind, REVIEWED_KINDS),
    notExists(reviewed),
  );
}
