import { z } from "zod";
import { says } from "../common/validation.ts";

export const MAX_SHIFT_NOTE = 500;

const note = z.coerce
  .number(says("common.bad_request"))
  .int(says("common.bad_request"))
  .positive(says("common.bad_request"))
  .max(2_147_483_647, says("common.bad_request"));

/** What a shift does with the notes for the next one. */
export const shiftNoteSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("note"),
    text: z
      .string(says("record.required"))
      .trim()
      .min(1, says("record.required"))
      .max(MAX_SHIFT_NOTE, says("record.too_long")),
  }),
  z.object({ intent: z.literal("done"), note }),
  z.object({ intent: z.literal("reopen"), note }),
  z.object({ intent: z.literal("read") }),
]);

export type ShiftNoteChange = z.infer<typeof shiftNoteSchema>;
