import { and, eq, isNull, lte } from "drizzle-orm";
import { alarms } from "#app/db/schema/message-tables.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type ReadAll = {
  readonly memberId: string;
  /** The newest that was on the screen: one that arrives meanwhile stays new. */
  readonly upTo: number;
};

export async function readAllAlarms(
  { db, now }: Pick<Services, "db" | "now">,
  { memberId, upTo }: ReadAll,
): Promise<void> {
  await db
    .update(alarms)
    .set({ readAt: now() })
    .where(and(eq(alarms.memberId, memberId), isNull(alarms.readAt), lte(alarms.id, upTo)));
}
