import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { consents } from "#app/db/schema/company-tables.ts";
import {
  memberIdentities,
  sessions,
  socialAttempts,
} from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { SOCIAL_PROVIDERS } from "#app/domain/member/login/social-provider.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { AGREED, join, type SocialBrowser, socialShop } from "#tests/support/social-browser.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";

const db = await testDatabase("demo");
const shop = socialShop(db);
const EACH = SOCIAL_PROVIDERS.flatMap((provider) => [{ provider }]);
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

async function templatesTo(memberId = "") {
  const rows = await db.select().from(outbox).where(eq(outbox.memberId, memberId));
  return rows.map(({ template }) => template).sort();
}

async function expectRefused(
  browser: SocialBrowser,
  address: string,
  error = "auth.social_failed",
) {
  const before = await db.$count(sessions);
  const end = await browser.returnToShop(address);
  expect(new URL(end, "http://shop").pathname).toMatch(/^(\/en)?\/login\/done$/);
  expect(new URL(end, "http://shop").searchParams.get("error")).toBe(error);
  expect(await browser.user()).toBeNull();
  expect(await db.$count(sessions)).toBe(before);
}

async function sentBack(browser: SocialBrowser, provider: string, search = "next=/wish") {
  return browser.choose(await browser.start(provider, search), { person: "haneul" });
}

test.each(EACH)(
  "$provider: a new visitor first agrees and then is a member",
  async ({ provider }) => {
    const browser = shop.browser();
    const back = await browser.choose(await browser.start(provider, "next=/wish"), {
      person: "other",
      name: `새 회원 ${provider}`,
      email: `new-${provider}@example.com`,
    });
    const before = await db.$count(members);
    const consent = await browser.returnToShop(back);
    expect(consent).toBe("/login/done?consent=1&next=%2Fwish");
    expect(await db.$count(members)).toBe(before);
    expect(await browser.user()).toBeNull();

    expect(await browser.agree(consent, [...AGREED, "marketing"])).toBe("/wish");
    const user = await browser.user();
    expect(user).toMatchObject({ name: `새 회원 ${provider}`, role: "member", locale: "ko" });
    expect(browser.cookies.has("social-join")).toBe(false);
    const [member] = await db
      .select()
      .from(members)
      .where(eq(members.id, user?.id ?? ""));
    expect(member).toMatchObject({ loginId: null, passwordHash: null });
    expect(member?.emailVerifiedAt === null).toBe(provider === "naver");
    expect(await templatesTo(user?.id)).toEqual(["marketing-consent", "welcome"]);
    const given = await db
      .select()
      .from(consents)
      .where(eq(consents.memberId, user?.id ?? ""));
    expect(given.map(({ kind }) => kind).sort()).toEqual([...AGREED, "marketing"].sort());
  },
);

test.each(EACH)("$provider: a returning member is let in immediately", async ({ provider }) => {
  const first = await join(shop.browser(), provider, `다시 ${provider}`);
  const browser = shop.browser();
  const page = await browser.start(provider, "next=/en/wish");
  const back = await browser.choose(page, { person: "other", name: `다시 ${provider}` });
  expect(await browser.returnToShop(back)).toBe("/en/wish");
  expect((await browser.user())?.id).toBe(first?.id);
});

test.each([
  { without: "terms", code: "auth.consent_required" },
  { without: "personal-information", code: "auth.consent_required" },
  { without: "age", code: "auth.too_young" },
])("refuses to make a member without $without", async ({ without, code }) => {
  const browser = shop.browser();
  const back = await browser.choose(await browser.start("kakao"), {
    person: "other",
    name: without,
  });
  const consent = await browser.returnToShop(back);
  const before = await db.$count(members);
  expect(
    await browser.agree(
      consent,
      AGREED.filter((kind) => kind !== without),
    ),
  ).toMatchObject({
    data: { ok: false, fields: { agree: code } },
  });
  expect([await db.$count(members), await browser.user()]).toEqual([before, null]);
});

test("an account without name and e-mail works, with a name of ours in the reader's language", async () => {
  const browser = shop.browser();
  const back = await browser.choose(await browser.start("naver", "next=/en/wish"), {
    person: "anonym",
  });
  await browser.agree(await browser.returnToShop(back), AGREED);
  expect(await browser.user()).toMatchObject({ name: "Palmtee member", locale: "en" });
});

test.each(EACH)(
  "$provider: the e-mail of a member opens nothing of theirs",
  async ({ provider }) => {
    const email = "demo@palmtee.example";
    const owner = demoMemberId("demo");
    await db.update(members).set({ email, emailVerifiedAt: TEST_NOW }).where(eq(members.id, owner));
    const browser = shop.browser();
    const back = await browser.choose(await browser.start(provider), { person: "same-mail" });
    await browser.agree(await browser.returnToShop(back), AGREED);
    const user = await browser.user();
    expect(user?.id).toBeDefined();
    expect(user?.id).not.toBe(owner);
    expect(await db.$count(memberIdentities, eq(memberIdentities.memberId, owner))).toBe(0);
  },
);

