import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { SOCIAL_PROVIDERS, type SocialProvider } from "#app/domain/member/login/social-provider.ts";
import {
  offeredProviders,
  socialProvider,
} from "#app/features/member/social/social-providers.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { freePort } from "#tests/support/server/free-port.ts";
import { socialSimulator } from "../simulators/social/social-simulator.ts";

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const simulator = socialSimulator();
const server = serve({ fetch: new Hono().route("/simulator", simulator.app).fetch, port });
afterAll(() => void server.close());

const { social } = readEnv({});
const ATTEMPT = { state: "state-of-this-attempt", nonce: "nonce-1", verifier: "v".repeat(43) };

function providerNamed(name: SocialProvider) {
  const provider = socialProvider(social, name, origin, fetch);
  if (!provider) throw new Error(`${name} is not offered`);
  const attempt = { ...ATTEMPT, redirectUri: `${origin}/api/auth/${name}/callback` };
  return { provider, attempt };
}

/** What a person does in the provider's window; answers with the address they are sent back to. */
async function agree(address: URL, form: Record<string, string>): Promise<URL> {
  expect((await fetch(address)).status).toBe(200);
  const response = await fetch(address, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  expect(response.status).toBe(302);
  return new URL(response.headers.get("location") ?? "");
}

async function profileOf(name: SocialProvider, person: string) {
  const { provider, attempt } = providerNamed(name);
  const callback = await agree(await provider.begin(attempt), { person });
  return provider.finish(callback, attempt);
}

test.each([
  ["google", "haneul.kim@example.com", true],
  ["naver", "haneul.kim@example.com", false],
  ["kakao", "haneul.kim@example.com", true],
] as const)(
  "%s names the person, and how far their address is proved",
  async (name, email, verified) => {
    expect(await profileOf(name, "haneul")).toEqual({
      subject: expect.stringMatching(name === "naver" ? /^naver-\d+$/ : /^\d+$/),
      name: "김하늘",
      email,
      emailVerified: verified,
      token: expect.any(String),
    });
  },
);

test.each(SOCIAL_PROVIDERS)(
  "%s knows people without address, and even without name",
  async (name) => {
    expect(await profileOf(name, "baram")).toMatchObject({
      name: "박바람",
      email: undefined,
      emailVerified: false,
    });
    expect(await profileOf(name, "anonym")).toMatchObject({ name: undefined, email: undefined });
  },
);

test("an address that Kakao itself does not trust is not taken over", async () => {
  expect(await profileOf("kakao", "unproved")).toMatchObject({ email: undefined });
  expect(await profileOf("google", "unproved")).toMatchObject({
    email: "alex.lee@example.com",
    emailVerified: false,
  });
});

test.each(SOCIAL_PROVIDERS)("%s: the same person has the same subject each time", async (name) => {
  const [first, second] = [await profileOf(name, "haneul"), await profileOf(name, "haneul")];
  expect(first.subject).toBe(second.subject);
});

test.each(SOCIAL_PROVIDERS)(
  "%s: a declined consent is refused, an error has failed",
  async (name) => {
    const { provider, attempt } = providerNamed(name);
    const declined = await agree(await provider.begin(attempt), { decision: "deny" });
    expect(declined.searchParams.get("error")).toBe("access_denied");
    await expect(provider.finish(declined, attempt)).rejects.toMatchObject({ reason: "refused" });
    await expect(profileOf(name, "broken")).rejects.toMatchObject({ reason: "failed" });
  },
);

test.each(SOCIAL_PROVIDERS)("%s: a code works once", async (name) => {
  const { provider, attempt } = providerNamed(name);
  const callback = await agree(await provider.begin(attempt), { person: "haneul" });
  await provider.finish(callback, attempt);
  await expect(provider.finish(callback, attempt)).rejects.toMatchObject({ reason: "failed" });
});

test.each(SOCIAL_PROVIDERS)("%s: another state, or another address, ends it", async (name) => {
  const { provider, attempt } = providerNamed(name);
  for (const wrong of [{ state: "other" }, { redirectUri: `${origin}/elsewhere` }]) {
    const callback = await agree(await provider.begin(attempt), { person: "haneul" });
    await expect(provider.finish(callback, { ...attempt, ...wrong })).rejects.toMatchObject({
      reason: "failed",
    });
  }
});

test.each(["google", "kakao"] as const)(
  "%s: without the verifier the code is worth nothing",
  async (name) => {
    const { provider, attempt } = providerNamed(name);
    const callback = await agree(await provider.begin(attempt), { person: "haneul" });
    const thief = { ...attempt, verifier: "w".repeat(43) };
    await expect(provider.finish(callback, thief)).rejects.toMatchObject({ reason: "failed" });
  },
);

test("an id_token that was made for another login is not believed", async () => {
  const { provider, attempt } = providerNamed("google");
  const callback = await agree(await provider.begin(attempt), { person: "haneul" });
  const other = { ...attempt, nonce: "nonce-2" };
  await expect(provider.finish(callback, other)).rejects.toMatchObject({ reason: "failed" });
});

test("an id_token that Google did not sign is not believed", async () => {
  const forged: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith("/token")) return response;
    const body = await response.json();
    const [head, claims, signature] = body.id_token.split(".");
    const changed = JSON.parse(Buffer.from(claims, "base64url").toString());
    const part = Buffer.from(JSON.stringify({ ...changed, sub: "1" })).toString("base64url");
    return Response.json({ ...body, id_token: `${head}.${part}.${signature}` });
  };
  const provider = socialProvider(social, "google", origin, forged);
  const { attempt } = providerNamed("google");
  if (!provider) throw new Error("google is not offered");
  const callback = await agree(await provider.begin(attempt), { person: "haneul" });
  await expect(provider.finish(callback, attempt)).rejects.toMatchObject({
    reason: "failed",
    cause: { message: "JWT signature verification failed" },
  });
});

