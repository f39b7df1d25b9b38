import type { APIRequestContext } from "@playwright/test";
import { addDays, dateIn, SHOP_ZONE, weekdayOf } from "#app/domain/common/date/local-date.ts";
import desk from "#app/locales/ko/desk/desk.json" with { type: "json" };
import prices from "#app/locales/ko/pricing/prices.json" with { type: "json" };
import { drag } from "../support/drag.ts";
import { expect, openPage, test } from "../support/test.ts";

const PRICED = "th-katathong";
const PRICE = "251000";
const SCOPES = ["weekday", "weekend", "holiday"] as const;

type Plan = { days: Record<string, { price?: number }>; chosen?: { state: string } };

async function planOf(request: APIRequestContext, day: string): Promise<Plan> {
  const answer = await request.get(`/api/course/${PRICED}/plan?date=${day}&players=1`);
  return (await answer.json()) as Plan;
}

/** From a Tuesday five weeks ahead or more to its Friday, which are in one row of the grid: the demo closes some days, which take no price. */
async function openDays(request: APIRequestContext) {
  const from = addDays(dateIn(SHOP_ZONE, new Date()), 35);
  const tuesday = addDays(from, (2 - weekdayOf(from) + 7) % 7);
  for (let week = 0; week < 8; week += 1) {
    const days = [0, 1, 2, 3].map((day) => addDays(tuesday, 7 * week + day));
    const plans = await Promise.all(days.map((day) => planOf(request, day)));
    if (plans.every(({ chosen }) => chosen?.state === "open")) return days;
  }
  throw new Error("the demo has no such week");
}

test("days are chosen by dragging over the grid, and the shop shows their new price", {
  tag: "@desktop",
}, async ({ page, signIn, request }) => {
  const [first, , last, after] = await openDays(request);
  const priceOf = async (day = "") => (await planOf(request, day)).days[day]?.price;
  const before = await Promise.all([first, last, after].map(priceOf));
  await signIn("ops");
  await openPage(page, `/admin/courses/${PRICED}/price?month=${first?.slice(0, 7)}`);
  const cell = (day = "") => page.locator(`[data-day="${day}"]`);
  // From the last to the first: a range may be drawn either way.
  await drag(page, cell(last), cell(first));
  await expect(page.locator('[data-day][aria-pressed="true"]')).toHaveCount(3);
  const panel = page.getByRole("complementary").filter({ hasText: prices["mode.amount"] });
  // What no price could be changed by is said beneath the field.
  await panel.getByRole("textbox", { name: prices["scope.weekday"] }).fill(PRICE);
  await expect(panel.getByRole("alert")).toContainText(prices["scope.weekday"]);
  await panel.getByRole("tab", { name: prices["mode.amount"] }).click();
  for (const scope of SCOPES) {
    const name = prices[`scope.${scope}`];
    await panel.getByRole("checkbox", { name }).check();
    await panel.getByRole("textbox", { name }).fill(PRICE);
  }
  await panel
    .getByRole("button", { name: prices["panel.save_other"].replace("{{count}}", "3") })
    .click();
  await expect(page.getByText(prices.saved_other.replace("{{count}}", "3"))).toBeVisible();
  const now = await Promise.all([first, last, after].map(priceOf));
  expect(now[0]).not.toBe(before[0]);
  expect(now[1]).toBe(now[0]);
  expect(now[2]).toBe(before[2]);
});

test("a picture that is dropped on another takes its place, and undo puts it back", {
  tag: "@desktop",
}, async ({ page, signIn }) => {
  await signIn("content");
  await openPage(page, `/admin/courses/${PRICED}`);
  const pictures = page.locator("li[draggable]").getByRole("img");
  const sources = () =>
    pictures.evaluateAll((all) => all.map((each) => each.getAttribute("src") ?? ""));
  const [first = "", second = "", ...rest] = await sources();
  expect(second).not.toBe("");
  await drag(page, pictures.nth(1), pictures.nth(0));
  await expect.poll(sources).toEqual([second, first, ...rest]);
  await page.getByRole("button", { name: desk["record.undo"] }).click();
  await expect(page.getByText(desk["record.undone"])).toBeVisible();
  await expect.poll(sources).toEqual([first, second, ...rest]);
});