// A05: eight ways to come back wrong, with each provider.
test.each(EACH)("$provider: a missing state opens nothing", async ({ provider }) => {
  const browser = shop.browser();
  const back = new URL(await sentBack(browser, provider));
  back.searchParams.delete("state");
  await expectRefused(browser, back.href);
});

test.each(EACH)("$provider: a wrong state opens nothing", async ({ provider }) => {
  const browser = shop.browser();
  const back = new URL(await sentBack(browser, provider));
  back.searchParams.set("state", "guessed");
  await expectRefused(browser, back.href);
});

test.each(EACH)("$provider: a state works once, and so does its code", async ({ provider }) => {
  const browser = shop.browser();
  const back = await sentBack(browser, provider);
  await browser.returnToShop(back);
  await expectRefused(browser, back);
});

test.each(EACH)(
  "$provider: a used code opens nothing in a login of its own",
  async ({ provider }) => {
    const browser = shop.browser();
    const first = new URL(await sentBack(browser, provider));
    await browser.returnToShop(first.href);
    const second = new URL(await sentBack(browser, provider));
    second.searchParams.set("code", first.searchParams.get("code") ?? "");
    await expectRefused(browser, second.href);
  },
);

test.each(EACH)(
  "$provider: an attacker's way back opens nothing in a victim's browser",
  async ({ provider }) => {
    const [attacker, fresh, busy] = [shop.browser(), shop.browser(), shop.browser()];
    await busy.start(provider);
    await expectRefused(fresh, await sentBack(attacker, provider));
    await expectRefused(busy, await sentBack(attacker, provider));
  },
);

test.each(EACH)("$provider: after ten minutes it is too late", async ({ provider }) => {
  const browser = shop.browser();
  const back = await sentBack(browser, provider);
  shop.clock.now = minutesLater(11);
  try {
    await expectRefused(browser, back);
  } finally {
    shop.clock.now = TEST_NOW;
  }
});

test.each(EACH)("$provider: another provider's code opens nothing", async ({ provider }) => {
  const browser = shop.browser();
  for (const other of SOCIAL_PROVIDERS.filter((name) => name !== provider)) {
    const back = await sentBack(browser, other);
    await expectRefused(browser, back.replace(`/auth/${other}/`, `/auth/${provider}/`));
  }
});

test.each(EACH)(
  "$provider: a declined login and a broken provider are reported",
  async ({ provider }) => {
    const browser = shop.browser();
    const declined = await browser.choose(await browser.start(provider), { decision: "deny" });
    await expectRefused(browser, declined, "auth.social_refused");
    const broken = await browser.choose(await browser.start(provider), { person: "broken" });
    await expectRefused(browser, broken, "auth.social_failed");
  },
);

test("only hashes of the state and of the browser are stored", async () => {
  const browser = shop.browser();
  const page = new URL(await browser.start("google"));
  const rows = await db.select().from(socialAttempts);
  const written = JSON.stringify(rows);
  expect(written).not.toContain(page.searchParams.get("state"));
  expect(written).not.toContain(browser.cookies.get("social"));
});

test("a banned member is let in to what was paid", async () => {
  const user = await join(shop.browser(), "google", "막힌 사람");
  const id = user?.id ?? "";
  await db.update(members).set({ bannedAt: TEST_NOW }).where(eq(members.id, id));
  const browser = shop.browser();
  const page = await browser.start("google");
  const back = await browser.choose(page, { person: "other", name: "막힌 사람" });
  await browser.returnToShop(back);
  expect(await browser.user()).toMatchObject({ id, isBanned: true });
});

test("sending the consent twice makes one member", async () => {
  const browser = shop.browser();
  const back = await browser.choose(await browser.start("kakao"), {
    person: "other",
    name: "두 번",
  });
  const consent = await browser.returnToShop(back);
  const sealed = browser.cookies.get("social-join") ?? "";
  await browser.agree(consent, AGREED);
  browser.cookies.set("social-join", sealed);
  await browser.agree(consent, AGREED);
  expect(await db.$count(members, eq(members.name, "두 번"))).toBe(1);
});

test.each(["https://evil.example", "//evil.example", "/\\evil.example"])(
  "%s is no valid return address",
  async (next) => {
    const browser = shop.browser();
    const back = await sentBack(browser, "google", `next=${encodeURIComponent(next)}`);
    expect(await browser.returnToShop(back)).toMatch(/^\/login\/done\?consent=1&next=%2Fmypage$/);
  },
);
