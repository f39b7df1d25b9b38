import { asc, getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { columnsOf, rowOfInput, valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { COURSE } from "#app/features/catalog/desk/types/course-type.server.ts";
import { HOTEL, ROOM } from "#app/features/catalog/desk/types/hotel-type.server.ts";
import {
  CADDIE,
  POLICY,
  REGION,
  SHUTTLE,
  VEHICLE,
} from "#app/features/catalog/desk/types/small-types.server.ts";
import { EVENT } from "#app/features/content/desk/event-store.server.ts";
import { NOTICE } from "#app/features/content/desk/notice-store.server.ts";
import { fieldErrors } from "#app/platform/http/form.ts";
import { testDatabase } from "#tests/support/database/database.ts";

const TYPES = [COURSE, HOTEL, ROOM, CADDIE, SHUTTLE, REGION, POLICY, VEHICLE, EVENT, NOTICE];
const db = await testDatabase("demo");

test.each(TYPES)("every field of $kind is stored in a column of its table", (type) => {
  const columns = Object.keys(getTableColumns(type.table as PgTable));
  const { fields } = type.creation ?? type;
  expect(columnsOf(fields).filter((column) => !columns.includes(column))).toEqual([]);
});

test.each(TYPES)(
  "every $kind of the demo passes its own form and comes back unchanged",
  async (type) => {
    const { fields, schema } = type.creation ?? type;
    const rows = await db
      .select()
      .from(type.table as PgTable)
      .orderBy(asc(type.table.id));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const values = valuesOfRecord(fields, row);
      const parsed = schema.safeParse(values);
      expect([row.id, parsed.error && fieldErrors(parsed.error)]).toEqual([row.id, undefined]);
      const again = valuesOfRecord(fields, rowOfInput(fields, parsed.data as never));
      expect([row.id, again]).toEqual([row.id, values]);
    }
  },
);
