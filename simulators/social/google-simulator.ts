import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { type Context, Hono } from "hono";
import { authorize, bodyOf, isClient, type SimulatorOptions } from "./authorize.ts";
import { type Person, subjectOf } from "./people.ts";
import type { Ledger } from "./social-ledger.ts";

const HOUR_S = 3_600;

/** Google as an OpenID provider: discovery, keys, and id_tokens signed with a key that is new at each start. */
export function googleSimulator(ledger: Ledger, options: SimulatorOptions) {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const app = new Hono();
  const issuerOf = (c: Context) => {
    const url = new URL(c.req.url);
    return `${options.shopOrigin ?? url.origin}${url.pathname.replace(/\/(\.well-known\/.*|token)$/, "")}`;
  };

  app.get("/.well-known/openid-configuration", (c) => c.json(discoveryDocument(issuerOf(c))));

  app.route("/", authorize("google", "/o/oauth2/v2/auth", ledger, options));

  app.get("/oauth2/v3/certs", (c) =>
    c.json({
      keys: [
        { ...publicKey.export({ format: "jwk" }), kid: "simulator", use: "sig", alg: "RS256" },
      ],
    }),
  );

  app.post("/token", async (c) => {
    const form = await bodyOf(c);
    if (!isClient("google", form)) return c.json({ error: "invalid_client" }, 401);
    const grant = ledger.takeCode(form);
    if (!grant) return c.json({ error: "invalid_grant", error_description: "Bad Request" }, 400);
    if (grant.person.breaks) return c.json({ error: "internal_failure" }, 500);
    const claims = claimsOf(grant.person, issuerOf(c), grant.clientId, grant.nonce);
    return c.json({
      ...ledger.giveTokens(grant.person),
      expires_in: HOUR_S - 1,
      scope: "openid https://www.googleapis.com/auth/userinfo.email",
      token_type: "Bearer",
      id_token: signToken(claims, privateKey),
    });
  });

  app.post("/revoke", async (c) => {
    const person = ledger.unlink((await bodyOf(c)).get("token") ?? undefined);
    return person ? c.json({}) : c.json({ error: "invalid_token" }, 400);
  });

  return app;
}

function discoveryDocument(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    revocation_endpoint: `${issuer}/revoke`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["plain", "S256"],
  };
}

function signToken(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: "RS256", kid: "simulator", typ: "JWT" })}.${part(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

function claimsOf(person: Person, iss: string, aud: string, nonce: string | undefined) {
  const iat = Math.floor(Date.now() / 1_000);
  const email = person.email ? { email: person.email, email_verified: person.emailVerified } : {};
  return {
    iss,
    azp: aud,
    aud,
    sub: String(subjectOf("google", person)),
    ...email,
    ...(person.name ? { name: person.name } : {}),
    nonce,
    iat,
    exp: iat + HOUR_S,
  };
}
