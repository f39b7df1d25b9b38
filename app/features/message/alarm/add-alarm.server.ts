import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { alarms } from "#app/db/schema/message-tables.ts";

/** The same key adds one alarm, however often it is written. */
export function newAlarm(tx: Database, alarm: typeof alarms.$inferInsert) {
  return tx.insert(alarms).values(alarm).onConflictDoNothing().returning({ id: alarms.id });
}

export async function deleteAlarms(tx: Database, memberId: string): Promise<void> {
  await tx.delete(alarms).where(eq(alarms.memberId, memberId));
}
