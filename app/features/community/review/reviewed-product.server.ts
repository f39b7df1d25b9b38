import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { ProductKind } from "#app/domain/common/product/product-kind.ts";

type Product = { readonly kind: ProductKind | undefined; readonly product?: string | undefined };

/** What a list of reviews is narrowed to; nothing for what is not on sale. */
export async function findReviewedProduct(
  db: Database,
  locale: Locale,
  { kind, product: id }: Product,
) {
  if (!kind || !id) return undefined;
  if (kind === "caddy") {
    const [caddie] = await db
      .select({
        id: caddies.id,
        name: sql<string>`${caddies.nickname} || ' (' || ${caddies.code} || ')'`,
      })
      .from(caddies)
      .where(and(eq(caddies.id, id), eq(caddies.published, true)));
    return caddie;
  }
  // Both tables name themselves by the same columns.
  const table = (kind === "course" ? courses : hotels) as typeof courses;
  const [product] = await db
    .select({ id: table.id, name: inLocale(table.name, locale) })
    .from(table)
    .where(and(eq(table.id, id), eq(table.published, true)));
  return product;
}
