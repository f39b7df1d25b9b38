import { AppError } from "#app/domain/common/errors/errors.ts";
import type { SocialProvider } from "#app/domain/member/login/social-provider.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { type AttemptInput, beginAttempt } from "./begin-attempt.server.ts";
import { checkConnectProof } from "./connect-proof.server.ts";
import { connectedProviders } from "./enter-by-identity.server.ts";
import {
  ProviderError,
  type ProviderOf,
  type SocialProviderPort,
} from "./social-providers.server.ts";

type Connecting = {
  readonly memberId: string;
  readonly provider: SocialProvider;
  readonly form: FormData;
  readonly browser: string;
  readonly origin: string;
  readonly returnTo: string;
};

/** Answers with the provider's address, once the member has shown who they are: or with one where they can. */
export async function startConnecting(
  services: Services,
  providerOf: ProviderOf,
  { memberId, provider: name, form, browser, origin, returnTo }: Connecting,
): Promise<URL> {
  const wanted = orNotReady(providerOf(name));
  const link = { browser, returnTo, popup: false, linkMemberId: memberId };
  if ((await checkConnectProof(services, memberId, form)) !== "provider") {
    return begin(services, wanted, { ...link, redirectUri: callbackOf(origin, name) });
  }
  const own = await connectedProviders(services.db, memberId);
  const proving = orNotReady(own.map(({ provider }) => providerOf(provider)).find(Boolean));
  const redirectUri = callbackOf(origin, proving.name);
  return begin(services, proving, { ...link, redirectUri, thenProvider: name });
}

/** Sends the member to a linked provider for a fresh login that connects nothing: the session remembers it. */
export async function startProving(
  services: Services,
  providerOf: ProviderOf,
  { memberId, provider: name, browser, origin, returnTo }: Omit<Connecting, "form">,
): Promise<URL> {
  return begin(services, orNotReady(providerOf(name)), {
    browser,
    returnTo,
    popup: false,
    linkMemberId: memberId,
    redirectUri: callbackOf(origin, name),
    thenProvider: name,
  });
}

type Proved = Pick<Connecting, "memberId" | "browser" | "origin" | "returnTo"> & {
  readonly connects: SocialProvider;
};

/** After the login that proved who they are. */
export function goOnConnecting(
  services: Services,
  providerOf: ProviderOf,
  { memberId, connects, browser, origin, returnTo }: Proved,
): Promise<URL> {
  return begin(services, orNotReady(providerOf(connects)), {
    browser,
    returnTo,
    popup: false,
    linkMemberId: memberId,
    redirectUri: callbackOf(origin, connects),
  });
}

/** A page can say that the provider cannot be reached. */
async function begin(services: Services, provider: SocialProviderPort, input: AttemptInput) {
  try {
    return await beginAttempt(services, provider, input);
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    services.log.warn({ err: cause, provider: provider.name }, "a login provider failed");
    throw new AppError("auth.social_failed", { cause });
  }
}

/** Where the provider sends the browser back to; must match its registration exactly. */
export function callbackOf(origin: string, name: SocialProvider): string {
  return `${origin}/api/auth/${name}/callback`;
}

function orNotReady(provider: SocialProviderPort | undefined): SocialProviderPort {
  if (!provider) throw new AppError("common.not_ready");
  return provider;
}
