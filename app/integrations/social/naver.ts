import * as oauth from "oauth4webapi";
import { z } from "zod";
import {
  accessTokenOf,
  authorizeUrl,
  clientAuth,
  keptToken,
  orProviderError,
  readProfile,
  requestOptions,
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

/** Naver knows no PKCE, wants the state again with the code, and may say "error" under 200. */
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
      authorizeUrl(`${settings.loginUrl}/oauth2.0/authorize`, settings, attempt, {}),

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
        const me = await oauth.protectedResourceRequest(
          tokens.access_token,
          "GET",
          new URL(`${settings.apiUrl}/v1/nid/me`),
          undefined,
          undefined,
          options,
        );
        const { response: person } = await readProfile(profile, me);
        return {
          subject: person.id,
          name: person.name ?? person.nickname,
          email: person.email,
          // Naver does not say whether an address was proved, so it was not.
          emailVerified: false,
          token: keptToken(tokens),
        };
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

/** Reads a copy: the library still wants the body. */
async function refuseHiddenError(response: Response): Promise<void> {
  if (!response.ok) throw new ProviderError("failed");
  const body: unknown = await response.clone().json();
  if (body && typeof body === "object" && "error" in body) throw new ProviderError("failed");
}
