import { z } from "zod";
import { says } from "#app/domain/validation.ts";
import { HIDE_REASONS } from "./moderation.ts";
import { tidy } from "./post-form.ts";
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

export const restoreSchema = z.object({ version });

const text = z
  .string()
  .default("")
  .transform(tidy)
  .refine((reply) => reply.length <= MAX_REPLY, says("common.bad_request"));

/** In either language or both; without words the reply is taken away. */
export const replySchema = z.object({ version, ko: text, en: text });

export type ReplyInput = z.output<typeof replySchema>;
