import { z } from "zod";
import { isVisible, tidy } from "#app/domain/common/text/tidy.ts";
import { says } from "../common/validation.ts";
import { MAX_COMMENT } from "./post.ts";

const content = z
  .string(says("community.comment_required"))
  .transform(tidy)
  .refine(isVisible, says("community.comment_required"))
  .refine((text) => text.length <= MAX_COMMENT, says("community.comment_long"));
const id = z.coerce.number(says("common.bad_request")).int().positive().max(2_147_483_647);

/** What a reader does below a post: say something, answer a comment, change or delete their own. */
export const commentSchema = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("comment"), content }),
    z.object({ intent: z.literal("reply"), comment: id, content }),
    z.object({ intent: z.literal("change"), comment: id, content }),
    z.object({ intent: z.literal("delete"), comment: id }),
  ],
  says("common.bad_request"),
);

export type CommentInput = z.output<typeof commentSchema>;
