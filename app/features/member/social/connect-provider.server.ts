import { and, eq } from "drizzle-orm";
import { memberIdentities } from "#app/db/schema/member/identity-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { holdOpenSession } from "#app/platform/session/session-store.server.ts";
import type { SocialProfile } from "./social-providers.server.ts";

type ConnectInput = {
  readonly memberId: string;
  /** The session of the browser that connects. */
  readonly sessionId: string;
  readonly provider: SocialProvider;
  /** In the member's language, for the message. */
  readonly providerName: string;
  readonly profile: SocialProfile;
};

/** Links a provider to a member: at most one account of each provider, and none that belongs to another member. */
export async function connectProvider(
  { db, now, secrets }: Pick<Services, "db" | "now" | "secrets">,
  { memberId, sessionId, provider, providerName, profile: { subject, token } }: ConnectInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The provider took its time: a new password may have ended the session and dropped the providers meanwhile.
    const isOpen = await holdOpenSession(tx, { memberId, sessionId });
    if (!isOpen) throw new AppError("auth.social_refused");
    const [added] = await tx
      .insert(memberIdentities)
      .values({ provider, subject, memberId, token: token ? secrets.seal(token) : null })
      .onConflictDoNothing()
      .returning({ memberId: memberIdentities.memberId });
    if (added) {
      await notifyMember(tx, memberId, {
        template: "provider-connected",
        event: `connected:${provider}:${subject}:${now().getTime()}`,
        words: { provider: providerName },
        link: "/mypage/security",
      });
      return;
    }
    const [own] = await tx
      .select({ subject: memberIdentities.subject })
      .from(memberIdentities)
      .where(and(eq(memberIdentities.provider, provider), eq(memberIdentities.memberId, memberId)));
    if (!own) throw new AppError("auth.social_taken");
    if (own.subject !== subject) throw new AppError("auth.social_second");
  });
}
