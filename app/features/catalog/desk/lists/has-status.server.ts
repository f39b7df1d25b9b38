import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { PRODUCT_STATUSES } from "#app/domain/catalog/sale/publication.ts";
import { choiceParam } from "#app/domain/desk/list/list-params.ts";

export function hasStatus(column: PgColumn, search: URLSearchParams): SQL | undefined {
  const status = choiceParam(search, "status", PRODUCT_STATUSES);
  return status ? eq(column, status) : undefined;
}
