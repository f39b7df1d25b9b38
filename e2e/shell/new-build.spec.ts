import type { Page } from "@playwright/test";
import { expect, painted, test, usable } from "../support/test.ts";

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
  // The clock of the page is frozen, however long the steps take.
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

/** The chunk of a notice is gone until the page has been reloaded; returns the pages that were requested whole. */
async function loseChunk(page: Page, isGone: () => boolean = () => true): Promise<string[]> {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") loaded.push(new URL(request.url()).pathname);
  });
  await page.route("**/assets/detail-*.js", (route) =>
    loaded.length === 0 && isGone() ? route.abort() : route.continue(),
  );
  return loaded;
}

for (const [phone, slowness] of [
  ["a quick", 1],
  ["a slow", 20],
] as const) {
  test(`on ${phone} phone, a chunk that an older build had ends in one full load of the page that was wanted`, {
    tag: "@phone",
  }, async ({ page, open }) => {
    await open("/notice");
    await announceNewBuild(page);
    const loaded = await loseChunk(page);
    const devtools = await page.context().newCDPSession(page);
    const slowDown = (rate: number) => devtools.send("Emulation.setCPUThrottlingRate", { rate });
    page.once("framenavigated", () => void slowDown(1));
    await slowDown(slowness);
    await page.locator("main a[href^='/notice/']").first().click();
    await expect(page).toHaveURL(/\/notice\/\d+$/);
    await usable(page);
    await expect(page.locator("h1")).toBeVisible();
    expect(loaded).toEqual([new URL(page.url()).pathname]);
  });
}

test("a chunk that fails without a new build shows the error page, and loads its page once when one is known", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await page.clock.install();
  await open("/notice");
  const loaded = await loseChunk(page);
  await page.locator("main a[href^='/notice/']").first().click();
  await expect(page.getByRole("button", { name: "다시 불러오기" })).toBeVisible();
  expect(loaded, "nothing says that loading it again would help").toEqual([]);

  await announceNewBuild(page);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole("button", { name: "다시 불러오기" })).toBeHidden();
  await usable(page);
  expect(loaded).toEqual([new URL(page.url()).pathname]);
});

test("a visitor who points at many links has at most four chunks fetched ahead at once", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await open("/");
  // Set when the page is idle: from then on links that the user points at are fetched ahead.
  await page.locator("html[data-device]").waitFor();
  const known = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const held: (() => Promise<void>)[] = [];
  let finished = 0;
  await page.route("**/assets/*.{js,css}", async (route) => {
    if (known.includes(route.request().url())) return route.continue();
    held.push(async () => {
      finished += 1;
      await route.continue();
    });
  });
  for (const path of ["/hotel/home", "/caddy/home", "/event", "/notice", "/community", "/search"]) {
    await page.locator(`a[href='${path}']:visible`).first().hover();
  }
  await expect.poll(() => held.length).toBe(4);
  await painted(page);
  expect(held.length - finished, "the fifth waits").toBe(4);

  await held[0]?.();
  await expect.poll(() => held.length, "one has come: the next may be fetched").toBe(5);
});

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
