import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { socialAttempts } from "#app/db/schema/member/identity-tables.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { hashOf } from "#app/platform/session/session-cookie.server.ts";

export type TakenAttempt = typeof socialAttempts.$inferSelect;

type Comeback = {
  readonly provider: SocialProvider;
  readonly state: string | null;
  readonly browser: string | undefined;
};

/** The callback must match the state, browser and provider of its attempt, in time, and only once. */
export async function takeAttempt(
  { db, now }: Pick<Services, "db" | "now">,
  { provider, state, browser }: Comeback,
): Promise<TakenAttempt | undefined> {
  if (!state || !browser) return undefined;
  const [attempt] = await db
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.stateHash, hashOf(state)),
        eq(socialAttempts.browserHash, hashOf(browser)),
        eq(socialAttempts.provider, provider),
        gt(socialAttempts.expiresAt, now()),
      ),
    )
    .returning();
  return attempt;
}

/** With a new password: what was proved by the old one connects nothing any more. */
export async function voidAttempts(tx: Database, memberId: string): Promise<void> {
  await tx.delete(socialAttempts).where(eq(socialAttempts.linkMemberId, memberId));
}
