import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";

export type ConnectedProvider = Awaited<ReturnType<typeof connectedProviders>>[number];

/** What a member may log in with, in addition to a password. */
export function connectedProviders(db: Database, memberId: string) {
  return db
    .select({ provider: memberIdentities.provider, since: memberIdentities.createdAt })
    .from(memberIdentities)
    .where(eq(memberIdentities.memberId, memberId))
    .orderBy(asc(memberIdentities.createdAt));
}

/** The member of (provider, subject), and whether they may log in. E-mail addresses are never compared. */
export async function findByIdentity(db: Database, provider: SocialProvider, subject: string) {
  const [found] = await db
    .select({ memberId: members.id, withdrawnAt: members.withdrawnAt })
    .from(memberIdentities)
    .innerJoin(members, eq(members.id, memberIdentities.memberId))
    .where(and(eq(memberIdentities.provider, provider), eq(memberIdentities.subject, subject)));
  return found;
}
