import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";

const MAX_NOTE = 300;

/** What the run sheet says about a line. Version 0 is a line without one; an empty text takes it away. */
export const sheetNoteSchema = z.object({
  reservation: z.uuid(says("common.bad_request")),
  version: z.coerce
    .number(says("common.bad_request"))
    .int(says("common.bad_request"))
    .min(0, says("common.bad_request"))
    .max(2_147_483_647, says("common.bad_request")),
  note: z.string(says("common.bad_request")).trim().max(MAX_NOTE, says("record.too_long")),
});

export type SheetNote = z.infer<typeof sheetNoteSchema>;