test.each(SOCIAL_PROVIDERS)("%s is notified when a member leaves", async (name) => {
  const { token } = await profileOf(name, "haneul");
  const { provider } = providerNamed(name);
  await provider.unlink(token ?? "");
  expect(simulator.unlinked(name)).toContain("haneul");
  await expect(provider.unlink(token ?? "")).rejects.toMatchObject({ reason: "failed" });
});

test.each(SOCIAL_PROVIDERS)("%s redirects only to registered addresses", async (name) => {
  const { provider, attempt } = providerNamed(name);
  const address = await provider.begin({ ...attempt, redirectUri: "https://evil.example/" });
  expect((await fetch(address)).status).toBe(400);
});

const PRODUCTION = {
  APP_MODE: "production",
  DATABASE_URL: "postgres://shop@localhost/palmtee",
  PUBLIC_ORIGIN: "https://palmtee.example",
  APP_SECRET: "a secret of at least thirty-two letters",
  TOSS_CLIENT_KEY: "live_ck_of_the_tests",
  TOSS_SECRET_KEY: "live_sk_of_the_tests",
};

test("production refuses the simulator, and offers no unconfigured provider", () => {
  expect(() => readEnv({ ...PRODUCTION, SOCIAL_SIMULATOR: "on" })).toThrow(
    "SOCIAL_SIMULATOR: cannot be on when APP_MODE is production",
  );
  const production = readEnv(PRODUCTION).social;
  expect(production.simulator).toBe(false);
  expect(offeredProviders(production)).toEqual([]);
  expect(socialProvider(production, "google", origin, fetch)).toBeUndefined();
});

test("production never uses plain http with a provider", async () => {
  const { social: plain } = readEnv({
    ...PRODUCTION,
    NAVER_CLIENT_ID: "palmtee-naver",
    NAVER_CLIENT_SECRET: "simulator",
    NAVER_LOGIN_URL: origin,
    NAVER_API_URL: origin,
  });
  expect(offeredProviders(plain)).toEqual(["naver"]);
  const provider = socialProvider(plain, "naver", origin, fetch);
  const { attempt } = providerNamed("naver");
  const callback = new URL(`${attempt.redirectUri}?code=any&state=${attempt.state}`);
  await expect(provider?.finish(callback, attempt)).rejects.toMatchObject({
    reason: "failed",
    cause: { code: "OAUTH_HTTP_REQUEST_FORBIDDEN" },
  });
});
