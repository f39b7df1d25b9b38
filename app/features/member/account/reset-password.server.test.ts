import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  memberIdentities,
  passwordResets,
  socialAttempts,
  throttles,
} from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { LOCALES, type Locale } from "#app/domain/common/language/languages.ts";
import { signIn } from "#app/features/member/login/sign-in.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { translator } from "#app/platform/i18n/i18n.ts";
import { messageText } from "#app/platform/i18n/message-text.ts";
import { deviceCookie } from "#app/platform/session/known-device.server.ts";
import { verifyPassword } from "#app/platform/session/password.server.ts";
import { memberReader } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { startSession } from "#tests/support/start-session.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { mailLoginIds } from "./mail-login-ids.server.ts";
import { mailPasswordLink } from "./mail-password-link.server.ts";
import { isLinkOpen, providersBehindLink, setNewPassword } from "./set-new-password.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const GUEST = demoMemberId("guest");
const EMAIL = "emma@example.com";
const FROM = { address: "192.0.2.1" };
const PASSWORD = "a quiet back nine";
const EXPIRED = { code: "auth.link_expired", status: 410 };

beforeEach(async () => {
  await db.delete(throttles);
  await db.delete(outbox);
  await db.update(members).set({ email: EMAIL }).where(eq(members.id, GUEST));
});

async function newLink(locale: Locale = "ko"): Promise<string> {
  await mailPasswordLink(services, { loginId: "guest", email: EMAIL, locale }, FROM);
  const sent = await db.select().from(outbox).orderBy(outbox.id);
  const link = sent.findLast(({ template }) => template === "reset-password")?.link ?? "";
  return new URL(link, "http://shop").searchParams.get("token") ?? "";
}

test("a link sets a new password once, ends every session, and notifies the member", async () => {
  const cookie = await startSession(services, GUEST);
  const request = new Request("http://localhost/", { headers: { cookie } });
  const token = await newLink();
  expect(await isLinkOpen(services, token)).toBe(true);
  for (let tries = 0; tries < 10; tries++) await throttleOf(db).take("login-account", "guest");

  await setNewPassword(services, token, { password: "a quiet back nine" });

  const [member] = await db.select().from(members).where(eq(members.id, GUEST));
  expect(await verifyPassword("a quiet back nine", member?.passwordHash ?? null)).toBe(true);
  expect(await memberReader(services, request).read()).toBeNull();
  const messages = await db.select().from(outbox).where(eq(outbox.template, "password-changed"));
  expect(messages).toHaveLength(1);
  await throttleOf(db).take("login-account", "guest");

  expect(await isLinkOpen(services, token)).toBe(false);
  await expect(
    setNewPassword(services, token, { password: "a second new one" }),
  ).rejects.toMatchObject(EXPIRED);
});

test("a link names the linked providers, and drops them with the old password where that is ticked", async () => {
  await db.delete(memberIdentities).where(eq(memberIdentities.memberId, GUEST));
  const linked = { provider: "kakao", subject: "reset-1", memberId: GUEST } as const;
  await db.insert(memberIdentities).values(linked);
  const token = await newLink();
  expect(await providersBehindLink(services, token)).toEqual(["kakao"]);
  expect(await providersBehindLink(services, `${token}x`)).toEqual([]);

  const kept = await setNewPassword(services, token, { password: "a quiet back nine" });
  expect(kept.dropped).toEqual([]);
  const given = { password: "a windy front nine", drop: "yes" } as const;
  const { dropped } = await setNewPassword(services, await newLink(), given);
  expect(dropped).toMatchObject([{ provider: "kakao" }]);
  const left = eq(memberIdentities.memberId, GUEST);
  expect(await db.$count(memberIdentities, left)).toBe(0);
});

test("the browser that used a link is not locked out by strangers who go on guessing", async () => {
  const { owner } = await setNewPassword(services, await newLink(), { password: PASSWORD });
  const first = { request: new Request("http://localhost/login/new-password"), at: TEST_NOW };
  const cookie = deviceCookie(services, owner, first).split(";")[0] ?? "";
  for (let tries = 0; tries < 10; tries++) await throttleOf(db).take("login-account", "guest");
  const logIn = (headers: HeadersInit) => {
    const request = new Request("http://localhost/login", { headers });
    const visit = { userAgent: "", address: "203.0.113.9", request };
    return signIn(services, { loginId: "guest", password: PASSWORD }, visit);
  };
  await expect(logIn({})).rejects.toMatchObject({ code: "auth.throttled" });
  expect((await logIn({ cookie })).complete).toBe(true);
});

test("a connection that was begun with the old password ends with it", async () => {
  const begun = {
    provider: "kakao",
    nonce: "",
    verifier: "",
    returnTo: "/",
    popup: false,
  } as const;
  const expiresAt = new Date(services.now().getTime() + 60_000);
  const row = (stateHash: string, linkMemberId: string) => ({ ...begun, stateHash, linkMemberId });
  const rows = [row("reset", GUEST), row("other", demoMemberId("demo"))];
  await db
    .insert(socialAttempts)
    .values(rows.map((each) => ({ ...each, browserHash: "", expiresAt })));
  await setNewPassword(services, await newLink(), { password: "a quiet back nine" });
  const left = await db.select({ state: socialAttempts.stateHash }).from(socialAttempts);
  expect(left).toEqual([{ state: "other" }]);
});

