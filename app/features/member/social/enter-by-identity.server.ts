import { and, asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import type { SocialProfile } from "./social-providers.server.ts";

/** The member that this identity belongs to; undefined when it is new to us. */
export async function enterByIdentity(
  { db, secrets }: Pick<Services, "db" | "secrets">,
  provider: SocialProvider,
  { subject, token }: SocialProfile,
): Promise<string | undefined> {
  const found = await findByIdentity(db, provider, subject);
  if (!found) return undefined;
  if (found.withdrawnAt) throw new AppError("auth.social_refused");
  if (token) {
    await db
      .update(memberIdentities)
      .set({ token: secrets.seal(token) })
      .where(and(eq(memberIdentities.provider, provider), eq(memberIdentities.subject, subject)));
  }
  return found.memberId;
}

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
async function findByIdentity(db: Database, provider: SocialProvider, subject: string) {
  const [found] = await db
    .select({ memberId: members.id, withdrawnAt: members.withdrawnAt })
    .from(memberIdentities)
    .innerJoin(members, eq(members.id, memberIdentities.memberId))
    .where(and(eq(memberIdentities.provider, provider), eq(memberIdentities.subject, subject)));
  return found;
}
