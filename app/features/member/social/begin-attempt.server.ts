import { lt } from "drizzle-orm";
import { socialAttempts } from "#app/db/schema/member/identity-tables.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { hashOf, newToken } from "#app/platform/session/session-cookie.server.ts";
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
