import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { POLICY_FORM } from "#app/domain/catalog/policy-form.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";

export const POLICY: RecordType = {
  ...POLICY_FORM,
  table: refundPolicies,
  failure: "record.save_failed",
};
