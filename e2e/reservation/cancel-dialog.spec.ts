import { buyRound } from "../support/bought-round.ts";
import { wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

test("cancelling is a dialog over the reservation that can be left, and has an address that needs no scripts", async ({
  page,
  open,
  browser,
  baseURL,
}, { project }) => {
  const { at, isPhone, reservation } = wordsOf(project.name);
  await newcomer(page.request, baseURL);
  await buyRound(page.request, baseURL ?? "", isPhone ? "12:24" : "12:32");
  await open(`${at}/reservation`);
  await page.getByRole("main").locator(`a[href^="${at}/reservation/"]`).first().click();
  const line = page.getByRole("link", { name: reservation["cancel.line"] });
  await line.click();
  const dialog = page.getByRole("dialog", {
    name: isPhone ? /취소할까요\?$/ : /^Cancel your round/,
  });
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await line.click();
  await dialog.getByRole("link", { name: reservation["ask.keep"] }).click();
  await expect(dialog).toHaveCount(0);
  await expect(line).toBeVisible();

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(`${page.url()}/cancel`);
  await expect(still.getByRole("dialog").getByText(reservation["ask.total"])).toBeVisible();
  await still.getByRole("button", { name: /₩[\d,]+/ }).click();
  await expect(still.getByText(reservation["asked.title"])).toBeVisible();
  await plain.close();
});

test("inside a journey the bar of a phone leads back to where one came from, else to the page above", {
  tag: "@phone",
}, async ({ page, open, baseURL }) => {
  const { benefit, frame, mypage, reservation } = wordsOf("phone");
  await newcomer(page.request, baseURL);
  const back = page.getByRole("link", { name: frame["error.back"] });
  const logo = page.getByRole("link", { name: frame.brand, exact: true });
  await open("/mypage/points");
  await expect(
    page.getByRole("heading", { level: 1, name: benefit["points.title"] }),
  ).toBeVisible();
  await expect(logo).toHaveCount(0);
  await back.click();
  await expect(page.getByRole("link", { name: mypage["menu.settings"] }).first()).toBeVisible();
  await expect(back).toHaveCount(0);
  await page.getByRole("link", { name: reservation.title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: reservation.title })).toBeVisible();
  await back.click();
  await expect(back).toHaveCount(0);
  await open("/");
  await expect(logo).toBeVisible();
});
