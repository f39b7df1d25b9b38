import { z } from "zod";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { parsedJson } from "#app/domain/common/text/storable.ts";
import { priceError } from "./change-prices.ts";
import { MAX_REASON } from "./price-csv.ts";

const MAX_ROWS = 200;

/** What a row of the sheet shows and can be changed to; `fee` is null where the day's price holds. */
export type TeeState = {
  readonly places: number;
  readonly stopped: boolean;
  readonly fee: Won | null;
};

export type TeeChange = {
  readonly time: string;
  readonly seen: TeeState;
  readonly next: TeeState;
};

const state = z.object({
  places: z.number().int().min(0).max(99),
  stopped: z.boolean(),
  fee: z
    .number()
    .int()
    .nullable()
    .transform((fee, context): Won | null => {
      const error = fee === null ? undefined : priceError(fee);
      if (!error) return fee === null ? null : won(fee);
      context.addIssue({ code: "custom", message: error });
      return z.NEVER;
    }),
});

const rows = z
  .array(
    z.object({
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
      seen: state,
      next: state,
    }),
  )
  .min(1)
  .max(MAX_ROWS)
  .refine((all) => new Set(all.map(({ time }) => time)).size === all.length);

const day = z.string().transform((text, context): LocalDate => {
  const parsed = parseLocalDate(text);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: "common.bad_request" });
  return z.NEVER;
});

/** All changed rows of a day, sent as JSON in one field. */
export const teeSheetForm = z.object({
  intent: z.literal("sheet"),
  day,
  reason: z.string().trim().max(MAX_REASON, "record.too_long").default(""),
  rows: z
    .string()
    .max(50_000)
    .transform((text, context) => {
      const parsed = rows.safeParse(parsedJson(text));
      if (parsed.success) return parsed.data;
      const message = parsed.error.issues[0]?.message ?? "common.bad_request";
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
});

/** Why a row cannot be saved. */
export type TeeRefusal =
  | { readonly time: string; readonly why: "changed"; readonly now: TeeState }
  | { readonly time: string; readonly why: "sold"; readonly sold: number; readonly now: TeeState }
  | { readonly time: string; readonly why: "party"; readonly now: TeeState };

type Standing = TeeState & { readonly sold: number };

/** A row is refused when a colleague changed it, when more are sold than it would have, or beyond a flight. */
export function refusalOf(
  { time, seen, next }: TeeChange,
  { sold, ...now }: Standing,
  partySize: number,
): TeeRefusal | undefined {
  const isAsSeen =
    now.places === seen.places && now.stopped === seen.stopped && now.fee === seen.fee;
  if (!isAsSeen) return { time, why: "changed", now };
  if (next.places > partySize && next.places !== seen.places) return { time, why: "party", now };
  const isLowered = next.places < seen.places && !next.stopped;
  return isLowered && next.places < sold ? { time, why: "sold", sold, now } : undefined;
}
