import type { Page } from "@playwright/test";
import { expect, openPage, test, usable } from "../support/test.ts";

/** The server breaks while a visitor opens a notice from the list. */
async function breakNotice(page: Page): Promise<void> {
  await page.route("**/notice/*.data*", (route) =>
    route.fulfill({ status: 500, contentType: "text/plain", body: "broken" }),
  );
  const broken = page.waitForResponse("**/notice/*.data*");
  await page.locator("main a[href^='/notice/']").first().click();
  await broken;
}

test("a missing page offers home and back, and no reload", { tag: "@phone" }, async ({
  page,
  open,
}) => {
  await open("/notice");
  await open("/nothing/here");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("페이지를 찾을 수 없어요");
  await expect(page.getByText("Page Not Found: /nothing/here")).toBeVisible();
  await expect(page.getByRole("button", { name: "다시 불러오기" })).toHaveCount(0);

  await page.getByRole("button", { name: "뒤로 가기" }).click();
  await expect(page).toHaveURL(/\/notice$/);
});

test("any other error shows its status and message, and offers a reload that helps", {
  tag: "@phone",
}, async ({ page, open }) => {
  await open("/notice");
  await breakNotice(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("문제가 생겼어요");
  await expect(page.getByText("상태 코드 500")).toBeVisible();
  await expect(page.getByText("서버에 문제가 생겼어요.")).toBeVisible();

  await page.unroute("**/notice/*.data*");
  await page.getByRole("button", { name: "다시 불러오기" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("문제가 생겼어요");
});

test("without a history, back leads home", { tag: "@desktop" }, async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(History.prototype, "length", { get: () => 1 });
  });
  await open("/en/nothing/here");
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test("home leads home, in the language of the page", { tag: "@desktop" }, async ({ page }) => {
  await openPage(page, "/en/nothing/here");
  await page.getByRole("link", { name: "Go home" }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test("a crawler still sees the page it was given when the page breaks in its browser", {
  tag: "@desktop",
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });
  const page = await context.newPage();
  await page.goto("/notice");
  await usable(page);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await page.locator("h1").evaluate((element) => element.setAttribute("data-first", ""));
  await breakNotice(page);
  // The page is put back as a new document, so its heading is another element.
  await expect(page.locator("h1[data-first]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await context.close();
});
