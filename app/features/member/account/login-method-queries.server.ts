import { eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";

/** How a member signs in; the secrets themselves stay here. */
export async function findLoginMethods(db: Database, memberId: string) {
  const [member] = await db
    .select({
      loginId: members.loginId,
      passwordHash: members.passwordHash,
      totpSecret: members.totpSecret,
    })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return undefined;
  return {
    loginId: member.loginId,
    hasPassword: member.passwordHash !== null,
    hasSecondFactor: member.totpSecret !== null,
  };
}
