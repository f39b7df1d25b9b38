import * as oauth from "oauth4webapi";
import { z } from "zod";
import {
  accessTokenOf,
  authorizeUrl,
  clientAuth,
  orProviderError,
  pkce,
  readProfile,
  requestOptions,
  tokenToStore,
} from "./code-flow.ts";
import { ProviderError, type ProviderSettings, type SocialProviderPort } from "./port.ts";

const profile = z.object({
  id: z.number().int(),
  kakao_account: z
    .object({
      email: z.string().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      profile: z.object({ nickname: z.string().optional() }).optional(),
    })
    .optional(),
});

/** Kakao's subject is a number; its address is used only if both its flags are true. */
export function kakao(settings: ProviderSettings): SocialProviderPort {
  const client = { client_id: settings.clientId };
  const options = requestOptions(settings);
  const server: oauth.AuthorizationServer = {
    issuer: settings.loginUrl,
    token_endpoint: `${settings.loginUrl}/oauth/token`,
  };

  return {
    name: "kakao",
    begin: async (attempt) =>
      authorizeUrl(`${settings.loginUrl}/oauth/authorize`, settings, attempt, {
        scope: "profile_nickname account_email",
        ...(attempt.again && { prompt: "login" }),
        ...(await pkce(attempt)),
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
          attempt.verifier,
          options,
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response);
        const identity = await findIdentity(settings, tokens.access_token);
        return { ...identity, token: tokenToStore(tokens) };
      }),

    unlink: (token) =>
      orProviderError(async () => {
        const response = await oauth.protectedResourceRequest(
          await accessTokenOf(server, settings, token),
          "POST",
          new URL(`${settings.apiUrl}/v1/user/unlink`),
          undefined,
          undefined,
          options,
        );
        if (!response.ok) throw new ProviderError("failed");
      }),
  };
}

async function findIdentity(settings: ProviderSettings, accessToken: string) {
  const response = await oauth.protectedResourceRequest(
    accessToken,
    "GET",
    new URL(`${settings.apiUrl}/v2/user/me`),
    undefined,
    undefined,
    requestOptions(settings),
  );
  const { id, kakao_account: account } = await readProfile(profile, response);
  const isUsable = account?.is_email_valid === true && account.is_email_verified === true;
  return {
    subject: String(id),
    name: account?.profile?.nickname,
    email: isUsable ? account.email : undefined,
    emailVerified: isUsable && account.email !== undefined,
  };
}
