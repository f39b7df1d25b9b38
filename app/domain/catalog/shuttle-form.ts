import type { RecordDefinition, RecordField } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { PUBLICATION_FIELDS } from "./common-fields.ts";

const basic = "basic";

const FIELDS = [
  { name: "regionId", kind: "reference", required: true, section: basic },
  {
    name: "kind",
    kind: "choice",
    choices: ["transfer", "golf_round_trip_wait"],
    required: true,
    section: basic,
  },
  {
    name: "originKind",
    kind: "choice",
    choices: ["airport", "hotel"],
    required: true,
    section: basic,
  },
  { name: "airportCode", kind: "text", max: 3, section: basic },
  { name: "courseId", kind: "reference", section: basic },
  { name: "driveMinutes", kind: "number", min: 1, max: 900, required: true, section: basic },
  {
    name: "roadKm",
    kind: "number",
    decimals: true,
    min: 0,
    max: 1_500,
    required: true,
    section: basic,
  },
  { name: "origin", kind: "text", localized: true, required: true, max: 120, section: basic },
  { name: "destination", kind: "text", localized: true, required: true, max: 120, section: basic },
  { name: "localOrigin", kind: "text", max: 120, section: basic },
  { name: "localDestination", kind: "text", max: 120, section: basic },
  ...PUBLICATION_FIELDS,
] as const satisfies readonly RecordField[];

const NEW_FIELDS = [
  ...FIELDS,
  { name: "oneWayPrice", kind: "won", min: 1_000, required: true, section: "rates" },
  { name: "roundTripPrice", kind: "won", min: 1_000, required: true, section: "rates" },
] as const satisfies readonly RecordField[];

/** A route of shuttle vans; its prices are changed on the price pages. */
export const SHUTTLE_FORM = {
  kind: "shuttle",
  area: "shuttle",
  sections: ["basic", "rates", "publication"],
  fields: FIELDS,
  schema: recordSchema(FIELDS),
  creation: { fields: NEW_FIELDS, schema: recordSchema(NEW_FIELDS) },
} satisfies RecordDefinition;

const VEHICLE_FIELDS = [
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
  fields: VEHICLE_FIELDS,
  schema: recordSchema(VEHICLE_FIELDS),
} satisfies RecordDefinition;
