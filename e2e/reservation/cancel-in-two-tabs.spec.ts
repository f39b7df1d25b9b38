import { buyRound } from "../support/bought-round.ts";
import { wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, openPage, test } from "../support/test.ts";

test(
  "cancelling in one tab what another has cancelled already shows its status",
  { tag: "@day-phone" },
  async ({ page, open, baseURL }, { project }) => {
    const { at, isPhone, reservation } = wordsOf(project.name);
    await newcomer(page.request, baseURL);
    await buyRound(page.request, baseURL ?? "", isPhone ? "12:08" : "12:16");
    await open(`${at}/reservation`);
    const round = page.getByRole("main").locator(`a[href^="${at}/reservation/"]`).first();
    const cancel = `${await round.getAttribute("href")}/cancel`;
    await open(cancel);
    const doIt = (text: string) => new RegExp(text.replace("{{amount}}", "₩[\\d,]+"));
    const button = { name: doIt(reservation["ask.do"]) };
    await expect(page.getByRole("button", button)).toBeVisible();

    const other = await page.context().newPage();
    await openPage(other, cancel);
    await other.getByRole("button", button).click();
    await expect(other.getByText(reservation["asked.title"])).toBeVisible();
    await other.close();

    await page.getByRole("button", button).click();
    await expect(page.getByRole("heading", { name: reservation["ask.over"] })).toBeVisible();
  },
);
