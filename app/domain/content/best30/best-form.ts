import { z } from "zod";
import { type LocalDate, parseLocalDate } from "../../date/local-date.ts";
import { says } from "../../validation.ts";
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

/** What the page of the best 30 sends. */
export const bestFormSchema = z.object({
  intent: z.enum(["save", "undo", "refresh"]),
  version: z.coerce.number().int().min(1).max(2_147_483_647),
  entry: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  pins: z
    .string()
    .max(20_000)
    .default("[]")
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: "custom", message: "common.bad_request" });
        return z.NEVER;
      }
    })
    .pipe(bestPinsSchema),
});
