import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { RecordDefinition, RecordField } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import type { Business } from "./business-data.ts";

const FIELDS = [
  { name: "company", kind: "text", localized: true, max: 80 },
  { name: "representative", kind: "text", localized: true, max: 60 },
  { name: "businessNumber", kind: "text", max: 12 },
  { name: "mailOrderNumber", kind: "text", localized: true, max: 60 },
  { name: "travelAgencyNumber", kind: "text", localized: true, max: 60 },
  { name: "address", kind: "text", localized: true, max: 200 },
  { name: "phone", kind: "text", max: 30 },
  { name: "emergencyPhone", kind: "text", max: 30 },
  { name: "email", kind: "text", max: 100 },
  { name: "privacyOfficer", kind: "text", localized: true, max: 60 },
  { name: "insurance", kind: "text", localized: true, max: 120 },
] as const satisfies readonly (RecordField & { readonly name: keyof Business })[];

/** What the footer, vouchers and mails print of the company; what is left empty keeps its default. */
export const BUSINESS_FORM = {
  kind: "business_data",
  area: "settings",
  fields: FIELDS,
  schema: recordSchema(FIELDS),
} satisfies RecordDefinition;

const PHONE = /^\+?\d[\d -]{5,28}\d$/;
const SHAPES: readonly (readonly [name: keyof Business, shape: RegExp, code: ErrorCode])[] = [
  ["businessNumber", /^\d{3}-\d{2}-\d{5}$/, "record.business_number"],
  ["phone", PHONE, "record.phone"],
  ["emergencyPhone", PHONE, "record.phone"],
  ["email", /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/, "record.email"],
];

/** What is written, but cannot be what it should be. */
export function businessMistakes(
  row: Readonly<Record<string, unknown>>,
): Record<string, ErrorCode> {
  return Object.fromEntries(
    SHAPES.flatMap(([name, shape, code]) => {
      const text = row[name];
      return typeof text === "string" && text !== "" && !shape.test(text) ? [[name, code]] : [];
    }),
  );
}
