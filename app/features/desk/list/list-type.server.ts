import type { Database } from "#app/db/client.server.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { BulkRow } from "./bulk-requests.ts";
import type { ListColumn } from "./list-column.ts";
import type { Paged } from "./list-conditions.server.ts";

export type ListRequest = {
  readonly db: Database;
  readonly locale: Locale;
  readonly now: Date;
  /** The address: search, filters, order, page. */
  readonly search: URLSearchParams;
  /** Rows per page, where it is not a screen that asks. */
  readonly size?: number;
};

/** A list of the desk: its columns, and how the rows of an address are found. */
export type ListType<Row> = {
  readonly columns: readonly ListColumn<Row>[];
  readonly find: (request: ListRequest) => Promise<Paged<Row>>;
  /** The members that a search for this text looks up: an export logs them, and not the typed text. */
  readonly lookedUp?: (q: string, rows: readonly Row[]) => readonly string[];
  /** What a common action needs to know of a row; without it the rows of other pages cannot be ticked. */
  readonly rowOf?: (row: Row) => BulkRow;
};

/** For records that count their saves. */
export function versionedRow(row: {
  readonly id: string | number;
  readonly version: number;
}): BulkRow {
  return { id: String(row.id), version: row.version };
}
