import { z } from "zod";
import { says } from "../common/validation.ts";

const MAX_ID = 2_147_483_647;

/** Whose text: the author is never named to a browser. */
export const blockSchema = z.object({
  kind: z.enum(["post", "comment"], says("common.bad_request")),
  id: z.coerce.number(says("common.bad_request")).int().min(1).max(MAX_ID),
});

/** A post or comment, which names its author without revealing them. */
export type MemberText = z.output<typeof blockSchema>;

export const unblockSchema = blockSchema.pick({ id: true });
