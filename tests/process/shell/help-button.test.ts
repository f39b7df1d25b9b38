import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import enHelp from "#app/locales/en/help/help.json" with { type: "json" };
import enFrame from "#app/locales/en/shell/frame.json" with { type: "json" };
import koHelp from "#app/locales/ko/help/help.json" with { type: "json" };
import koFrame from "#app/locales/ko/shell/frame.json" with { type: "json" };
import { sharedShop } from "#tests/process/support/demo-shop.ts";
import { shellLaunch } from "#tests/support/browser/chromium.ts";
import { signInCookie } from "#tests/support/server/sign-in.ts";

const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 390, height: 844 };
const PATIENCE = { timeout: 60_000 };

const shop = sharedShop();
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await shellLaunch());
});
afterAll(() => browser?.close());

/** This shop has no chat key; the browser tests' shop has one, so that the button shows only here. */
test.each([
  { at: "", locale: "ko-KR", viewport: WIDE, frame: koFrame, help: koHelp },
  { at: "/en", locale: "en-GB", viewport: WIDE, frame: enFrame, help: enHelp },
  { at: "", locale: "ko-KR", viewport: PHONE, frame: koFrame, help: koHelp },
  { at: "/en", locale: "en-GB", viewport: PHONE, frame: enFrame, help: enHelp },
])(
  "without a chat key our own help button leads to the answers ($locale, $viewport.width px)",
  async ({ at, locale, viewport, frame, help }) => {
    const page = await browser.newPage({ locale, viewport, serviceWorkers: "block" });
    await page.goto(`${shop.url}${at}/notice`);
    const buttons = page.getByRole("link", { name: frame["nav.help"], exact: true });
    await buttons.filter({ visible: true }).click(PATIENCE);
    await page.getByRole("heading", { name: help.heading, level: 1 }).waitFor(PATIENCE);
    expect(new URL(page.url()).pathname).toBe(`${at}/help`);
    await page.getByRole("searchbox").waitFor(PATIENCE);
    await page.close();
  },
  180_000,
);

test("the desk has no help button of the shop", async () => {
  const page = await browser.newPage({ locale: "ko-KR", viewport: WIDE });
  const [name = "", value = ""] = (await signInCookie(shop.url, "ops")).split(/[=;]/);
  await page.context().addCookies([{ name, value, url: shop.url }]);
  await page.goto(`${shop.url}/notice`);
  await page.locator("[data-help]").waitFor(PATIENCE);
  await page.goto(`${shop.url}/admin`);
  await page.waitForFunction(() => document.documentElement.dataset.device, undefined, PATIENCE);
  expect(await page.locator("[data-help]").count()).toBe(0);
  await page.close();
}, 180_000);
