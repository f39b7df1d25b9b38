import { AppError } from "#app/domain/common/errors/errors.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Identity } from "#app/features/member/login/open-session.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import type { Member } from "#app/platform/session/session.server.ts";
import { renewFactor } from "#app/platform/session/session-store.server.ts";
import type { TakenAttempt } from "./begin-attempt.server.ts";
import { connectProof } from "./connect-proof.server.ts";
import { connectProvider } from "./connect-provider.server.ts";
import { enterByIdentity } from "./enter-by-identity.server.ts";
import { pendingJoinCookie } from "./pending-join.server.ts";
import { ProviderError, type SocialProviderPort } from "./social-providers.server.ts";

export type CallbackAnswer =
  | { readonly kind: "enter"; readonly memberId: string; readonly identity: Identity }
  | { readonly kind: "join"; readonly cookie: string }
  | { readonly kind: "connected"; readonly provider: SocialProvider }
  /** They are who they say: off to the provider that they connect, or back where that was all. */
  | {
      readonly kind: "proved";
      readonly memberId: string;
      readonly connects: SocialProvider | null;
    };

type Callback = {
  readonly url: URL;
  readonly redirectUri: string;
  readonly attempt: TakenAttempt;
  readonly signedIn: SignedIn | null;
};

type SignedIn = Member & { readonly sessionId: string };

/** Finishes the login at the provider, and decides what it means for our session. */
export async function answerCallback(
  services: Services,
  provider: SocialProviderPort,
  { url, redirectUri, attempt, signedIn }: Callback,
): Promise<CallbackAnswer> {
  const profile = await profileOf(services, provider, { url, redirectUri, attempt });
  if (attempt.linkMemberId) {
    // The member who began to connect must still be logged in.
    if (signedIn?.id !== attempt.linkMemberId) throw new AppError("auth.social_refused");
    if (attempt.thenProvider) {
      const owner = await enterByIdentity(services, provider.name, profile);
      await noteProof(services, signedIn, owner);
      const connects = attempt.thenProvider === provider.name ? null : attempt.thenProvider;
      return { kind: "proved", memberId: signedIn.id, connects };
    }
    const providerName = translator(signedIn.locale)(`social:name.${provider.name}`);
    await connectProvider(services, {
      memberId: signedIn.id,
      sessionId: signedIn.sessionId,
      provider: provider.name,
      providerName,
      profile,
    });
    return { kind: "connected", provider: provider.name };
  }
  const memberId = await enterByIdentity(services, provider.name, profile);
  const identity = { provider: provider.name, subject: profile.subject };
  if (memberId) return { kind: "enter", memberId, identity };
  return { kind: "join", cookie: pendingJoinCookie(services, provider.name, profile) };
}

/** For members with only a provider login, a fresh one counts as their factor. */
async function noteProof(
  { db }: Services,
  { id, sessionId }: SignedIn,
  owner: string | undefined,
): Promise<void> {
  if (owner !== id) throw new AppError("auth.social_not_yours");
  // It never replaces the code or the password of a member who has one by now.
  if ((await connectProof(db, id)) !== "provider") throw new AppError("auth.social_refused");
  await renewFactor(db, sessionId);
}

async function profileOf(
  { log }: Services,
  provider: SocialProviderPort,
  { url, redirectUri, attempt }: Pick<Callback, "url" | "redirectUri" | "attempt">,
) {
  const { nonce, verifier } = attempt;
  const state = url.searchParams.get("state") ?? "";
  try {
    return await provider.finish(url, { state, nonce, verifier, redirectUri });
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    if (cause.reason === "refused") throw new AppError("auth.social_refused", { cause });
    log.warn({ err: cause, provider: provider.name }, "a login provider failed");
    throw new AppError("auth.social_failed", { cause });
  }
}
