import { sql } from "drizzle-orm";

/** Whoever asks for a refund sends it at once; the job does, should they die before. */
export const FIRST_TRY = sql`now() + interval '10 seconds'`;
