import * as oauth from "oauth4webapi";
import { z } from "zod";
import {
  accessTokenOf,
  authorizeUrl,
  clientAuth,
  orProviderError,
  readProfile,
  requestOptions,
  tokenToStore,
} from "./code-flow.ts";
import { ProviderError, type ProviderSettings, type SocialProviderPort } from "./port.ts";

const profile = z.object({
  resultcode: z.literal("00"),
  response: z.object({
    id: z.string().min(1).max(64),
    email: z.string().optional(),
    name: z.string().optional(),
    nickname: z.string().optional(),
  }),
});

/** Naver has no PKCE, and wants the state again with the code. */
export function naver(settings: ProviderSettings): SocialProviderPort {
  const client = { client_id: settings.clientId };
  const options = requestOptions(settings);
  const server: oauth.AuthorizationServer = {
    issuer: settings.loginUrl,
    token_endpoint: `${settings.loginUrl}/oauth2.0/token`,
  };

  return {
    name: "naver",
    begin: async (attempt) =>
      authorizeUrl(`${settings.loginUrl}/oauth2.0/authorize`, settings, attempt, {
        ...(attempt.again && { auth_type: "reauthenticate" }),
      }),

    finish: (callback, attempt) =>
      orProviderError(async () => {
        const parameters = oauth.validateAuthResponse(server, client, callback, attempt.state);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          clientAuth(settings),
          parameters,
          attempt.redirectUri,
          oauth.nopkce,
          { ...options, additionalParameters: { state: attempt.state } },
        );
        await refuseHiddenError(response);
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
        const identity = await findIdentity(settings, tokens.access_token);
        return { ...identity, token: tokenToStore(tokens) };
      }),

    unlink: (token) =>
      orProviderError(async () => {
        const access_token = await accessTokenOf(server, settings, token);
        const response = await oauth.genericTokenEndpointRequest(
          server,
          client,
          clientAuth(settings),
          "delete",
          { access_token, service_provider: "NAVER" },
          options,
        );
        await refuseHiddenError(response);
      }),
  };
}

async function findIdentity(settings: ProviderSettings, accessToken: string) {
  const response = await oauth.protectedResourceRequest(
    accessToken,
    "GET",
    new URL(`${settings.apiUrl}/v1/nid/me`),
    undefined,
    undefined,
    requestOptions(settings),
  );
  const { response: person } = await readProfile(profile, response);
  return {
    subject: person.id,
    name: person.name ?? person.nickname,
    email: person.email,
    // Naver does not say whether an address is verified, so it counts as unverified.
    emailVerified: false,
  };
}

/** Naver may answer 200 with an error in the body. Reads a copy: the library reads the body again. */
async function refuseHiddenError(response: Response): Promise<void> {
  if (!response.ok) throw new ProviderError("failed");
  const body: unknown = await response.clone().json();
  if (body && typeof body === "object" && "error" in body) throw new ProviderError("failed");
}
