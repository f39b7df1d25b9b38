import { COUNTRY_CODES } from "#app/domain/catalog/place/country.ts";
import type { RecordField } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { MAX_PRODUCT_PICTURES } from "#app/domain/picture/picture-order.ts";
import { HOLIDAY_EFFECTS, RATES } from "#app/domain/pricing/price-layer.ts";

const HOLIDAY_FIELDS = [
  { name: "day", kind: "day", required: true },
  { name: "country", kind: "choice", choices: COUNTRY_CODES, required: true },
  { name: "name", kind: "text", localized: true, required: true, max: 100 },
  { name: "priceEffect", kind: "choice", choices: HOLIDAY_EFFECTS, required: true },
] as const satisfies readonly RecordField[];

/** A public holiday, as the workbook brings it. */
export const HOLIDAY_ROW = { fields: HOLIDAY_FIELDS, schema: recordSchema(HOLIDAY_FIELDS) };

const PEAK_FIELDS = [
  { name: "startsOn", kind: "day", required: true },
  { name: "endsOn", kind: "day", required: true },
  { name: "name", kind: "text", localized: true, required: true, max: 100 },
  { name: "rate", kind: "choice", choices: RATES, required: true },
] as const satisfies readonly RecordField[];

/** Days on which everybody travels. */
export const PEAK_ROW = { fields: PEAK_FIELDS, schema: recordSchema(PEAK_FIELDS) };

const PICTURE_FIELDS = [
  { name: "position", kind: "number", min: 1, max: MAX_PRODUCT_PICTURES, required: true },
  { name: "picture", kind: "text", required: true, max: 200 },
  { name: "alt", kind: "text", localized: true, max: 200 },
] as const satisfies readonly RecordField[];

/** One picture of a product. */
export const PICTURE_ROW = { fields: PICTURE_FIELDS, schema: recordSchema(PICTURE_FIELDS) };
