import { z } from "zod";

/** The password, or for members without one the word that the page shows. */
export const closureSchema = z.object({
  password: z.string().max(500).optional(),
  word: z.string().trim().max(100).optional(),
});

export type ClosureProof = z.output<typeof closureSchema>;
