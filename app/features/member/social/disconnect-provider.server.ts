import { and, eq } from "drizzle-orm";
import { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { unlinkIdentities } from "./drop-identities.server.ts";
import type { ProviderOf } from "./social-providers.server.ts";

type Input = {
  readonly memberId: string;
  readonly provider: SocialProvider;
  readonly providerName: string;
};

/** Unlinks a provider, unless it is the last login method; then asks the provider to forget us. */
export async function disconnectProvider(
  services: Pick<Services, "db" | "now" | "secrets" | "log">,
  providerOf: ProviderOf,
  { memberId, provider, providerName }: Input,
): Promise<void> {
  const removed = await services.db.transaction(async (tx) => {
    // Locked per member: two concurrent requests would remove the last login method.
    const [member] = await tx
      .select({ loginId: members.loginId, passwordHash: members.passwordHash })
      .from(members)
      .where(eq(members.id, memberId))
      .for("update");
    const identities = await tx
      .select()
      .from(memberIdentities)
      .where(eq(memberIdentities.memberId, memberId));
    const hasPassword = Boolean(member?.loginId && member.passwordHash);
    if (!identities.some((identity) => identity.provider === provider)) return [];
    if (!hasPassword && identities.length < 2) throw new AppError("auth.last_way_in");

    await notifyMember(tx, memberId, {
      template: "provider-disconnected",
      event: `disconnected:${provider}:${memberId}:${services.now().getTime()}`,
      words: { provider: providerName },
      link: "/mypage/security",
    });
    return tx
      .delete(memberIdentities)
      .where(and(eq(memberIdentities.memberId, memberId), eq(memberIdentities.provider, provider)))
      .returning();
  });
  await unlinkIdentities(services, providerOf, removed);
}
