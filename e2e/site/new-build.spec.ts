import type { Page } from "@playwright/test";
import { expect, test, usable } from "../support/test.ts";

/** Something that a full load forgets. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { marked?: boolean }).marked = true;
  });
}

const isMarked = (page: Page) =>
  page.evaluate(() => (window as { marked?: boolean }).marked === true);

async function announceNewBuild(page: Page): Promise<void> {
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "newer" } }));
}

test("without a new build, a navigation stays in the page", { tag: "@phone" }, async ({
  page,
  open,
}) => {
  await open("/notice");
  await mark(page);
  await page.locator("main a[href^='/notice/']").first().click();
  await expect(page).toHaveURL(/\/notice\/\d+$/);
  expect(await isMarked(page)).toBe(true);
});

test("after a new build is known, the next navigation loads fully, once", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await announceNewBuild(page);
  // The clock of the page stands still, however long the steps take.
  await page.clock.setFixedTime(new Date());
  const firstPoll = page.waitForResponse(/builds\/latest/);
  await open("/notice");
  await (await firstPoll).finished();
  await mark(page);
  await page.locator("main a[href^='/notice/']").first().click();
  await expect(page).toHaveURL(/\/notice\/\d+$/);
  await page.waitForFunction(() => !(window as { marked?: boolean }).marked);
  const notice = page.url();

  const polled = page.waitForResponse(/builds\/latest/);
  await open("/notice");
  await (await polled).finished();
  await mark(page);
  await page
    .locator(`main a[href='${new URL(notice).pathname}']`)
    .first()
    .click();
  await expect(page).toHaveURL(notice);
  expect(await isMarked(page), "ten seconds have not passed: no second reload").toBe(true);
});

for (const [phone, slowness] of [
  ["a quick", 1],
  ["a slow", 20],
] as const) {
  test(`on ${phone} phone, a chunk that fails to load ends in a full load of the page that was wanted`, {
    tag: "@phone",
  }, async ({ page, open }) => {
    await open("/notice");
    await mark(page);
    const devtools = await page.context().newCDPSession(page);
    const slowDown = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
    let failures = 0;
    let isLoadedAnew = false;
    page.once("framenavigated", () => {
      isLoadedAnew = true;
      void slowDown(1);
    });
    await page.route("**/assets/detail-*.js", async (route) => {
      if (isLoadedAnew) return route.continue();
      failures += 1;
      return route.abort();
    });
    await slowDown(slowness);
    await page.locator("main a[href^='/notice/']").first().click();
    await expect(page).toHaveURL(/\/notice\/\d+$/);
    await expect(page.locator("h1")).toBeVisible();
    expect(failures).toBeGreaterThan(0);
    expect(await isMarked(page)).toBe(false);
  });
}

test("a navigation that was aborted by another one is not resumed", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await open("/notice");
  await page.route("**/notice/*.data*", () => {});
  await page.locator("main a[href^='/notice/']").first().click();
  const shown: string[] = [];
  page.on("framenavigated", (frame) => shown.push(new URL(frame.url()).pathname));
  await page.goto("/event");
  await usable(page);
  // A link that is followed from here shows that nothing else was on its way.
  await page.locator("main a[href^='/event/']").first().click();
  await expect(page).toHaveURL(/\/event\/\d+$/);
  expect(shown.filter((path) => path.startsWith("/notice"))).toEqual([]);
});
