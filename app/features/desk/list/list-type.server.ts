import type { RouterContextProvider } from "react-router";
import type { Database } from "#app/db/client.server.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import type { AdminArea } from "#app/domain/desk/role/role-rights.ts";
import { adminLocale } from "#app/features/desk/desk-meta.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import { requireMember } from "#app/platform/session/session.server.ts";
import type { BulkRow } from "./bulk-requests.ts";
import type { ListColumn } from "./list-column.tsx";
import type { Paged } from "./list-conditions.server.ts";
import { findListViews } from "./list-views.server.ts";

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

type ListPage = {
  readonly area: AdminArea;
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
};

/** What a page with a list shows: the rows of its address, and the views that its reader saved. */
export async function loadList<Row>(
  type: ListType<Row>,
  { area, request, url, context }: ListPage,
) {
  const { db, now } = servicesOf(context);
  const { id: memberId } = await requireMember(context);
  const [list, views] = await Promise.all([
    type.find({ db, locale: adminLocale(request), now: now(), search: url.searchParams }),
    findListViews(db, { memberId, area }),
  ]);
  return { list, views };
}

/** More than a person means by "all of them"; a narrower filter is asked for beyond. */
export const MAX_MATCHING = 5_000;

/** The rows of all pages, as they are now: an action changes what the filters match, so it needs them beforehand. */
export async function matchingRows<Row>(
  { find, rowOf }: ListType<Row>,
  { search, ...request }: Omit<ListRequest, "size">,
): Promise<BulkRow[]> {
  if (!rowOf) throw new AppError("common.not_found");
  const fromStart = new URLSearchParams(search);
  fromStart.delete("page");
  const { rows, total } = await find({ ...request, search: fromStart, size: MAX_MATCHING });
  if (total > MAX_MATCHING) throw new AppError("desk.too_many_rows");
  return rows.map(rowOf);
}
