import { sql } from "drizzle-orm";
import { planWeights } from "#app/db/schema/planner-tables.ts";
import { WEIGHTS_FORM } from "#app/domain/planner/plan-weights-form.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";

/** One row that the migration stores: it is changed, never created or deleted. */
export const WEIGHTS: RecordType = {
  ...WEIGHTS_FORM,
  table: planWeights,
  failure: "record.save_failed",
  isDeletable: () => sql`false`,
};
