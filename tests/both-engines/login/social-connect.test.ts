import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import {
  memberIdentities,
  sessions,
  socialAttempts,
} from "#app/db/schema/member/identity-tables.ts";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { changePassword } from "#app/features/member/account/change-password.server.ts";
import {
  confirmSecondFactor,
  startSecondFactorSetup,
} from "#app/features/member/second-factor/set-up-second-factor.server.ts";
import { connectedProviders } from "#app/features/member/social/enter-by-identity.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { connect, join, type SocialBrowser, socialShop } from "#tests/support/social-browser.ts";
import { startSession } from "#tests/support/start-session.ts";

const db = await testDatabase("demo");
const shop = socialShop(db);

test("a member connects a provider, is notified of it, and logs in through it", async () => {
  const browser = shop.browser();
  const user = await join(browser, "google", "연결", "connect@example.com");
  const kakao = { own: "연결", email: "connect@example.com", name: "연결 카카오" };
  expect(await connect(browser, "kakao", kakao)).toBe("/mypage/security?connected=kakao");
  for (const table of [outbox, alarms]) {
    const told = await db
      .select()
      .from(table)
      .where(eq(table.memberId, user?.id ?? ""));
    expect(told.map(({ template }) => template)).toContain("provider-connected");
  }

  const other = shop.browser();
  const again = await other.start("kakao", "next=/wish");
  await other.returnToShop(await other.choose(again, { person: "other", name: "연결 카카오" }));
  expect((await other.user())?.id).toBe(user?.id);
});

/** A browser in which this demo account has logged in. */
async function browserOf(loginId: string) {
  const browser = shop.browser();
  const cookie = await startSession(shop.services, demoMemberId(loginId), { proved: true });
  browser.cookies.set("session", /session=([^;]+)/.exec(cookie)?.[1] ?? "");
  return browser;
}

test("a member with a password gives it first; without it, or with a wrong one, nothing begins", async () => {
  const browser = await browserOf("demo");
  await db.delete(socialAttempts);
  for (const [proof, error] of [
    [{}, "auth.password_required"],
    [{ proof: "wrong" }, "auth.password_wrong"],
  ] as const) {
    const refused = { data: { ok: false, fields: { proof: error } }, init: { status: 400 } };
    expect(await browser.connect("kakao", proof)).toMatchObject(refused);
  }
  expect(await db.$count(socialAttempts)).toBe(0);

  const page = String(await browser.connect("kakao", { proof: DEMO_PASSWORD }));
  expect(page).toContain("/simulator/kakao/");
  expect(page).not.toContain("prompt=");
  const back = await browser.choose(page, { person: "other", name: "데모 카카오" });
  expect(await browser.returnToShop(back)).toBe("/mypage/security?connected=kakao");
});

test("wrong passwords are counted here, too", async () => {
  const browser = await browserOf("guest");
  for (let tries = 0; tries < 10; tries++) await browser.connect("kakao", { proof: "wrong" });
  const refused = { data: { error: "auth.throttled" }, init: { status: 429 } };
  expect(await browser.connect("kakao", { proof: DEMO_PASSWORD })).toMatchObject(refused);
});

test("staff with a second factor give a code; the password alone is not enough", async () => {
  const { services } = shop;
  const ops = demoMemberId("ops");
  const { secret, sealed } = await startSecondFactorSetup(services, ops, DEMO_PASSWORD);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = totp.generate({ timestamp: services.now().getTime() });
  const codes = await confirmSecondFactor(services, ops, { sealed, code });

  const browser = await browserOf("ops");
  for (const proof of [DEMO_PASSWORD, code]) {
    expect(await browser.connect("naver", { proof })).toMatchObject({
      data: { fields: { proof: "auth.second_factor_wrong" } },
    });
  }
  expect(await browser.connect("naver", { proof: codes[0] ?? "" })).toContain("/simulator/naver/");
});

test("a member without a password is sent to a linked provider, and another account there connects nothing", async () => {
  const browser = shop.browser();
  const user = await join(browser, "google", "증명");
  const proving = await browser.connect("kakao");
  expect(proving).toContain("/simulator/google/");
  expect(proving).toContain("prompt=select_account");

  const somebody = { own: "남의 구글", name: "남의 카카오" };
  expect(await connect(browser, "kakao", somebody)).toContain("error=auth.social_not_yours");
  await join(shop.browser(), "google", "다른 회원");
  const another = { own: "다른 회원", name: "남의 카카오" };
  expect(await connect(browser, "kakao", another)).toContain("error=auth.social_not_yours");
  expect(await connectedProviders(db, user?.id ?? "")).toMatchObject([{ provider: "google" }]);
  expect((await browser.user())?.id).toBe(user?.id);
});

test("one member's proof does not connect for another who has logged in meanwhile", async () => {
  const browser = shop.browser();
  await join(browser, "google", "먼저");
  const proving = String(await browser.connect("kakao"));
  const second = await join(browser, "naver", "나중");
  const back = await browser.choose(proving, { person: "other", name: "먼저" });
  expect(await browser.returnToShop(back)).toContain("error=auth.social_refused");
  expect(await connectedProviders(db, second?.id ?? "")).toMatchObject([{ provider: "naver" }]);
});

