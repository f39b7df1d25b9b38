import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { socialAttempts } from "#app/db/schema/member/identity-tables.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { hashOf, newToken } from "#app/platform/session/session-store.server.ts";
import type { SocialProviderPort } from "./social-providers.server.ts";

export const ATTEMPT_MINUTES = 10;

export type AttemptInput = {
  readonly browser: string;
  readonly redirectUri: string;
  readonly returnTo: string;
  readonly popup: boolean;
  readonly linkMemberId: string | null;
  /** What is connected after this login, which only proves who the member is: itself where nothing is. */
  readonly thenProvider?: SocialProvider;
};

/** Answers with the provider's address. State and verifier are stored on the server, not in the address. */
export async function beginAttempt(
  { db, now }: Pick<Services, "db" | "now">,
  provider: SocialProviderPort,
  { browser, redirectUri, returnTo, popup, linkMemberId, thenProvider }: AttemptInput,
): Promise<URL> {
  const [state, nonce, verifier] = [newToken(), newToken(), newToken()];
  const again = thenProvider !== undefined;
  const address = await provider.begin({ state, nonce, verifier, redirectUri, again });
  await db.delete(socialAttempts).where(lt(socialAttempts.expiresAt, now()));
  await db.insert(socialAttempts).values({
    stateHash: hashOf(state),
    browserHash: hashOf(browser),
    provider: provider.name,
    nonce,
    verifier,
    returnTo,
    popup,
    linkMemberId,
    thenProvider: thenProvider ?? null,
    expiresAt: new Date(now().getTime() + ATTEMPT_MINUTES * 60_000),
  });
  return address;
}

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
