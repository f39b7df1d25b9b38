import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members, sessions } from "#app/db/schema/member.ts";
import { DEMO_PASSWORD } from "#app/db/seed/demo-accounts.ts";
import { demoMemberId } from "#app/db/seed/lay-members.server.ts";
import { embeddedDatabase } from "#tests/support/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { signIn } from "./sign-in.server.ts";

const db = await embeddedDatabase("demo");
const services = {
  db,
  now: () => TEST_NOW,
  site: {
    mode: "demo",
    buildId: "test",
    secureCookies: false,
    languageCookieDomain: undefined,
  },
} as const;

async function sessionsOf(loginId: string) {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.memberId, demoMemberId(loginId)));
}

test("the right password opens a session that a browser keeps and scripts cannot read", async () => {
  const cookie = await signIn(services, { loginId: "demo", password: DEMO_PASSWORD });

  expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  const [session] = await sessionsOf("demo");
  expect(session?.expiresAt.getTime()).toBeGreaterThan(TEST_NOW.getTime());
  expect(cookie).not.toContain(session?.tokenHash ?? "");
});

test("every sign-in opens a session of its own", async () => {
  const login = { loginId: "ops", password: DEMO_PASSWORD };
  expect(await signIn(services, login)).not.toBe(await signIn(services, login));
  expect(await sessionsOf("ops")).toHaveLength(2);
});

test.each([
  { loginId: "guest", password: "wrong", because: "the password is wrong" },
  { loginId: "guest", password: `${DEMO_PASSWORD} `, because: "the password has a space too many" },
  { loginId: "nobody", password: DEMO_PASSWORD, because: "nobody has this ID" },
  { loginId: "' or 1=1 --", password: DEMO_PASSWORD, because: "it is no ID at all" },
])("the answer is the same when $because", async ({ loginId, password }) => {
  await expect(signIn(services, { loginId, password })).rejects.toMatchObject({
    code: "auth.login_failed",
    status: 401,
  });
  expect(await sessionsOf("guest")).toEqual([]);
});

test("who has no password cannot sign in with one", async () => {
  await db.insert(members).values({ loginId: "social", name: "소셜" });
  await expect(signIn(services, { loginId: "social", password: "" })).rejects.toMatchObject({
    code: "auth.login_failed",
  });
});
