import { sql } from "drizzle-orm";
import { deskLimits } from "#app/db/schema/desk.ts";
import { LIMITS_FORM } from "#app/domain/admin/desk-limits-form.ts";
import type { RecordType } from "#app/features/admin/kit/record/record-type.server.ts";

/** One row that the migration stores: it is changed, never created or deleted. */
export const LIMITS: RecordType = {
  ...LIMITS_FORM,
  table: deskLimits,
  failure: "record.save_failed",
  isDeletable: () => sql`false`,
};
