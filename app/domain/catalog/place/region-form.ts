import type { RecordDefinition, RecordField } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { POSITION_FIELDS } from "../common-fields.ts";
import { COUNTRY_CODES } from "./country.ts";

const [basic, place] = ["basic", "place"] as const;

const FIELDS = [
  { name: "name", kind: "text", localized: true, required: true, max: 60, section: basic },
  { name: "country", kind: "choice", choices: COUNTRY_CODES, required: true, section: basic },
  {
    name: "position",
    kind: "number",
    min: 0,
    max: 999,
    required: true,
    start: "0",
    section: basic,
  },
  { name: "airportCode", kind: "text", required: true, max: 3, section: basic },
  { name: "airportName", kind: "text", localized: true, required: true, max: 80, section: basic },
  ...POSITION_FIELDS,
  { name: "baseName", kind: "text", localized: true, required: true, max: 80, section: place },
  {
    name: "baseLatitude",
    kind: "number",
    decimals: true,
    min: -90,
    max: 90,
    required: true,
    section: place,
  },
  {
    name: "baseLongitude",
    kind: "number",
    decimals: true,
    min: -180,
    max: 180,
    required: true,
    section: place,
  },
] as const satisfies readonly RecordField[];

/** A region of courses and hotels, with the point that drive minutes are counted from. */
export const REGION_FORM = {
  kind: "region",
  area: "region",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;
