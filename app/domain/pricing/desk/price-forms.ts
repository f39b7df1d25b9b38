import { z } from "zod";
import { daysBetween, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { parsedJson } from "#app/domain/common/text/storable.ts";
import { HOLIDAY_EFFECTS } from "#app/domain/pricing/price-layer.ts";
import { SURCHARGE_CODES } from "#app/domain/pricing/ride-surcharges.ts";
import { FEE_KINDS } from "./fee-kinds.ts";
import { COST_KINDS } from "./margin.ts";
import { hasCsvRows, MAX_CSV_ROWS, MAX_CSV_TEXT, MAX_REASON } from "./price-csv.ts";
import {
  dayField,
  feeField,
  MAX_ALLOTMENT,
  MAX_MIN_NIGHTS,
  priceField,
  wholeField,
} from "./rates-schema.ts";

const MAX_DAYS = 366;
const MAX_BAHT = 1_000_000;

/** Left empty it is null. */
function optional<Value>(field: z.ZodType<Value, string>) {
  return z.string().transform((text, context): Value | null => {
    if (text.trim() === "") return null;
    const read = field.safeParse(text);
    if (read.success) return read.data;
    context.addIssue({ code: "custom", message: "price.number" });
    return z.NEVER;
  });
}

const reason = z.string().trim().max(MAX_REASON, "record.too_long").default("");

/** What the form saw, in the words of `seen-rules.ts`; left out, nothing stood there. */
const seen = z.string().max(400, "common.bad_request").default("");

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
      const parsed = z.array(cell).max(MAX_CSV_ROWS).safeParse(parsedJson(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: "custom", message: "common.bad_request" });
      return z.NEVER;
    }),
});

const seenDay = cell.pick({ day: true, seen: true });

/** The same number on several days, each with all its places as they were seen. */
export const allotmentForm = z.object({
  places: wholeField(0, MAX_ALLOTMENT),
  days: z
    .string()
    .max(MAX_CSV_TEXT)
    .transform((text, context) => {
      const parsed = z.array(seenDay).min(1).max(MAX_DAYS).safeParse(parsedJson(text));
      const isOnce = new Set(parsed.data?.map(({ day }) => day)).size === parsed.data?.length;
      if (parsed.success && isOnce) return parsed.data;
      context.addIssue({ code: "custom", message: "common.bad_request" });
      return z.NEVER;
    }),
});

/** The number of a history entry, of which there may be many. */
export const undoForm = z.object({
  entry: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "common.bad_request")
    .transform(Number),
});

const range = z.object({ from: dayField, to: dayField });
type Range = z.output<typeof range>;
const inOrder = ({ from, to }: Range) => from <= to && daysBetween(from, to) < MAX_DAYS;
const RANGE_ERROR = { message: "price.range", path: ["to"] };

/** The closed days of the range that were shown. */
const seenClosed = z.string().max(5_000, "common.bad_request").default("");

export const rangeForm = range.extend({ reason, seen: seenClosed }).refine(inOrder, RANGE_ERROR);

/** Left empty, the room's own minimum holds. */
export const minStayForm = range
  .extend({
    minNights: optional(wholeField(1, MAX_MIN_NIGHTS)),
  })
  .refine(inOrder, RANGE_ERROR);

/** Left empty, the period is removed. */
export const feePeriodForm = z.object({
  fee: z.enum(FEE_KINDS),
  startsOn: dayField,
  seen,
  amount: optional(feeField),
});

/** Left empty, the entry is removed. */
export const costForm = z.object({
  kind: z.enum(COST_KINDS),
  seen,
  startsOn: dayField,
  baht: optional(wholeField(1, MAX_BAHT)),
});

export const vanForm = z.object({
  oneWayPrice: priceField,
  roundTripPrice: priceField,
  seenOneWay: feeField,
  seenRoundTrip: feeField,
});

export const csvForm = z.object({
  text: z.string().max(MAX_CSV_TEXT, "price.csv_too_long").refine(hasCsvRows, "price.csv_empty"),
});

export const exchangeForm = z.object({
  day: dayField,
  seen,
  /** `44.05` won for one baht. */
  rate: z.string().transform((text, context): number => {
    const plain = text.trim();
    const rate = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
    if (rate >= 1000 && rate <= 20_000) return rate;
    context.addIssue({ code: "custom", message: "price.number" });
    return z.NEVER;
  }),
});

export const marginForm = z.object({ percent: wholeField(0, 60), seen });

/** What a route of vans costs. */
export const fareForm = z.object({
  route: z.string().regex(/^[a-z0-9-]{1,80}$/, "common.bad_request"),
  seen,
  oneWayPrice: priceField,
  roundTripPrice: priceField,
});

/** A sum or a percentage; both left empty, the surcharge is removed. */
export const surchargeForm = z
  .object({
    code: z.enum(SURCHARGE_CODES),
    seen,
    amount: optional(feeField),
    percent: optional(wholeField(1, 300)),
  })
  .refine(({ amount, percent }) => amount === null || percent === null, {
    message: "price.sum_or_percent",
    path: ["percent"],
  });

const name = z.string().trim().min(1, "record.required").max(100, "record.too_long");

export const holidayForm = z.object({
  seen,
  day: dayField,
  country: z.string().regex(/^[A-Z]{2}$/, "record.required"),
  name_ko: name,
  name_en: z.string().trim().max(100, "record.too_long").default(""),
  effect: z.enum(HOLIDAY_EFFECTS),
});

export const peakForm = range
  .extend({
    seen,
    id: z
      .string()
      .regex(/^[a-z0-9-]{0,60}$/)
      .default(""),
    name_ko: name,
    name_en: z.string().trim().max(100, "record.too_long").default(""),
    rate: z.enum(["low", "regular", "high", "peak"]),
  })
  .refine(inOrder, { message: "record.ends_before_start", path: ["to"] });

/** Which rule is removed: `TH:2026-12-05` of a holiday, the id of a window. */
export const keyForm = z.object({
  key: z.string().regex(/^[A-Za-z0-9:-]{1,60}$/, "common.bad_request"),
  seen,
});

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
