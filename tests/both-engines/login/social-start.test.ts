import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { sessions, throttles } from "#app/db/schema/member/identity-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { AGREED, join, socialShop } from "#tests/support/social-browser.ts";

const db = await testDatabase("demo");
const shop = socialShop(db);

test("a member who wants to stay signed in stays, also when consents come in between", async () => {
  const browser = shop.browser();
  const stays = async () => {
    const rows = await db.select({ stay: sessions.stay }).from(sessions);
    return rows.map(({ stay }) => stay);
  };
  await db.delete(sessions);
  const back = await browser.choose(await browser.start("naver", "next=/wish&stay=1"), {
    person: "other",
    name: "머무는 사람",
  });
  await browser.agree(await browser.returnToShop(back), AGREED);
  expect(await stays()).toEqual([true]);
  expect(browser.cookies.has("social-stay")).toBe(false);

  await db.delete(sessions);
  const again = await browser.start("naver", "next=/wish");
  await browser.returnToShop(await browser.choose(again, { person: "other", name: "머무는 사람" }));
  expect(await stays()).toEqual([false]);
});

test("a member who joins through a provider gets the welcome coupon, too", async () => {
  const user = await join(shop.browser(), "google", "쿠폰 받는 사람");
  const held = await db
    .select({ code: coupons.code })
    .from(memberCoupons)
    .innerJoin(coupons, eq(coupons.id, memberCoupons.couponId))
    .where(eq(memberCoupons.memberId, user?.id ?? ""));
  expect(held).toEqual([{ code: "WELCOME30" }]);
});

test("one address that starts too many logins is refused, and reads when to try again", async () => {
  await db.delete(throttles);
  const browser = shop.browser();
  const answers: string[] = [];
  for (let count = 0; count < 121; count++) answers.push(await browser.start("kakao"));
  expect(answers.findIndex((address) => address.includes("error=auth.throttled"))).toBe(120);
  await db.delete(throttles);
});
