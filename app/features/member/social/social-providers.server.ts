import { createContext, type RouterContextProvider } from "react-router";
import { SOCIAL_PROVIDERS, type SocialProvider } from "#app/domain/member/login/social-provider.ts";
import { google } from "#app/integrations/social/google.ts";
import { kakao } from "#app/integrations/social/kakao.ts";
import { naver } from "#app/integrations/social/naver.ts";
import type { ProviderSettings, SocialProviderPort } from "#app/integrations/social/port.ts";
import { servicesOf } from "#app/platform/env/services.server.ts";
import type { SocialEnv } from "#app/platform/env/social-env.ts";

export { ProviderError, type SocialProfile } from "#app/integrations/social/port.ts";
export type { SocialProviderPort };

const ADAPTERS = { google, naver, kakao };

/** How the server calls the demo's simulator: inside the process, without a proxy in between. */
export const simulatorFetchContext = createContext<typeof fetch | null>(null);

/** The providers offered for login: those configured, and in the demo the simulators of the rest. */
export function offeredProviders(social: SocialEnv): SocialProvider[] {
  return SOCIAL_PROVIDERS.filter((name) => social.simulator || isConfigured(social, name));
}

export type ProviderOf = (name: SocialProvider) => SocialProviderPort | undefined;

export function providersOf(context: Readonly<RouterContextProvider>, origin: string): ProviderOf {
  const { social } = servicesOf(context).site;
  const simulatorFetch = context.get(simulatorFetchContext);
  return (name) => socialProvider(social, name, origin, simulatorFetch ?? fetch);
}

export function socialProvider(
  social: SocialEnv,
  name: SocialProvider,
  origin: string,
  simulatorFetch: typeof fetch,
): SocialProviderPort | undefined {
  const settings = isConfigured(social, name)
    ? configured(social, name)
    : social.simulator && simulated(name, origin, simulatorFetch);
  return settings ? ADAPTERS[name](settings) : undefined;
}

function isConfigured(social: SocialEnv, name: SocialProvider): boolean {
  const { clientId, clientSecret } = social[name];
  // Kakao makes the secret optional.
  return Boolean(clientId && (clientSecret || name === "kakao"));
}

function configured(social: SocialEnv, name: SocialProvider): ProviderSettings {
  const { clientId = "", clientSecret, loginUrl, apiUrl } = social[name];
  const insecure = social.simulator && [loginUrl, apiUrl].every(isLoopback);
  return { clientId, clientSecret, loginUrl, apiUrl, insecure, fetch };
}

function simulated(
  name: SocialProvider,
  origin: string,
  simulatorFetch: typeof fetch,
): ProviderSettings {
  const address = `${origin}/simulator/${name}`;
  return {
    clientId: `palmtee-${name}`,
    clientSecret: "simulator",
    loginUrl: address,
    apiUrl: address,
    insecure: true,
    fetch: simulatorFetch,
  };
}

function isLoopback(address: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(address).hostname);
}
