import type { z } from "zod";
import { LINE_KINDS } from "#app/domain/common/product/product-kind.ts";
import type { RecordDefinition } from "#app/domain/desk/record/record-fields.ts";
import { recordSchema } from "#app/domain/desk/record/record-schema.ts";
import { says } from "../common/validation.ts";
import { COUPON_KINDS } from "./coupon-tabs.ts";

const MOST_WON = 10_000_000;
const CODE = /^[A-Z0-9]{4,20}$/;

const FIELDS = [
  { name: "name", kind: "text", localized: true, required: true, max: 60 },
  { name: "code", kind: "text", max: 20 },
  { name: "kind", kind: "choice", choices: COUPON_KINDS, required: true, isSegment: true },
  { name: "value", kind: "number", required: true, min: 1, max: MOST_WON },
  { name: "maxDiscount", kind: "won", min: 1, max: MOST_WON },
  { name: "minimumOrder", kind: "won", required: true, min: 0, max: MOST_WON, start: "0" },
  { name: "scope", kind: "choice", choices: LINE_KINDS },
  { name: "claimLimit", kind: "number", min: 1, max: 1_000_000 },
  { name: "validFrom", kind: "day", required: true },
  { name: "validUntil", kind: "day", required: true },
] as const;

/** A coupon as a campaign: what it gives, on what, to how many, and when. */
export const COUPON_FORM = {
  kind: "coupon",
  area: "coupons",
  fields: FIELDS,
  schema: recordSchema(FIELDS)
    .refine(({ validFrom, validUntil }) => validFrom <= validUntil, {
      ...says("record.ends_before_start"),
      path: ["validUntil"],
    })
    .refine(({ kind, value }) => kind !== "percent" || value <= 100, {
      ...says("record.out_of_range"),
      path: ["value"],
    })
    .refine(({ code }) => !code || CODE.test(code), {
      ...says("record.coupon_code"),
      path: ["code"],
    }) as z.ZodType,
} satisfies RecordDefinition;
