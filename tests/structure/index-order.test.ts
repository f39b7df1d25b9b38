import { is } from "drizzle-orm";
import { getTableConfig, IndexedColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "#app/db/schema/index.ts";

test("no index is descending: its nulls come last, so that no list in descending order could use it", () => {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const descending = tables.flatMap((table) =>
    getTableConfig(table).indexes.filter(({ config }) =>
      config.columns.some(
        (column) => is(column, IndexedColumn) && column.indexConfig.order === "desc",
      ),
    ),
  );
  expect(tables.length).toBeGreaterThan(50);
  expect(descending.map(({ config }) => config.name)).toEqual([]);
});
