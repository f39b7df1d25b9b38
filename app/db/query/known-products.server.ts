import { and, eq, inArray } from "drizzle-orm";
import type { ProductRef } from "#app/domain/common/product/product-ref.ts";
import type { Database } from "../client.server.ts";
import { caddies } from "../schema/catalog/caddie-tables.ts";
import { courses } from "../schema/catalog/course-tables.ts";
import { hotels } from "../schema/catalog/hotel-tables.ts";

const TABLES = { course: courses, hotel: hotels, caddy: caddies } as const;

/** Filters out products that do not exist or are not shown. */
export async function knownProducts<Ref extends ProductRef>(
  db: Database,
  refs: readonly Ref[],
): Promise<Ref[]> {
  const known = new Set<string>();
  for (const [kind, wanted] of Map.groupBy(refs, (ref) => ref.kind)) {
    const table = TABLES[kind];
    const ids = wanted.map(({ id }) => id);
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, ids), eq(table.published, true)));
    for (const { id } of rows) known.add(`${kind}:${id}`);
  }
  return refs.filter(({ kind, id }) => known.has(`${kind}:${id}`));
}
