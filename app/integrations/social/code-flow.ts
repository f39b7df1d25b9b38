import * as oauth from "oauth4webapi";
import { z } from "zod";
import { storableJson } from "#app/domain/common/text/storable.ts";
import { type ProviderAttempt, ProviderError, type ProviderSettings } from "./port.ts";

const TIMEOUT_MS = 10_000;

export function requestOptions({ insecure, fetch }: ProviderSettings) {
  return {
    [oauth.allowInsecureRequests]: insecure,
    [oauth.customFetch]: (url: string, init: object) => fetch(url, init as RequestInit),
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
  };
}

export function authorizeUrl(
  endpoint: string,
  { clientId }: ProviderSettings,
  { state, redirectUri }: ProviderAttempt,
  more: Readonly<Record<string, string>>,
): URL {
  const url = new URL(endpoint);
  const parameters = {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    ...more,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}

export async function pkce({ verifier }: ProviderAttempt) {
  return {
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  };
}

export function clientAuth({ clientSecret }: ProviderSettings): oauth.ClientAuth {
  return clientSecret ? oauth.ClientSecretPost(clientSecret) : oauth.None();
}

/** Turns every error into `refused` (the person declined) or `failed`. */
export async function orProviderError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    const denied =
      cause instanceof oauth.AuthorizationResponseError && cause.error === "access_denied";
    throw new ProviderError(denied ? "refused" : "failed", { cause });
  }
}

/** A profile that does not match the provider's documentation is refused. */
export async function readProfile<Schema extends z.ZodType>(
  schema: Schema,
  response: Response,
): Promise<z.output<Schema>> {
  if (!response.ok) throw new ProviderError("failed");
  const parsed = schema.safeParse(storableJson(await response.json()));
  if (!parsed.success) throw new ProviderError("failed", { cause: parsed.error });
  return parsed.data;
}

/** The refresh token where there is one: an access token expires after an hour. */
export function tokenToStore({ refresh_token, access_token }: oauth.TokenEndpointResponse): string {
  return JSON.stringify(refresh_token ? { refresh: refresh_token } : { access: access_token });
}

const storedToken = z.object({ refresh: z.string().optional(), access: z.string().optional() });

/** The stored access token, or a fresh one from the refresh token. */
export async function accessTokenOf(
  server: oauth.AuthorizationServer,
  settings: ProviderSettings,
  token: string,
): Promise<string> {
  const { refresh, access } = storedToken.parse(JSON.parse(token));
  if (!refresh) return access ?? "";
  const client = { client_id: settings.clientId };
  const response = await oauth.refreshTokenGrantRequest(
    server,
    client,
    clientAuth(settings),
    refresh,
    requestOptions(settings),
  );
  return (await oauth.processRefreshTokenResponse(server, client, response)).access_token;
}

export function tokenToRevoke(token: string): string {
  const { refresh, access } = storedToken.parse(JSON.parse(token));
  return refresh ?? access ?? "";
}
