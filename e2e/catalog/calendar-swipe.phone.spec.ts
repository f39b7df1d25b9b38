import type { Locator, Page } from "@playwright/test";
import { expect, painted, test } from "../support/test.ts";

/** Drags a finger from the middle of the grid by `x`, `y` in `ms`, timed by the events themselves, so that a slow machine does not slow it down. */
async function swipe(page: Page, grid: Locator, x: number, y: number, ms: number): Promise<void> {
  const box = await grid.boundingBox();
  if (!box) throw new Error("the calendar is not on the page");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const begun = Date.now();
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd",
    after: number,
    touchPoints: { x: number; y: number }[],
  ) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints,
      timestamp: (begun + after) / 1_000,
    });
  await send("touchStart", 0, [from]);
  await send("touchMove", ms, [{ x: from.x + x, y: from.y + y }]);
  await send("touchEnd", ms, []);
}

test("a swipe turns the month; a slow or a slanting one does not", async ({ page, open }) => {
  await open("/en/styleguide");
  const calendar = page.locator("[data-calendar]").first();
  const grid = calendar.getByRole("grid");
  const month = calendar.getByRole("heading");
  await grid.scrollIntoViewIfNeeded();
  await expect(month).toHaveText("January 2027");

  await swipe(page, grid, -90, 5, 20);
  await expect(month).toHaveText("February 2027");
  await swipe(page, grid, 90, 5, 20);
  await expect(month).toHaveText("January 2027");

  await swipe(page, grid, -90, 5, 500);
  await swipe(page, grid, -40, 5, 20);
  await swipe(page, grid, -90, 120, 20);
  await painted(page);
  await expect(month).toHaveText("January 2027");
});
