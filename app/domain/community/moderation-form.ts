import { z } from "zod";
import { tidy } from "#app/domain/common/text/tidy.ts";
import { says } from "#app/domain/common/validation.ts";
import { HIDE_REASONS } from "./moderation.ts";
import { note } from "./report-form.ts";

const MAX_REPLY = 1_000;

const version = z.coerce.number().int().positive().max(2_147_483_647);

/** "Other" says nothing to the author, so it needs a sentence. */
export const hideSchema = z
  .object({ version, reason: z.enum(HIDE_REASONS, says("moderation.reason_required")), note })
  .refine((hide) => hide.reason !== "other" || hide.note !== "", {
    path: ["note"],
    ...says("moderation.reason_required"),
  });

export type HideInput = z.output<typeof hideSchema>;

/** Staff hide a comment or show it again; the slower of two colleagues gets a conflict. */
export const commentDecisionSchema = z
  .object({
    intent: z.enum(["hide", "restore"], says("common.bad_request")),
    comment: z.coerce.number(says("common.bad_request")).int().positive().max(2_147_483_647),
    reason: z.enum(HIDE_REASONS).optional().catch(undefined),
    note,
  })
  .transform(({ intent, comment, reason, note: words }, context) => {
    if (intent === "restore") return { intent, comment };
    if (reason && (reason !== "other" || words !== "")) {
      return { intent, comment, reason, note: words };
    }
    context.addIssue({
      code: "custom",
      path: [reason ? "note" : "reason"],
      message: "moderation.reason_required",
    });
    return z.NEVER;
  });

export type CommentDecision = z.output<typeof commentDecisionSchema>;

export const restoreSchema = z.object({ version });

const text = z
  .string()
  .default("")
  .transform(tidy)
  .refine((reply) => reply.length <= MAX_REPLY, says("record.too_long"));

/** In either language or both; without words the reply is taken away. */
export const replySchema = z.object({ version, ko: text, en: text });

export type ReplyInput = z.output<typeof replySchema>;
