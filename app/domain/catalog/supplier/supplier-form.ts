import type { z } from "zod";
import { TIME_ZONES } from "#app/domain/catalog/place/country.ts";
import { says } from "#app/domain/common/validation.ts";
import type { RecordDefinition, RecordField } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";

export const SUPPLIER_KINDS = ["course", "hotel", "van"] as const;
export type SupplierKind = (typeof SUPPLIER_KINDS)[number];

/** What is spoken at the other end of the line. */
export const SUPPLIER_LANGUAGES = ["th", "en", "ko"] as const;
export type SupplierLanguage = (typeof SUPPLIER_LANGUAGES)[number];

/** The product that a supplier of each kind belongs to. */
export const SUPPLIED = { course: "courseId", hotel: "hotelId", van: "regionId" } as const;

const WEEKDAYS = ["1", "2", "3", "4", "5", "6", "0"] as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Also with its country in brackets, as files have it. */
const PHONE = /^(?:\+|\(\+)?[\d\s().-]{6,30}$/;
const LINE_ID = /^@?[\w.-]{2,40}$/;

const FIELDS = [
  { name: "name", kind: "text", required: true, max: 120, section: "basic" },
  {
    name: "kind",
    kind: "choice",
    choices: SUPPLIER_KINDS,
    required: true,
    isSegment: true,
    start: "course",
    section: "basic",
  },
  { name: "courseId", kind: "reference", section: "basic" },
  { name: "hotelId", kind: "reference", section: "basic" },
  { name: "regionId", kind: "reference", section: "basic" },
  { name: "contact", kind: "text", max: 80, section: "contact" },
  { name: "phone", kind: "text", max: 40, section: "contact" },
  { name: "lineId", kind: "text", max: 41, section: "contact" },
  { name: "email", kind: "text", max: 254, section: "contact" },
  {
    name: "language",
    kind: "choice",
    choices: SUPPLIER_LANGUAGES,
    required: true,
    isSegment: true,
    start: "th",
    section: "contact",
  },
  { name: "opensAt", kind: "time", required: true, start: "08:00", section: "hours" },
  { name: "closesAt", kind: "time", required: true, start: "17:00", section: "hours" },
  {
    name: "timeZone",
    kind: "choice",
    choices: TIME_ZONES,
    required: true,
    start: "Asia/Bangkok",
    section: "hours",
  },
  { name: "closedDays", kind: "tags", choices: WEEKDAYS, section: "hours" },
  { name: "note", kind: "long_text", max: 1_000, section: "note" },
] as const satisfies readonly RecordField[];

function fits(pattern: RegExp, text: string | null): boolean {
  return text === null || pattern.test(text);
}

/** A supplier's name, contact and hours. */
export const SUPPLIER_FORM = {
  kind: "supplier",
  area: "suppliers",
  fields: FIELDS,
  schema: recordSchema(FIELDS)
    .refine(({ opensAt, closesAt }) => opensAt < closesAt, {
      ...says("supplier.hours"),
      path: ["closesAt"],
    })
    .refine(({ phone }) => fits(PHONE, phone), { ...says("supplier.phone"), path: ["phone"] })
    .refine(({ email }) => fits(EMAIL, email), { ...says("auth.email_format"), path: ["email"] })
    .refine(({ lineId }) => fits(LINE_ID, lineId), {
      ...says("supplier.line_id"),
      path: ["lineId"],
    })
    .superRefine((supplier, context) => {
      for (const [kind, field] of Object.entries(SUPPLIED)) {
        const isOwn = kind === supplier.kind;
        if (isOwn === (supplier[field] !== null)) continue;
        const message = isOwn ? "record.required" : "supplier.other_kind";
        context.addIssue({ code: "custom", message, path: [field] });
      }
    }) as z.ZodType,
} satisfies RecordDefinition;
