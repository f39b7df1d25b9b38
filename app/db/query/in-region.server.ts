import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";

/** The region that the address names, if there is one of that name. */
export async function isInRegion(
  db: Database,
  column: PgColumn,
  search: URLSearchParams,
): Promise<SQL | undefined> {
  if (!search.get("region")) return undefined;
  const known = await db.select({ id: regions.id }).from(regions);
  const region = choiceParam(
    search,
    "region",
    known.map(({ id }) => id),
  );
  return region ? eq(column, region) : undefined;
}
