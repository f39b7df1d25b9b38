import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";

/** What staff must know of a member before they change their rights. */
export async function findMemberStatus(db: Database, memberId: string) {
  const [status] = await db
    .select({
      role: members.role,
      bannedAt: members.bannedAt,
      withdrawnAt: members.withdrawnAt,
      hasSecondFactor: sql<boolean>`${members.totpSecret} is not null`,
    })
    .from(members)
    .where(eq(members.id, memberId));
  return status;
}
