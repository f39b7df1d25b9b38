import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { inLocale } from "#app/db/schema/common/columns.ts";
import { reviews } from "#app/db/schema/community/community-tables.ts";
import type { ComparedKind } from "#app/domain/catalog/compare/compare.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

/** The review that helped most people; null where there is none. */
export function reviewWord(
  kind: ComparedKind,
  productId: PgColumn,
  locale: Locale,
): SQL<string | null> {
  return sql<
    string | null
  >`(select ${inLocale(reviews.content, locale)} from ${reviews} where ${reviews.productKind} = ${kind} and ${reviews.productId} = ${productId} and not ${reviews.hidden} order by ${reviews.helpfulCount} desc, ${reviews.rating} desc, ${reviews.id} desc limit 1)`;
}
