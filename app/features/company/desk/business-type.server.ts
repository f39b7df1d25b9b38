import { sql } from "drizzle-orm";
import { businessData, deskLimits } from "#app/db/schema/company-tables.ts";
import { BUSINESS_FORM, businessMistakes } from "#app/domain/company/business-form.ts";
import { LIMITS_FORM } from "#app/domain/company/desk-limits-form.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";

/** One row that the migration stores: it is changed, never created or deleted. */
export const BUSINESS: RecordType = {
  ...BUSINESS_FORM,
  table: businessData,
  failure: "record.save_failed",
  check: async (_tx, { row }) => businessMistakes(row),
  isDeletable: () => sql`false`,
};

/** One row that the migration stores: it is changed, never created or deleted. */
export const LIMITS: RecordType = {
  ...LIMITS_FORM,
  table: deskLimits,
  failure: "record.save_failed",
  isDeletable: () => sql`false`,
};