test("a link is good for thirty minutes", async () => {
  const token = await newLink();
  const late = { ...services, now: () => new Date(services.now().getTime() + 30 * 60_000) };
  await expect(
    setNewPassword(late, token, { password: "a quiet back nine" }),
  ).rejects.toMatchObject(EXPIRED);
});

test("one of two links is void once the other is used", async () => {
  const [first, second] = [await newLink(), await newLink()];
  await setNewPassword(services, second, { password: "a quiet back nine" });
  await expect(
    setNewPassword(services, first, { password: "a third new one" }),
  ).rejects.toMatchObject(EXPIRED);
});

test("a link to an address that was given up opens nothing", async () => {
  const token = await newLink();
  await db.update(members).set({ email: "new@example.com" }).where(eq(members.id, GUEST));
  await expect(
    setNewPassword(services, token, { password: "a quiet back nine" }),
  ).rejects.toMatchObject(EXPIRED);
});

test("the database holds no link that opens, and a link cannot be guessed or bent", async () => {
  const token = await newLink();
  const stored = JSON.stringify(await db.select().from(passwordResets));
  const secret = token.split(".")[1] ?? "";
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(stored).not.toContain(secret);
  const bent = [
    `${demoMemberId("owner")}.${secret}`,
    `${GUEST}.${"A".repeat(43)}`,
    secret,
    `${token}x`,
    "",
    null,
  ];
  for (const each of bent) expect(await isLinkOpen(services, each)).toBe(false);
});

test("messages to members who cannot log in have the language of the page", async () => {
  for (const locale of LOCALES) {
    await newLink(locale);
    await mailLoginIds(services, { email: EMAIL, locale }, FROM);
    const sent = await db.delete(outbox).returning();
    expect(sent.map((message) => message.locale)).toEqual([locale, locale]);
  }
});

test("the mailed link has no host: a request cannot lead it elsewhere", async () => {
  await newLink();
  const [sent] = await db.select().from(outbox).where(eq(outbox.template, "reset-password"));
  expect(sent?.link).toMatch(/^\/login\/new-password\?token=/);
});

test("the rules of passwords hold here too, and a refused one leaves the link open", async () => {
  const token = await newLink();
  await expect(setNewPassword(services, token, { password: "password123" })).rejects.toMatchObject({
    fields: { password: "auth.password_common" },
  });
  expect(await isLinkOpen(services, token)).toBe(true);
});

test("the IDs of an address go to that address and nowhere else", async () => {
  await db.update(members).set({ email: EMAIL }).where(eq(members.loginId, "demo"));
  await mailLoginIds(services, { email: EMAIL, locale: "en" }, FROM);
  await mailLoginIds(services, { email: "nobody@example.com", locale: "en" }, FROM);
  const sent = await db.select().from(outbox).where(eq(outbox.template, "find-id"));
  expect(sent.map(({ recipient, words }) => [recipient, words])).toEqual([
    [EMAIL, { loginId: "demo, guest", state: "plain" }],
  ]);
});

test.each([
  { locale: "ko", provider: "구글, 카카오", says: "구글, 카카오로 로그인해요" },
  { locale: "en", provider: "Google, Kakao", says: "you log in with Google, Kakao" },
] as const)(
  "a member who joined through a provider reads which one, in $locale",
  async ({ locale, provider, says }) => {
    const email = `social-${locale}@example.com`;
    const [member] = await db.insert(members).values({ name: "소셜", email }).returning();
    const memberId = member?.id ?? "";
    await db.insert(memberIdentities).values([
      { provider: "kakao", subject: `find-${locale}`, memberId },
      { provider: "google", subject: `find-${locale}`, memberId },
    ]);
    await mailLoginIds(services, { email, locale }, FROM);
    const [sent] = await db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(sent?.words).toEqual({ provider, state: "social" });
    const body = messageText(translator(locale), "find-id", sent?.words ?? {})?.body;
    expect(body).toContain(says);

    await db
      .update(members)
      .set({ loginId: `both_${locale}` })
      .where(eq(members.id, memberId));
    await db.delete(outbox);
    const later = { ...services, now: () => new Date(services.now().getTime() + 1) };
    await mailLoginIds(later, { email, locale }, FROM);
    const [both] = await db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(both?.words).toEqual({ loginId: `both_${locale}`, provider });
  },
);

test("sends the owner a link although a stranger asked for some, up to five an hour", async () => {
  const asked = { loginId: "guest", locale: "ko" } as const;
  for (let tries = 0; tries < 6; tries++) {
    await mailPasswordLink(services, { ...asked, email: `guess${tries}@example.com` }, FROM);
  }
  const once = () => mailPasswordLink(services, { ...asked, email: EMAIL }, FROM);
  for (let mails = 0; mails < 5; mails++) await once();
  await expect(once()).rejects.toMatchObject({ code: "auth.throttled" });
  expect(await db.$count(outbox, eq(outbox.template, "reset-password"))).toBe(5);
});

test("an ID and an address that do not belong together get no link", async () => {
  const before = await db.$count(passwordResets);
  for (const asked of [
    { loginId: "owner", email: EMAIL },
    { loginId: "guest", email: "else@example.com" },
    { loginId: "nobody", email: EMAIL },
  ]) {
    expect(await mailPasswordLink(services, { ...asked, locale: "ko" }, FROM)).toBeUndefined();
  }
  expect(await db.$count(passwordResets)).toBe(before);
});
