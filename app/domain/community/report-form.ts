import { z } from "zod";
import { tidy } from "#app/domain/common/text/tidy.ts";
import { says } from "#app/domain/common/validation.ts";
import { REPORT_REASONS } from "./moderation.ts";

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

const MAX_ID = 2_147_483_647;

/** The text whose author is blocked; the author is never named to a browser. */
export const blockSchema = z.object({
  kind: z.enum(["post", "comment"], says("common.bad_request")),
  id: z.coerce.number(says("common.bad_request")).int().min(1).max(MAX_ID),
});

/** A post or a comment, which stands for its author. */
export type MemberText = z.output<typeof blockSchema>;

export const unblockSchema = blockSchema.pick({ id: true });
