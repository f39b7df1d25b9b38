import { filled, wordsOf } from "../support/messages.ts";
import { logIn, newcomer } from "../support/newcomer.ts";
import { expect, graveFaults, test } from "../support/test.ts";

/** Costs the same on every day. */
const CADDIE = "cad-002";
const KEY = "palmtee.wish";

test(
  "a visitor sees what became cheaper since it was saved, and still after the login",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, wish, heart } = wordsOf(project.name);
    const { loginId } = await newcomer(context.request, baseURL);
    await context.clearCookies();
    await open(`${at}/caddy/${CADDIE}`);
    await page.getByRole("button", { name: heart.save, exact: true }).first().click();
    const remembered = () =>
      page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "[]")[0]?.figure, KEY);
    await expect.poll(remembered).toBeGreaterThan(0);

    const card = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.locator(`a[href="${at}/caddy/${CADDIE}"]`) });
    const cheaper = card.getByText(filled(wish["since.lower"], { amount: "5,000" }));
    await open(`${at}/wish`);
    await expect(card).toBeVisible();
    await expect(cheaper).toHaveCount(0);
    const height = (await card.boundingBox())?.height;

    // Other tests look at prices too: raise the saved price instead of cutting it.
    await page.evaluate((key) => {
      const [entry] = JSON.parse(localStorage.getItem(key) ?? "[]");
      localStorage.setItem(key, JSON.stringify([{ ...entry, figure: entry.figure + 5_000 }]));
    }, KEY);
    await open(`${at}/wish`);
    await expect(cheaper).toBeVisible();
    expect((await card.boundingBox())?.height).toBe(height);
    expect(await graveFaults(page)).toEqual([]);

    await open(`${at}/login?next=${at}/mypage/wishlist`);
    await logIn(page, { loginId });
    await page.waitForURL((url) => url.pathname === `${at}/mypage/wishlist`);
    await expect(cheaper).toBeVisible();
    await open(`${at}/wish`);
    await expect(page.getByText(wish["lead.member"])).toBeVisible();
    await expect(cheaper).toBeVisible();
    await expect(card).toHaveCount(1);
  },
);

test(
  "a member sees on my page what became cheaper, and in the list what became more expensive",
  { tag: "@day-phone" },
  async ({ page, open, signIn }, { project }) => {
    const { at, wish, mypage: my } = wordsOf(project.name);
    const [before = "", after = ""] = wish["since.lower"].split("{{amount}}");
    await signIn("demo");
    await open(`${at}/mypage`);
    const wished = page.getByRole("region", { name: my["wished.title"] });
    const course = wished
      .getByRole("listitem")
      .filter({ has: page.locator(`a[href="${at}/course/th-black-mountain"]`) });
    await expect(course.getByText(new RegExp(`^${before}[\\d,]+${after}$`))).toBeVisible();
    await open(`${at}/mypage/wishlist`);
    const dearer = filled(wish["since.higher"], { amount: "2,000" });
    await expect(page.getByRole("main").getByText(dearer)).toBeVisible();
  },
);
