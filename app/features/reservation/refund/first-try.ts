import { sql } from "drizzle-orm";

/** The request sends its refund immediately; the job does if that process dies before. */
export const FIRST_TRY = sql`now() + interval '10 seconds'`;
