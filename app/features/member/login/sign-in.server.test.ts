import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, throttles } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import enCommon from "#app/locales/en/common/common.json" with { type: "json" };
import en from "#app/locales/en/common/errors.json" with { type: "json" };
import koCommon from "#app/locales/ko/common/common.json" with { type: "json" };
import ko from "#app/locales/ko/common/errors.json" with { type: "json" };
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { hashPassword } from "#app/platform/session/password.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { signIn } from "./sign-in.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const BROWSER = { address: "192.0.2.1", userAgent: "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0" };

function tryIn(loginId: string, password: string, address = BROWSER.address) {
  return signIn(services, { loginId, password }, { ...BROWSER, address });
}

async function sessionsOf(loginId: string) {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.memberId, demoMemberId(loginId)));
}

test("the right password opens a session that scripts cannot read and a closed browser forgets", async () => {
  const { cookie, complete } = await tryIn("demo", DEMO_PASSWORD);

  expect(complete).toBe(true);
  expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  const [session] = await sessionsOf("demo");
  expect(session?.expiresAt.getTime()).toBeGreaterThan(TEST_NOW.getTime());
  expect(cookie).not.toContain(session?.tokenHash ?? "");
});

test("a member who chose to stay signed in is remembered for sixty days", async () => {
  const login = { loginId: "demo", password: DEMO_PASSWORD, stay: "yes" } as const;
  expect((await signIn(services, login, BROWSER)).cookie).toContain("; Max-Age=5184000");
});

test("admits only the page's own member, and opens no session for another", async () => {
  const login = { loginId: "guest", password: DEMO_PASSWORD };
  const over = (loginId: string) => ({ ...BROWSER, only: demoMemberId(loginId) });
  await expect(signIn(services, login, over("demo"))).rejects.toMatchObject({
    code: "auth.other_account",
    status: 409,
  });
  expect(await sessionsOf("guest")).toEqual([]);
  const wrong = { ...login, password: "wrong" };
  await expect(signIn(services, wrong, over("demo"))).rejects.toMatchObject({
    code: "auth.login_failed",
  });
  const own = { loginId: "owner", password: DEMO_PASSWORD };
  expect((await signIn(services, own, over("owner"))).complete).toBe(true);
});

test("every sign-in opens a session of its own", async () => {
  const [first, second] = [await tryIn("ops", DEMO_PASSWORD), await tryIn("ops", DEMO_PASSWORD)];
  expect(first.cookie).not.toBe(second.cookie);
  expect(await sessionsOf("ops")).toHaveLength(2);
});

test.each([
  { loginId: "guest", password: "wrong", because: "the password is wrong" },
  { loginId: "guest", password: `${DEMO_PASSWORD} `, because: "the password has a space too many" },
  { loginId: "nobody", password: DEMO_PASSWORD, because: "nobody has this ID" },
  { loginId: "' or 1=1 --", password: DEMO_PASSWORD, because: "it is no ID at all" },
])("the answer is the same when $because", async ({ loginId, password }) => {
  await expect(tryIn(loginId, password)).rejects.toMatchObject({
    code: "auth.login_failed",
    status: 401,
  });
  expect(await sessionsOf("guest")).toEqual([]);
});

test("a member without a password cannot sign in with one", async () => {
  await db.insert(members).values({ loginId: "social", name: "소셜" });
  await expect(tryIn("social", "")).rejects.toMatchObject({ code: "auth.login_failed" });
});

test("the right password of a closed account is answered like a wrong one", async () => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const left = { loginId: "shut_left", name: "문", passwordHash, withdrawnAt: TEST_NOW };
  await db.insert(members).values(left);
  await expect(tryIn("shut_left", DEMO_PASSWORD)).rejects.toMatchObject({
    code: "auth.login_failed",
  });
});

test("a banned member is let in to what was paid, with the right password alone", async () => {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const banned = { loginId: "shut_banned", name: "문", passwordHash, bannedAt: TEST_NOW };
  await db.insert(members).values(banned);
  expect(await tryIn("shut_banned", DEMO_PASSWORD)).toMatchObject({ complete: true });
  await expect(tryIn("shut_banned", "wrong")).rejects.toMatchObject({ code: "auth.login_failed" });
});

test("the message to banned members says where to ask, with the owner's numbers and none of its own", () => {
  for (const words of [ko, en]) expect(words["auth.banned"]).not.toMatch(/\d|@/);
  for (const words of [koCommon, enCommon]) {
    expect(words.banned_contact).toContain("{{phone}}");
    expect(words.banned_contact).toContain("{{email}}");
  }
});

test("a password works in composed and decomposed form", async () => {
  const passwordHash = await hashPassword("한글로 만든 비밀번호");
  await db.insert(members).values({ loginId: "hangul", name: "한글", passwordHash });
  await tryIn("hangul", "한글로 만든 비밀번호".normalize("NFD"));
});

/** Another visit of the browser that was given these cookies. */
const visitOf = ({ device }: { readonly device: string | undefined }) =>
  new Request("http://localhost/login", { headers: { cookie: device?.split(";")[0] ?? "" } });

const NEW_VISIT = () => new Request("http://localhost/login");

function tryOn(request: Request, loginId: string, password: string) {
  return signIn(services, { loginId, password }, { ...BROWSER, address: "203.0.113.9", request });
}

