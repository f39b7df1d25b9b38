import type { Locator, Page } from "@playwright/test";

/** As a hand does it: press, move in steps, let go. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const end = await middleOf(to);
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 6 });
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
  // dnd-kit swallows clicks for 50 ms after a drop: quicker than a hand, not than a test.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
}

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error("there is nothing to drag from or to");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
