import { z } from "zod";
import { type LocalDate, parseLocalDate } from "#app/domain/common/date/local-date.ts";
import { jsonText } from "#app/domain/common/text/json-text.ts";
import { says } from "#app/domain/common/validation.ts";
import { BEST_COUNT } from "./fill-best.ts";

const day = z
  .string()
  .refine(
    (text): text is LocalDate => parseLocalDate(text) !== undefined,
    says("record.day_required"),
  )
  .nullable();

const pin = z.object({
  id: z.string().min(1).max(80),
  rank: z.number().int().min(1).max(BEST_COUNT),
  until: day,
});

/** Stored as JSON and sent as JSON: each course and each rank once. */
export const bestPinsSchema = z
  .array(pin)
  .max(BEST_COUNT)
  .refine(
    (pins) =>
      new Set(pins.map(({ id }) => id)).size === pins.length &&
      new Set(pins.map(({ rank }) => rank)).size === pins.length,
    says("common.bad_request"),
  );

const version = z.coerce.number().int().min(1).max(2_147_483_647);
const entry = z.coerce.number().int().min(1).max(2_147_483_647);

/** What the page of the best 30 sends. */
export const bestFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), version, pins: jsonText(bestPinsSchema, 20_000) }),
  z.object({ intent: z.literal("undo"), version, entry }),
  z.object({ intent: z.literal("refresh") }),
]);
