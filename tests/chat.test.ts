import { expect, test } from "vitest";
import { chatHosts, chatIdentity, chatKey } from "#app/features/help/chat/chat-key.server.ts";
import { memberHash } from "#app/integrations/chat/member-hash.server.ts";
import type { ChatEnv } from "#app/platform/env/chat-env.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { contentSecurityPolicy } from "#app/platform/http/headers/content-security-policy.ts";

const SECRET = "4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25";
const KEYS = { CHANNEL_PLUGIN_KEY: "plugin-key", CHANNEL_SECRET: SECRET };
const REAL: ChatEnv = {
  pluginKey: "plugin-key",
  secret: SECRET,
  scriptUrl: "https://cdn.channel.io/plugin/ch-plugin-web.js",
  simulator: false,
};

test("a member's hash is the one of the provider's example", () => {
  expect(memberHash(SECRET, "lucas")).toBe(
    "99427c7bba36a6902c5fd6383f2fb0214d19b81023296b4bd6b9e024836afea2",
  );
});

test("a browser gets the key and the proof, never the secret", () => {
  const known = JSON.stringify([chatKey(REAL), chatIdentity(REAL, "member")]);
  expect(known).toContain("plugin-key");
  expect(known).toContain(memberHash(SECRET, "member"));
  expect(known).not.toContain(SECRET);
});

test("there is a chat where both keys are set, and none without them", () => {
  expect(readEnv({}).chat).toBeUndefined();
  expect(readEnv(KEYS).chat).toEqual(REAL);
  expect(readEnv({ CHANNEL_SIMULATOR: "on" }).chat).toMatchObject({ simulator: true });
});

test.each([
  [{ CHANNEL_PLUGIN_KEY: "key" }, "CHANNEL_SECRET: must be set, the other is"],
  [{ CHANNEL_SECRET: SECRET }, "CHANNEL_PLUGIN_KEY: must be set, the other is"],
  [
    { ...KEYS, CHANNEL_SECRET: "secret" },
    "CHANNEL_SECRET: must be the secret of member hashes, in hex",
  ],
  [
    { ...KEYS, CHANNEL_SCRIPT_SRC: "http://cdn.example/a.js" },
    "CHANNEL_SCRIPT_SRC: must be an https address",
  ],
])("a start with %j says what is wrong", (variables, line) => {
  expect(() => readEnv(variables)).toThrow(line);
});

test("the stand-in is refused in production", () => {
  const variables = { APP_MODE: "production", CHANNEL_SIMULATOR: "on" };
  expect(() => readEnv(variables)).toThrow(
    "CHANNEL_SIMULATOR: cannot be on when APP_MODE is production",
  );
});

test("the policy allows the chat's hosts where one is configured, and nothing more otherwise", () => {
  const chat = chatHosts(REAL);
  expect(chat).toBe("https://*.channel.io");
  const policy = contentSecurityPolicy("'nonce-x'", { chat });
  expect(policy).toContain("script-src 'self' 'nonce-x' https://*.channel.io;");
  expect(policy).toContain("connect-src 'self' https://*.channel.io wss://*.channel.io;");
  expect(policy).toContain("form-action 'self';");
  expect(chatHosts({ ...REAL, scriptUrl: "/simulator/channel/plugin.js", simulator: true })).toBe(
    undefined,
  );
  expect(contentSecurityPolicy("'nonce-x'")).not.toMatch(/https:|wss:/);
});
