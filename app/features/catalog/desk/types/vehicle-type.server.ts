import { vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { VEHICLE_FORM } from "#app/domain/catalog/shuttle-form.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";

export const VEHICLE: RecordType = {
  ...VEHICLE_FORM,
  table: vanVehicles,
  failure: "record.save_failed",
};
