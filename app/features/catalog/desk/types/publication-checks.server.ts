import { and, eq, exists, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { type Publication, publicationIssue } from "#app/domain/catalog/sale/publication.ts";
import type { RecordRow } from "#app/features/desk/record/record-type.server.ts";
import type { FieldErrors } from "#app/platform/http/form.ts";

type PublishedTable = { readonly id: PgColumn; readonly status: PgColumn };

/** A draft that was never sold and that no other record names may be deleted; anything else is archived. */
export function isUnusedDraft(
  tx: Database,
  table: PublishedTable,
  users: readonly (readonly [PgTable, PgColumn])[] = [],
): SQL | undefined {
  return and(
    eq(table.status, "draft"),
    isUnused(tx, table, [
      [reservations, reservations.productId],
      [stockTakes, stockTakes.productId],
      ...users,
    ]),
  );
}

export function isUnused(
  tx: Database,
  { id }: Pick<PublishedTable, "id">,
  users: readonly (readonly [PgTable, PgColumn])[],
): SQL | undefined {
  return and(
    ...users.map(([table, column]) =>
      not(exists(tx.select({ one: sql`1` }).from(table).where(eq(column, id)))),
    ),
  );
}

/** The mistake of a schedule, by its input. */
export function publicationMistakes(row: RecordRow, now: Date): FieldErrors {
  const issue = publicationIssue(row as unknown as Publication, now);
  return issue ? { [issue.field]: issue.code } : {};
}
