import { wordsOf } from "../support/messages.ts";
import { logIn, newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

test(
  "a visitor's saved, seen and searched products are there after the login, once, and can be cleared",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, isPhone, wish, heart, mypage } = wordsOf(project.name);
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    const { loginId } = await newcomer(context.request, baseURL);
    await context.clearCookies();
    await open(`${at}/course/th-siam-old`);
    await expect.poll(() => stored("palmtee.recent")).toContain("course:th-siam-old");
    await open(`${at}/hotel/ht-hilton-pattaya`);
    await expect.poll(() => stored("palmtee.recent")).toContain("hotel:ht-hilton-pattaya");
    await page.getByRole("button", { name: heart.save, exact: true }).first().click();
    await expect.poll(() => stored("palmtee.wish")).toContain("hotel:ht-hilton-pattaya");
    await open(`${at}/search?q=pattaya`);
    await expect.poll(() => stored("palmtee.searches")).toContain("pattaya");

    const main = page.getByRole("main");
    const hotel = main.getByRole("link", { name: isPhone ? /힐튼 파타야/ : /Hilton Pattaya/ });
    const course = main.getByRole("link", {
      name: isPhone ? /시암 컨트리클럽 올드/ : /Siam Country Club Old/,
    });
    await open(`${at}/wish`);
    await expect(page.getByText(wish.lead, { exact: true })).toBeVisible();
    await expect(hotel).toHaveCount(1);

    await open(`${at}/login?next=${at}/mypage/recent`);
    await logIn(page, { loginId });
    await page.waitForURL((url) => url.pathname === `${at}/mypage/recent`);
    await expect(hotel).toHaveCount(1);
    await expect(course).toHaveCount(1);

    await open(`${at}/mypage/wishlist`);
    await expect(hotel).toHaveCount(1);
    await open(`${at}/wish`);
    await expect(page.getByText(wish["lead.member"])).toBeVisible();
    await expect(hotel).toHaveCount(1);
    await open(`${at}/search`);
    await expect(page.getByRole("link", { name: "pattaya", exact: true })).toHaveCount(1);
    for (const key of ["palmtee.wish", "palmtee.recent", "palmtee.searches"]) {
      expect(JSON.parse((await stored(key)) ?? "[]")).toEqual([]);
    }

    await open(`${at}/mypage/recent`);
    await page.getByRole("button", { name: mypage["recent.clear"] }).click();
    await expect(page.getByText(mypage["recent.empty"])).toBeVisible();
  },
);

test(
  "a heart of a member stays with the member, not with the browser",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, wish, heart: words } = wordsOf(project.name);
    const heart = (word: "save" | "saved") =>
      page.getByRole("button", { name: words[word], exact: true }).first();
    await newcomer(context.request, baseURL);
    const own = await context.cookies();
    await open(`${at}/course/th-suwan`);
    const taken = page.waitForResponse("**/api/wish");
    await heart("save").click();
    await expect(heart("saved")).toBeVisible();
    expect((await taken).status()).toBe(200);
    await open(`${at}/wish`);
    const card = page.getByRole("main").locator(`a[href="${at}/course/th-suwan"]`);
    await expect(card.first()).toBeVisible();

    await context.clearCookies();
    await newcomer(context.request, baseURL);
    await open(`${at}/wish`);
    await expect(page.getByText(wish["lead.member"])).toBeVisible();
    await expect(page.getByRole("heading", { name: wish.empty })).toBeVisible();
    await expect(card).toHaveCount(0);

    await context.clearCookies();
    await context.addCookies(own);
    await open(`${at}/course/th-suwan`);
    const given = page.waitForResponse("**/api/wish");
    await heart("saved").click();
    await expect(heart("save")).toBeVisible();
    expect((await given).status()).toBe(200);
    await open(`${at}/mypage/wishlist`);
    await expect(page.getByRole("heading", { name: wish.empty })).toBeVisible();
  },
);
