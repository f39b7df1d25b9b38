import { and, eq, exists, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { indexProducts } from "#app/db/query/index-products.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import {
  isShown,
  type Publication,
  publicationIssue,
} from "#app/domain/catalog/sale/publication.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { missingBusiness } from "#app/domain/company/business-data.ts";
import { loadBusinessRow } from "#app/features/company/business-queries.server.ts";
import type {
  CheckedRow,
  RecordRow,
  RecordTable,
  SavedRow,
} from "#app/features/desk/record/record-type.server.ts";
import { extendCalendars } from "#app/features/pricing/rates/extend-calendars.server.ts";
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

export type Sale = {
  readonly table: RecordTable & PublishedTable;
  /** The column or expression with what the shop shows of it; none where it is sold without. */
  readonly picture?: PgColumn | SQL;
  /** Whether what the row names has a picture that is shown for it, before it is stored. */
  readonly isShownFor?: (row: RecordRow) => SQL<boolean>;
};

/** Why a product cannot be shown or scheduled, by input: its schedule, its places, its picture, the company. */
export async function publicationMistakes(
  tx: Database,
  sale: Sale,
  { id, row, at }: Pick<CheckedRow, "id" | "row" | "at">,
): Promise<FieldErrors> {
  const publication = row as unknown as Publication;
  if (!isShown(publication.status)) return {};
  const issue = publicationIssue(publication, at);
  const mistakes = await saleMistakes(tx, sale, { id, row });
  return { ...mistakes, ...(issue ? { [issue.field]: issue.code } : {}) };
}

/** What only the sale itself needs: a job that publishes on schedule asks again, since pictures come and go. */
export async function saleMistakes(
  tx: Database,
  { table, picture, isShownFor }: Sale,
  { id, row }: Pick<CheckedRow, "id" | "row">,
): Promise<FieldErrors> {
  const places = missingPlaces(row);
  const [stored] =
    id === undefined
      ? []
      : await tx
          .select({ status: table.status, picture: picture ?? sql`null` })
          .from(table)
          .where(eq(table.id, id));
  // What is on sale already is changed freely; it only may not begin.
  if (stored?.status === "published") return places;
  if (missingBusiness(await loadBusinessRow(tx)).length > 0) {
    return { ...places, status: "record.company_missing" };
  }
  if (!picture || stored?.picture) return places;
  const [named] = isShownFor
    ? await tx.select({ is: isShownFor(row) }).from(sql`(values (1)) as one`)
    : [];
  if (!named?.is) return { ...places, status: "record.picture_missing" };
  return places;
}

/** Refuses to promise tee times that no course has given us. */
function missingPlaces({ booking, teeAllotment }: RecordRow): FieldErrors {
  const isUntyped = booking === "instant" && teeAllotment === null;
  return isUntyped ? { teeAllotment: "record.allotment_missing" } : {};
}

/** A published product can be found and bought immediately; a withdrawn one was already removed by a trigger. */
export async function afterProductSave(tx: Database, { row, at }: SavedRow): Promise<void> {
  await indexProducts(tx);
  if (row.status === "published") await extendCalendars(tx, dateIn(SHOP_ZONE, at));
}
