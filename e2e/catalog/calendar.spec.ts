import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const GUIDE = "/en/styleguide";

const calendar = (page: Page) => page.locator("[data-calendar]").first();
const monthOf = (page: Page) => calendar(page).getByRole("heading");

test("the calendar always shows six weeks of seven days, Sunday first", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await open(GUIDE);
  await expect(calendar(page).getByRole("gridcell")).toHaveCount(42);
  await expect(calendar(page).getByRole("columnheader").first()).toHaveText("Sun");
});

test("the keyboard moves by day, week and month", { tag: "@desktop" }, async ({ page, open }) => {
  await open(GUIDE);
  const day = (date: string) => calendar(page).locator(`[data-day="${date}"]`);
  await day("2027-01-12").focus();
  await page.keyboard.press("ArrowRight");
  await expect(day("2027-01-13")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(day("2027-01-20")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(day("2027-01-17")).toBeFocused();
  await page.keyboard.press("End");
  await expect(day("2027-01-23")).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(day("2027-02-23")).toBeFocused();
  await expect(monthOf(page)).toHaveText("February 2027");
});

test("a typed date is read when typing pauses; an invalid or too long one is refused", {
  tag: "@phone",
}, async ({ page, open }) => {
  await open(GUIDE);
  const field = page.getByPlaceholder("e.g. 2027-01-12").first();
  const refused = page.getByText("We could not read that date.").first();

  await field.fill("2027-02-30");
  await expect(refused).toBeVisible();
  await field.fill("2027-02-03");
  await expect(refused).toBeHidden();
  await field.fill("2".repeat(1001));
  await expect(refused).toBeVisible();
});
