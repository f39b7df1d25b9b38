import { sql } from "drizzle-orm";
import { businessData } from "#app/db/schema/company-tables.ts";
import { BUSINESS_FORM, businessMistakes } from "#app/domain/company/business-form.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";

export const BUSINESS: RecordType = {
  ...BUSINESS_FORM,
  table: businessData,
  failure: "record.save_failed",
  check: async (_tx, { row }) => businessMistakes(row),
  isDeletable: () => sql`false`,
};
