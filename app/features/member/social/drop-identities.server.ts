import { eq, lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { memberIdentities, socialAttempts } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import type { ProviderOf } from "./social-providers.server.ts";

/** Together with a new password: identities linked without the owner's consent stop working. */
export async function dropIdentities(
  tx: Database,
  memberId: string,
  at: Date,
): Promise<readonly LinkedIdentity[]> {
  const [member] = await tx
    .select({ locale: members.locale })
    .from(members)
    .where(eq(members.id, memberId));
  if (!member) return [];
  const dropped = await tx
    .delete(memberIdentities)
    .where(eq(memberIdentities.memberId, memberId))
    .returning({ provider: memberIdentities.provider, token: memberIdentities.token });
  const t = translator(member.locale);
  for (const { provider } of dropped) {
    await notifyMember(tx, memberId, {
      template: "provider-disconnected",
      event: `disconnected:${provider}:${memberId}:${at.getTime()}`,
      words: { provider: t(`social:name.${provider}`) },
      link: "/mypage/security",
    });
  }
  return dropped;
}

export async function deleteIdentities(tx: Database, memberId: string): Promise<void> {
  await tx.delete(memberIdentities).where(eq(memberIdentities.memberId, memberId));
  await tx.delete(socialAttempts).where(eq(socialAttempts.linkMemberId, memberId));
}

export function sweepSocialAttempts(db: Database, now: Date): Promise<number> {
  const where = lte(socialAttempts.expiresAt, now);
  return deleteInBatches(db, socialAttempts, { key: socialAttempts.stateHash, where });
}

export type LinkedIdentity = Pick<typeof memberIdentities.$inferSelect, "provider" | "token">;

/** Called after our own records are erased: a provider that is down must not block closing an account. */
export async function unlinkIdentities(
  { secrets, log }: Pick<Services, "secrets" | "log">,
  providerOf: ProviderOf,
  identities: readonly LinkedIdentity[],
): Promise<void> {
  for (const { provider, token } of identities) {
    if (!token) continue;
    try {
      await providerOf(provider)?.unlink(secrets.open(token));
    } catch (cause) {
      log.warn({ err: cause, provider }, "a provider could not be told to unlink");
    }
  }
}
