import { z } from "zod";
import { says } from "../common/validation.ts";
import { ENTRY_STEPS } from "./entry-state.ts";

/** A step of staff, under the version that the page showed. */
export const entryStepSchema = z.object({
  entry: z.coerce.number().int().min(1).max(2_147_483_647),
  version: z.coerce.number().int().min(1).max(2_147_483_647),
  step: z.enum(ENTRY_STEPS),
  reason: z.string().trim().max(300, says("record.too_long")).default(""),
});
