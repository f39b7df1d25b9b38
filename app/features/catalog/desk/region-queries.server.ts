import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { inLocale } from "#app/db/schema/common/columns.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";

/** The choices of a region filter, in the same order as in the shop. */
export function regionOptions(db: Database, locale: Locale) {
  return db
    .select({ value: regions.id, label: inLocale(regions.name, locale) })
    .from(regions)
    .orderBy(asc(regions.position));
}

export async function findRegion(db: Database, id: string) {
  const [region] = await db.select().from(regions).where(eq(regions.id, id));
  return region;
}