test("a connection begun with the old password fails after a new one, though the browser is logged in", async () => {
  const owner = demoMemberId("owner");
  const browser = await browserOf("owner");
  const page = String(await browser.connect("naver", { proof: DEMO_PASSWORD }));
  const back = await browser.choose(page, { person: "other", name: "옛 비밀번호" });
  const given = { current: DEMO_PASSWORD, password: "a quiet back nine" };
  await changePassword(shop.services, owner, given);
  browser.cookies.set("session", (await browserOf("owner")).cookies.get("session") ?? "");
  expect(await browser.returnToShop(back)).toContain("error=auth.social_failed");
  expect(await connectedProviders(db, owner)).toEqual([]);
});

/** As `join`, for a returning member whom the provider redirects immediately. */
async function comesAgain(browser: SocialBrowser, name: string) {
  const page = await browser.start("kakao", "next=/mypage/security");
  expect(page).not.toContain("prompt=");
  await browser.returnToShop(await browser.choose(page, { person: "other", name }));
}

test("a provider that still knows the browser opens a session, and makes no first password", async () => {
  const browser = shop.browser();
  await join(browser, "kakao", "열린 창");
  await comesAgain(browser, "열린 창");
  const stale = { data: { ok: false, error: "auth.login_stale" }, init: { status: 403 } };
  expect(await browser.create("open_browser")).toMatchObject(stale);

  const page = await browser.prove("kakao");
  expect(page).toContain("prompt=login");
  const somebody = await browser.choose(page, { person: "other", name: "남의 카카오 창" });
  expect(await browser.returnToShop(somebody)).toContain("error=auth.social_not_yours");
  expect(await browser.create("open_browser")).toMatchObject(stale);

  const own = { person: "other", name: "열린 창" };
  const back = await browser.choose(await browser.prove("kakao"), own);
  expect(await browser.returnToShop(back)).toBe("/mypage/security?done=proved");
  expect(await browser.create("open_browser")).toBe("/mypage/security?done=created");
});

test("a fresh provider login does not replace a password or a code", async () => {
  const support = demoMemberId("support");
  const naver = { person: "other", name: "직원 네이버" };
  const browser = await browserOf("support");
  const page = String(await browser.connect("naver", { proof: DEMO_PASSWORD }));
  await browser.returnToShop(await browser.choose(page, naver));

  const back = await browser.choose(await browser.prove("naver"), naver);
  expect(await browser.returnToShop(back)).toContain("error=auth.social_refused");
  const [session] = await db.select().from(sessions).where(eq(sessions.memberId, support));
  expect(session?.factorAt).toBeNull();
});

test("another member's identity cannot be connected", async () => {
  await join(shop.browser(), "naver", "임자 있음");
  const browser = shop.browser();
  const user = await join(browser, "google", "욕심");
  const naver = { own: "욕심", name: "임자 있음" };
  expect(await connect(browser, "naver", naver)).toContain("error=auth.social_taken");
  expect(await connectedProviders(db, user?.id ?? "")).toMatchObject([{ provider: "google" }]);
});

test("a second account of the same provider is refused with a message; the same one again is no error", async () => {
  const browser = shop.browser();
  const user = await join(browser, "google", "두 계정");
  const connects = (name: string) => connect(browser, "kakao", { own: "두 계정", name });
  await connects("첫 계정");
  expect(await connects("두 번째 계정")).toContain("error=auth.social_second");
  expect(await connects("첫 계정")).toBe("/mypage/security?connected=kakao");
  expect(await connectedProviders(db, user?.id ?? "")).toHaveLength(2);
});

test("no address begins to connect, with or without a session", async () => {
  const browser = shop.browser();
  expect(await browser.connect("kakao")).toMatchObject({ data: { error: "auth.login_required" } });
  await join(browser, "google", "조심");
  await db.delete(socialAttempts);
  await browser.start("kakao", "link=1&next=/mypage/security");
  const [begun] = await db.select().from(socialAttempts);
  expect(begun).toMatchObject({ linkMemberId: null, thenProvider: null });
});

test("the last login method stays, the one before can be disconnected, and the provider is notified", async () => {
  const browser = shop.browser();
  const user = await join(browser, "google", "마지막");
  expect(await browser.disconnect("google")).toMatchObject({
    data: { ok: false, error: "auth.last_way_in" },
  });
  await connect(browser, "naver", { own: "마지막", name: "마지막 네이버" });
  expect(await browser.disconnect("google")).toEqual({ ok: true });
  expect(shop.unlinked("google")).toContain("other:마지막:");
  expect(await browser.disconnect("naver")).toMatchObject({ data: { error: "auth.last_way_in" } });
  expect(await db.$count(memberIdentities, eq(memberIdentities.memberId, user?.id ?? ""))).toBe(1);
});

test("every provider of a member who leaves is notified, and the person may sign up again as a new member", async () => {
  const browser = shop.browser();
  const user = await join(browser, "google", "떠나는 사람");
  await connect(browser, "kakao", { own: "떠나는 사람", name: "떠나는 카카오" });

  expect(await browser.leave("탈퇴합니다")).toBe("/?left=1");
  expect(await browser.user()).toBeNull();
  expect(shop.unlinked("google")).toContain("other:떠나는 사람:");
  expect(shop.unlinked("kakao")).toContain("other:떠나는 카카오:");
  const again = await join(browser, "google", "떠나는 사람");
  expect(again?.id).not.toBe(user?.id);
});
