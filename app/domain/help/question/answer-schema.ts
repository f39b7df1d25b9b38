import { z } from "zod";
import { says } from "#app/domain/common/validation.ts";
import { placeholdersIn } from "./fill-canned.ts";
import { messageSchema } from "./question-schema.ts";

/** An answer of staff, with the version of the question that its writer saw. */
export const answerSchema = messageSchema.extend({
  content: messageSchema.shape.content.refine(
    (text) => placeholdersIn(text).length === 0,
    says("qna.placeholder_left"),
  ),
  version: z.coerce.number().int().positive().max(2_147_483_647),
  canned: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
});

export type AnswerInput = z.output<typeof answerSchema>;
