import { wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

test(
  "after logging out, the back button shows nothing private",
  { tag: "@day-phone" },
  async ({ page, open, context, baseURL }, { project }) => {
    const { at, mypage } = wordsOf(project.name);
    const { name } = await newcomer(context.request, baseURL);
    await open(`${at}/profile`);
    await expect(page.getByText(name).first()).toBeVisible();
    await open(`${at}/mypage`);
    await expect(page.getByText(name).first()).toBeVisible();
    await page.getByRole("button", { name: mypage.sign_out, exact: true }).click();
    await page.waitForURL((url) => url.pathname === (at || "/"));

    // Back within the document, then to another one, which the browser may have in its back/forward cache.
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get("next") === `${at}/mypage`);
    await expect(page.getByText(name)).toHaveCount(0);
    await page.evaluate(() => history.go(-2));
    await page.waitForURL((url) => url.searchParams.get("next") === `${at}/profile`);
    await expect(page.getByText(name)).toHaveCount(0);
  },
);
