import { z } from "zod";
import { jsonOf } from "#app/domain/admin/tee-sheet-form.ts";
import { daysBetween, parseLocalDate } from "#app/domain/date/local-date.ts";
import { type Won, won } from "#app/domain/money.ts";
import { COST_KINDS } from "./margin.ts";
import { MAX_CSV_ROWS, MAX_CSV_TEXT, MAX_REASON } from "./price-csv.ts";
import { dayField, feeField, MAX_MIN_NIGHTS, priceField, wholeField } from "./rates-form.ts";

const MAX_DAYS = 366;
const MAX_BAHT = 1_000_000;

const reason = z.string().trim().max(MAX_REASON, "record.too_long").default("");

const cell = z.object({
  day: z.string().transform((text, context) => {
    const day = parseLocalDate(text);
    if (day) return day;
    context.addIssue({ code: "custom", message: "common.bad_request" });
    return z.NEVER;
  }),
  seen: z.number().int(),
  /** Null gives the day back to its rules. */
  price: z
    .number()
    .int()
    .nullable()
    .transform((price): Won | null => (price === null ? null : won(price))),
});

/** Cells with the price each had when it was seen, as JSON in one field. */
export const cellsForm = z.object({
  reason,
  cells: z
    .string()
    .max(MAX_CSV_TEXT)
    .transform((text, context) => {
      const parsed = z.array(cell).max(MAX_CSV_ROWS).safeParse(jsonOf(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: "custom", message: "common.bad_request" });
      return z.NEVER;
    }),
});

export const undoForm = z.object({ entry: wholeField(1, 999_999) });

const range = z.object({ from: dayField, to: dayField });
type Range = z.output<typeof range>;
const inOrder = ({ from, to }: Range) => from <= to && daysBetween(from, to) < MAX_DAYS;
const RANGE_ERROR = { message: "price.range", path: ["to"] };

export const rangeForm = range.extend({ reason }).refine(inOrder, RANGE_ERROR);

/** Left empty, the room's own minimum holds. */
export const minStayForm = range
  .extend({
    minNights: z.string().transform((text, context): number | null => {
      if (text.trim() === "") return null;
      const nights = wholeField(1, MAX_MIN_NIGHTS).safeParse(text);
      if (nights.success) return nights.data;
      context.addIssue({ code: "custom", message: "price.number" });
      return z.NEVER;
    }),
  })
  .refine(inOrder, RANGE_ERROR);

/** Left empty, the entry is removed. */
export const costForm = z.object({
  kind: z.enum(COST_KINDS),
  startsOn: dayField,
  baht: z.string().transform((text, context): number | null => {
    if (text.trim() === "") return null;
    const baht = wholeField(1, MAX_BAHT).safeParse(text);
    if (baht.success) return baht.data;
    context.addIssue({ code: "custom", message: "price.number" });
    return z.NEVER;
  }),
});

export const vanForm = z.object({
  oneWayPrice: priceField,
  roundTripPrice: priceField,
  seenOneWay: feeField,
  seenRoundTrip: feeField,
});

export const csvForm = z.object({ text: z.string().max(MAX_CSV_TEXT, "price.csv_too_long") });

export const exchangeForm = z.object({
  day: dayField,
  /** `44.05` won for one baht. */
  rate: z.string().transform((text, context): number => {
    const plain = text.trim();
    const rate = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
    if (rate >= 1000 && rate <= 20_000) return rate;
    context.addIssue({ code: "custom", message: "price.number" });
    return z.NEVER;
  }),
});

export const marginForm = z.object({ percent: wholeField(0, 60) });

const name = z.string().trim().min(1, "record.required").max(60, "record.too_long");

export const holidayForm = z.object({
  day: dayField,
  country: z.string().regex(/^[A-Z]{2}$/, "record.required"),
  name_ko: name,
  name_en: z.string().trim().max(60, "record.too_long").default(""),
  effect: z.enum(["demand_up", "weekend_rate", "peak_rate", "none"]),
});

export const peakForm = range
  .extend({
    id: z
      .string()
      .regex(/^[a-z0-9-]{0,60}$/)
      .default(""),
    name_ko: name,
    name_en: z.string().trim().max(60, "record.too_long").default(""),
    rate: z.enum(["low", "regular", "high", "peak"]),
  })
  .refine(inOrder, { message: "record.ends_before_start", path: ["to"] });

export const idForm = z.object({ id: z.string().min(1).max(60) });

export const stopSellForm = range
  .extend({
    courses: z.union([z.string(), z.array(z.string())]).transform((ids) => [ids].flat()),
    reason: z.string().trim().min(1, "price.reason_required").max(MAX_REASON, "record.too_long"),
  })
  .refine(inOrder, RANGE_ERROR);

export const undoStopForm = z.object({
  entries: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,299}$/)
    .transform((text) => text.split(",").map(Number)),
});
