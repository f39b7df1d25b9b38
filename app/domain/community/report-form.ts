import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";
import { REPORT_REASONS } from "./moderation.ts";
import { tidy } from "./post-schema.ts";

const MAX_NOTE = 300;

/** A sentence that may be added to a reason. */
export const note = z
  .string()
  .default("")
  .transform(tidy)
  .refine((text) => text.length <= MAX_NOTE, says("common.bad_request"));

export const reportSchema = z.object({
  reason: z.enum(REPORT_REASONS, says("report.reason_required")),
  note,
});

export type ReportInput = z.output<typeof reportSchema>;
