import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";

/** What was changed stays in the records, without the names of travellers. */
export async function forgetChanges(tx: Database, memberId: string): Promise<void> {
  const nameless = sql`'{"travellers": []}'::jsonb`;
  await tx
    .update(reservationChanges)
    .set({
      lines: sql`(select coalesce(jsonb_agg(line || jsonb_build_object('before', (line -> 'before') || ${nameless}, 'after', (line -> 'after') || ${nameless})), '[]') from jsonb_array_elements(${reservationChanges.lines}) line)`,
    })
    .where(eq(reservationChanges.memberId, memberId));
}
