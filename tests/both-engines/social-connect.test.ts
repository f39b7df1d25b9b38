import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberIdentities } from "#app/db/schema/identity.ts";
import { outbox } from "#app/db/schema/message.ts";
import { connectedProviders } from "#app/features/social/identity-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { join, socialShop } from "#tests/support/social-browser.ts";

const db = await testDatabase("demo");
const shop = socialShop(db);
const FROM_US = { "sec-fetch-site": "same-origin" };

test("a member connects a provider, is notified of it, and logs in through it", async () => {
  const browser = shop.browser();
  const user = await join(browser, "google", "연결", "connect@example.com");
  const page = await browser.start("kakao", "link=1&next=/mypage/security", FROM_US);
  const back = await browser.choose(page, { person: "other", name: "연결 카카오" });
  expect(await browser.returnToShop(back)).toBe("/mypage/security?connected=kakao");
  const sent = await db
    .select()
    .from(outbox)
    .where(eq(outbox.memberId, user?.id ?? ""));
  expect(sent.map(({ template }) => template)).toContain("provider-connected");

  const other = shop.browser();
  const again = await other.start("kakao", "next=/wish");
  await other.returnToShop(await other.choose(again, { person: "other", name: "연결 카카오" }));
  expect((await other.user())?.id).toBe(user?.id);
});

test("what is another member's cannot be connected", async () => {
  await join(shop.browser(), "naver", "임자 있음");
  const browser = shop.browser();
  const user = await join(browser, "google", "욕심");
  const page = await browser.start("naver", "link=1&next=/mypage/security", FROM_US);
  const back = await browser.choose(page, { person: "other", name: "임자 있음" });
  expect(await browser.returnToShop(back)).toContain("error=auth.social_taken");
  expect(await connectedProviders(db, user?.id ?? "")).toMatchObject([{ provider: "google" }]);
});

test("a second account of the same provider is refused with a message; the same one again is no error", async () => {
  const browser = shop.browser();
  const user = await join(browser, "google", "두 계정");
  const connects = async (name: string) => {
    const page = await browser.start("google", "link=1&next=/mypage/security", FROM_US);
    return browser.returnToShop(await browser.choose(page, { person: "other", name }));
  };
  expect(await connects("두 번째 계정")).toContain("error=auth.social_second");
  expect(await connects("두 계정")).toBe("/mypage/security?connected=google");
  expect(await connectedProviders(db, user?.id ?? "")).toHaveLength(1);
});

test("a link on another site connects nothing, nor does a visitor", async () => {
  const browser = shop.browser();
  expect(await browser.start("kakao", "link=1", FROM_US)).toContain("error=auth.social_refused");
  await join(browser, "google", "조심");
  const strangers: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, {}];
  for (const headers of strangers) {
    expect(await browser.start("kakao", "link=1", headers)).toContain("error=auth.social_refused");
  }
});

test("the last login method stays, the one before can be disconnected, and the provider is notified", async () => {
  const browser = shop.browser();
  const user = await join(browser, "google", "마지막");
  expect(await browser.disconnect("google")).toMatchObject({
    data: { ok: false, error: "auth.last_way_in" },
  });
  const page = await browser.start("naver", "link=1&next=/mypage/security", FROM_US);
  await browser.returnToShop(
    await browser.choose(page, { person: "other", name: "마지막 네이버" }),
  );
  expect(await browser.disconnect("google")).toEqual({ ok: true });
  expect(shop.unlinked("google")).toContain("other:마지막:");
  expect(await browser.disconnect("naver")).toMatchObject({ data: { error: "auth.last_way_in" } });
  expect(await db.$count(memberIdentities, eq(memberIdentities.memberId, user?.id ?? ""))).toBe(1);
});

test("every provider of somebody who leaves is notified, and they may sign up again as a new member", async () => {
  const browser = shop.browser();
  const user = await join(browser, "google", "떠나는 사람");
  const page = await browser.start("kakao", "link=1&next=/mypage/security", FROM_US);
  await browser.returnToShop(
    await browser.choose(page, { person: "other", name: "떠나는 카카오" }),
  );

  expect(await browser.leave("탈퇴합니다")).toBe("/?left=1");
  expect(await browser.user()).toBeNull();
  expect(shop.unlinked("google")).toContain("other:떠나는 사람:");
  expect(shop.unlinked("kakao")).toContain("other:떠나는 카카오:");
  const again = await join(browser, "google", "떠나는 사람");
  expect(again?.id).not.toBe(user?.id);
});
