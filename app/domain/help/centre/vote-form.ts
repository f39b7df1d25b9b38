import { z } from "zod";

export const helpVoteSchema = z.object({
  answer: z.coerce.number().int().min(1).max(2_147_483_647),
  helpful: z.enum(["yes", "no"]).transform((said) => said === "yes"),
});
export type HelpVote = z.infer<typeof helpVoteSchema>;
