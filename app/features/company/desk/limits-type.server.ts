import { sql } from "drizzle-orm";
import { deskLimits } from "#app/db/schema/company-tables.ts";
import { LIMITS_FORM } from "#app/domain/company/desk-limits-form.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";

/** One row that the migration stores: it is changed, never created or deleted. */
export const LIMITS: RecordType = {
  ...LIMITS_FORM,
  table: deskLimits,
  failure: "record.save_failed",
  isDeletable: () => sql`false`,
};
