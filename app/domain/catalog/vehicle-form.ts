import type { RecordDefinition } from "#app/domain/desk/record/record-definition.ts";
import type { RecordField } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";

const FIELDS = [
  { name: "name", kind: "text", localized: true, required: true, max: 80 },
  { name: "maxPassengers", kind: "number", min: 1, max: 60, required: true },
  { name: "maxGolfersWithBags", kind: "number", min: 1, max: 60, required: true },
  { name: "maxGolfBags", kind: "number", min: 0, max: 60, required: true },
  { name: "maxSuitcases", kind: "number", min: 0, max: 60, required: true },
  { name: "pricePercent", kind: "number", min: 1, max: 1_000, required: true },
  { name: "fleet", kind: "number", min: 0, max: 999, required: true },
  { name: "position", kind: "number", min: 0, max: 999, required: true },
] as const satisfies readonly RecordField[];

/** A kind of van, as the workbook brings it. */
export const VEHICLE_FORM = {
  kind: "vehicle",
  area: "shuttle",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