test("a browser that has logged in before is not locked out by strangers, nor do they gain by it", async () => {
  await db.delete(throttles);
  const known = visitOf(await tryOn(NEW_VISIT(), "owner", DEMO_PASSWORD));
  const shut = { code: "auth.throttled", status: 429 };
  for (let count = 0; count < 10; count++) {
    await tryIn("owner", "wrong", `198.51.100.${count}`).catch(() => {});
  }
  await expect(tryOn(NEW_VISIT(), "owner", DEMO_PASSWORD)).rejects.toMatchObject(shut);

  expect((await tryOn(known, "owner", DEMO_PASSWORD)).complete).toBe(true);
  // The owner's own visit forgives the strangers nothing.
  await expect(tryIn("owner", DEMO_PASSWORD, "198.51.100.90")).rejects.toMatchObject(shut);
});

test("a known browser is not locked out by strangers at the same address", async () => {
  await db.delete(throttles);
  const known = visitOf(await tryOn(NEW_VISIT(), "owner", DEMO_PASSWORD));
  for (let count = 0; count < 100; count++) {
    await throttleOf(db).take("login-address", "203.0.113.9");
  }
  await expect(tryOn(NEW_VISIT(), "owner", DEMO_PASSWORD)).rejects.toMatchObject({
    code: "auth.throttled",
  });
  expect((await tryOn(known, "owner", DEMO_PASSWORD)).complete).toBe(true);
});

test("a known browser guesses no more than others, for this member alone, and locks no other member out", async () => {
  await db.delete(throttles);
  const known = visitOf(await tryOn(NEW_VISIT(), "content", DEMO_PASSWORD));
  for (let count = 0; count < 10; count++) {
    const wrong = tryOn(known, "content", "wrong");
    await expect(wrong).rejects.toMatchObject({ code: "auth.login_failed" });
  }
  await expect(tryOn(known, "content", DEMO_PASSWORD)).rejects.toMatchObject({
    code: "auth.throttled",
  });
  expect((await tryIn("content", DEMO_PASSWORD)).complete).toBe(true);

  await db.delete(throttles);
  for (let count = 0; count < 10; count++) await tryOn(known, "guest", "wrong").catch(() => {});
  await expect(tryIn("guest", DEMO_PASSWORD)).rejects.toMatchObject({ code: "auth.throttled" });
});

test("after a new password a browser is known no more", async () => {
  await db.delete(throttles);
  const passwordHash = await hashPassword("a quiet back nine");
  const values = { loginId: "known_before", name: "문", passwordHash };
  await db.insert(members).values(values);
  const known = visitOf(await tryOn(NEW_VISIT(), "known_before", "a quiet back nine"));
  const renewed = await hashPassword("a windy front nine");
  const who = eq(members.loginId, "known_before");
  await db.update(members).set({ passwordHash: renewed }).where(who);
  for (let count = 0; count < 10; count++) {
    await tryIn("known_before", "wrong", `198.51.100.${count}`).catch(() => {});
  }
  await expect(tryOn(known, "known_before", "a windy front nine")).rejects.toMatchObject({
    code: "auth.throttled",
  });
  await db.delete(throttles);
});

test("an account is locked after ten wrong tries from anywhere, and unlocked after a quarter of an hour", async () => {
  for (let count = 0; count < 10; count++) {
    await expect(tryIn("support", "wrong", `198.51.100.${count}`)).rejects.toMatchObject({
      code: "auth.login_failed",
    });
  }
  const shut = expect.objectContaining({ code: "auth.throttled", status: 429 });
  await expect(tryIn("support", DEMO_PASSWORD, "198.51.100.77")).rejects.toEqual(shut);
  await expect(tryIn("support", DEMO_PASSWORD)).rejects.toMatchObject({
    retryAfterS: expect.toSatisfy((seconds: number) => seconds > 800 && seconds <= 900),
  });

  await db.update(throttles).set({ expire: sql`${throttles.expire} - interval '15 minutes'` });
  expect((await tryIn("support", DEMO_PASSWORD)).complete).toBe(true);
});

test("an unknown ID is locked in the same way", async () => {
  for (let count = 0; count < 10; count++) {
    await expect(tryIn("no_such_id", "wrong")).rejects.toMatchObject({ code: "auth.login_failed" });
  }
  await expect(tryIn("no_such_id", "wrong")).rejects.toMatchObject({ code: "auth.throttled" });
});

test("success clears the account's counter", async () => {
  for (let round = 0; round < 2; round++) {
    for (let count = 0; count < 9; count++) await tryIn("content", "wrong").catch(() => {});
    await tryIn("content", DEMO_PASSWORD);
  }
});

test("one address that tries many accounts is blocked after a hundred wrong tries", async () => {
  const from = "203.0.113.9";
  await tryIn("guest", DEMO_PASSWORD, from);
  const answers: string[] = [];
  for (let count = 0; count < 101; count++) {
    await tryIn(`stuffed_${count}`, "password123", from).catch(({ code }) => answers.push(code));
  }
  expect(answers.indexOf("auth.throttled")).toBe(100);
});

test("the member is notified once of a new browser, and not of an update of the same one", async () => {
  await db.update(members).set({ email: "demo@example.com" }).where(eq(members.loginId, "demo"));
  const login = { loginId: "demo", password: DEMO_PASSWORD };
  const updated = BROWSER.userAgent.replace("140", "141");
  await signIn(services, login, { ...BROWSER, userAgent: updated });
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1";
  await signIn(services, login, { ...BROWSER, userAgent: phone });
  await signIn(services, login, { ...BROWSER, userAgent: phone });

  const mails = await db.select().from(outbox).where(eq(outbox.template, "new-device"));
  expect(mails.map(({ words }) => words)).toEqual([{ device: "Safari, iPhone" }]);
});
