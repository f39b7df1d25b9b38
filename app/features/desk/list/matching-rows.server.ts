import { AppError } from "#app/domain/common/errors/errors.ts";
import type { BulkRow } from "./bulk-requests.ts";
import type { ListRequest, ListType } from "./list-type.server.ts";

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
