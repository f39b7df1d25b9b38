import type { Page } from "@playwright/test";
import { audited } from "../support/audit.ts";
import { buyRound } from "../support/bought-round.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

/** They share the tee times of one course, and the one report of the auditor. */
test.describe.configure({ mode: "serial" });

const COURSE = "th-siam-old";
const won = /₩[\d,]+/;
const wonIn = (text: string) => won.exec(text)?.[0] ?? "";
const sentence = (text: string, gaps: Record<string, string>) =>
  new RegExp(filled(text, gaps).replace(/[.()?]/g, "\\$&"));

async function openRound(page: Page, at: string): Promise<void> {
  await page.getByRole("main").locator(`a[href^="${at}/reservation/"]`).first().click();
}

test("another date that costs more is paid through the card window, and the round moves", async ({
  page,
  open,
  browser,
  baseURL = "",
}, { project }) => {
  test.slow();
  const { at, isPhone, change, reservation } = wordsOf(project.name);
  await newcomer(page.request, baseURL);
  const bought = await buyRound(page.request, baseURL, isPhone ? "14:08" : "14:16", {
    course: COURSE,
  });
  await open(`${at}/reservation`);
  await openRound(page, at);
  await page.getByRole("link", { name: reservation["change.link"] }).click();
  await expect(page.getByText(change["state.nothing"])).toBeVisible();

  // A third golfer on another day costs more, whatever the day.
  await page
    .getByRole("link", { name: isPhone ? "인원 늘리기" : /more/i })
    .first()
    .click();
  const pay = page.getByRole("button", {
    name: sentence(change["do.pay"], { amount: won.source }),
  });
  await expect(pay.filter({ visible: true })).toBeVisible();
  await page.getByLabel(change["who.last"]).fill("PARK");
  await page.getByLabel(change["who.first"]).fill("JUNGWOO");
  const more = wonIn(await pay.filter({ visible: true }).innerText());
  await pay.filter({ visible: true }).click();
  await page.getByRole("button", { name: /결제하기/ }).click();

  await expect(page.getByText(reservation["asked.changed_title"])).toBeVisible();
  await expect(page.getByText("PARK JUNGWOO")).toBeVisible();
  expect(more).not.toBe("");
  expect(bought.total).toBeGreaterThan(0);
  expect(await audited(browser, baseURL)).toEqual([]);
});
