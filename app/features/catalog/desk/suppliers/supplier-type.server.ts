import { eq } from "drizzle-orm";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { regions } from "#app/db/schema/catalog/place-tables.ts";
import { suppliers } from "#app/db/schema/catalog/supplier-tables.ts";
import { SUPPLIER_FORM } from "#app/domain/catalog/supplier/supplier-form.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";

const PRODUCTS = [
  ["courseId", suppliers.courseId, courses],
  ["hotelId", suppliers.hotelId, hotels],
  ["regionId", suppliers.regionId, regions],
] as const;

/** A product has one supplier: two would both be asked. */
export const SUPPLIER: RecordType = {
  ...SUPPLIER_FORM,
  table: suppliers,
  failure: "record.save_failed",
  created: "createdAt",

  async check(tx, { row, id }) {
    const mistakes: Record<string, ErrorCode> = {};
    for (const [name, column, table] of PRODUCTS) {
      const product = row[name];
      if (typeof product !== "string") continue;
      if ((await tx.$count(table, eq(table.id, product))) === 0) {
        mistakes[name] = "record.reference_gone";
        continue;
      }
      const others = await tx
        .select({ id: suppliers.id })
        .from(suppliers)
        .where(eq(column, product));
      if (others.some((other) => other.id !== Number(id))) mistakes[name] = "record.taken";
    }
    return mistakes;
  },
  isDeletable: () => undefined,
};
