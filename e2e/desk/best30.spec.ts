import en from "#app/locales/en/content/content.json" with { type: "json" };
import enHome from "#app/locales/en/content/home.json" with { type: "json" };
import enDesk from "#app/locales/en/desk/desk.json" with { type: "json" };
import ko from "#app/locales/ko/content/content.json" with { type: "json" };
import koHome from "#app/locales/ko/content/home.json" with { type: "json" };
import koDesk from "#app/locales/ko/desk/desk.json" with { type: "json" };
import { drag } from "../support/drag.ts";
import { expect, openPage, test } from "../support/test.ts";

const LANGUAGES = [
  { locale: "ko", words: ko, desk: koDesk, home: koHome, path: "/" },
  { locale: "en", words: en, desk: enDesk, home: enHome, path: "/en" },
] as const;

test.describe.configure({ mode: "serial" });

for (const { locale, words, desk, home, path } of LANGUAGES) {
  test(`a course that is moved up by keys is where it was put in the shop (${locale})`, {
    tag: "@desktop",
  }, async ({ page, context, signIn, baseURL }) => {
    await context.addCookies([{ name: "lang", value: locale, url: baseURL ?? "" }]);
    await signIn("content");
    await openPage(page, "/admin/recommend");
    const rows = page.getByRole("list", { name: words["best.list"] }).getByRole("listitem");
    const name = await rows.nth(2).getByRole("link").innerText();
    await rows.nth(2).getByRole("button").first().focus();
    await page.keyboard.press("Space");
    await expect(rows.nth(2)).toHaveAttribute("data-lifted");
    await page.keyboard.press("ArrowUp");
    await expect(rows.filter({ hasText: name }).getByText("2", { exact: true })).toBeVisible();
    await page.keyboard.press("Space");
    await expect(rows.nth(1)).toContainText(name);
    await page.keyboard.press("Alt+ArrowUp");
    await expect(rows.first()).toContainText(name);
    const save = page.getByRole("button", { name: new RegExp(`^${desk["form.save"]}`) });
    await save.click();
    await expect(page.getByText(words["best.saved"])).toBeVisible();

    const shop = await context.newPage();
    await openPage(shop, path);
    const heading = shop.getByRole("heading", { name: home["best.title"] });
    const first = shop.locator("section").filter({ has: heading }).getByRole("listitem").first();
    await expect(first).toContainText(name);

    // Without its pin it is where the rule has it.
    await rows.first().getByRole("button").first().press("p");
    await expect(rows.nth(2)).toContainText(name);
    await save.click();
    await expect(save).toHaveCount(0);
  });
}

test("a course of the best 30 is dragged to another place and stays there", {
  tag: "@desktop",
}, async ({ page, signIn }) => {
  await signIn("content");
  await openPage(page, "/admin/recommend");
  const rows = page.getByRole("list", { name: ko["best.list"] }).getByRole("listitem");
  const name = await rows.nth(9).getByRole("link").innerText();
  const grip = (row: number) => rows.nth(row).getByRole("button").first();
  await drag(page, grip(9), grip(7));
  await expect(rows.nth(7)).toContainText(name);
  const save = page.getByRole("button", { name: new RegExp(`^${koDesk["form.save"]}`) });
  await save.click();
  await expect(page.getByText(ko["best.saved"])).toBeVisible();
  await openPage(page, "/admin/recommend");
  await expect(rows.nth(7)).toContainText(name);
  await grip(7).press("p");
  await save.click();
  await expect(save).toHaveCount(0);
});
