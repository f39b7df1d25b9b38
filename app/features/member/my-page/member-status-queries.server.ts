import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member.ts";

/** What the desk must know of a member before it changes their rights. */
export async function findStanding(db: Database, memberId: string) {
  const [standing] = await db
    .select({
      role: members.role,
      bannedAt: members.bannedAt,
      withdrawnAt: members.withdrawnAt,
      hasSecondFactor: sql<boolean>`${members.totpSecret} is not null`,
    })
    .from(members)
    .where(eq(members.id, memberId));
  return standing;
}
