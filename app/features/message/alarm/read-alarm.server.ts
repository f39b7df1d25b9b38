import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { alarms } from "#app/db/schema/message-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Services } from "#app/platform/env/services.server.ts";

type Read = { readonly memberId: string; readonly id: number };

/** Marks one of the member's alarms as read, the first time it is opened, and says where it leads. */
export async function readAlarm(
  { db, now }: Pick<Services, "db" | "now">,
  { memberId, id }: Read,
): Promise<string | null> {
  const [alarm] = await db
    .update(alarms)
    .set({ readAt: sql`coalesce(${alarms.readAt}, ${now().toISOString()}::timestamptz)` })
    .where(and(eq(alarms.id, id), eq(alarms.memberId, memberId)))
    .returning({ link: alarms.link });
  if (!alarm) throw new AppError("common.not_found");
  return alarm.link;
}

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
