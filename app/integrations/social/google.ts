import * as oauth from "oauth4webapi";
import {
  authorizeUrl,
  clientAuth,
  orProviderError,
  pkce,
  requestOptions,
  tokenToRevoke,
  tokenToStore,
} from "./code-flow.ts";
import {
  type ProviderAttempt,
  ProviderError,
  type ProviderSettings,
  type SocialProfile,
  type SocialProviderPort,
} from "./port.ts";

/** Standard OpenID Connect: discovery, PKCE, nonce, and an id_token whose signature is checked. */
export function google(settings: ProviderSettings): SocialProviderPort {
  const client = { client_id: settings.clientId };
  const options = requestOptions(settings);

  async function discover(): Promise<oauth.AuthorizationServer> {
    const issuer = new URL(settings.loginUrl);
    const response = await oauth.discoveryRequest(issuer, options);
    return oauth.processDiscoveryResponse(issuer, response);
  }

  return {
    name: "google",
    begin: (attempt) =>
      orProviderError(async () => {
        const { authorization_endpoint: endpoint } = await discover();
        if (!endpoint) throw new ProviderError("failed");
        return authorizeUrl(endpoint, settings, attempt, await loginParameters(attempt));
      }),

    finish: (callback, attempt) =>
      orProviderError(async () => {
        const server = await discover();
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
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
          expectedNonce: attempt.nonce,
          requireIdToken: true,
        });
        await oauth.validateApplicationLevelSignature(server, response, options);
        return profileOf(oauth.getValidatedIdTokenClaims(tokens), tokenToStore(tokens));
      }),

    unlink: (token) =>
      orProviderError(async () => {
        const server = await discover();
        const response = await oauth.revocationRequest(
          server,
          client,
          clientAuth(settings),
          tokenToRevoke(token),
          options,
        );
        await oauth.processRevocationResponse(response);
      }),
  };
}

function profileOf(claims: oauth.IDToken | undefined, token: string): SocialProfile {
  if (!claims) throw new ProviderError("failed");
  return {
    subject: claims.sub,
    name: typeof claims.name === "string" ? claims.name : undefined,
    email: typeof claims.email === "string" ? claims.email : undefined,
    emailVerified: claims.email_verified === true,
    token,
  };
}

async function loginParameters(attempt: ProviderAttempt) {
  return {
    scope: "openid email profile",
    nonce: attempt.nonce,
    // A refresh token: without one, access could not be revoked a day later.
    access_type: "offline",
    // Google cannot force a new login, but shows its page instead of redirecting immediately.
    ...(attempt.again && { prompt: "select_account" }),
    ...(await pkce(attempt)),
  };
}
