import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import ko from "#app/locales/ko/reservation/reservation.json" with { type: "json" };
import { seededUuid } from "#demo/seed/seeded.ts";
import { freePort } from "#tests/support/server/free-port.ts";
import { type ShopProcess, startShop } from "#tests/support/server/shop-process.ts";
import { keptText, PATIENT, registrations, stores } from "../support/kept-pages.ts";
import { shopOfNextBuild } from "../support/next-build.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });
// One shop that is stopped and started again, always at the same address.
test.describe.configure({ mode: "serial" });

const VOUCHER = `/reservation/${seededUuid("reservation:pattaya:2")}/voucher`;
let root = "";
let port = 0;
let shop: ShopProcess | undefined;

async function restart(env: NodeJS.ProcessEnv = {}, folder?: string): Promise<string> {
  await shop?.stop();
  port ||= await freePort();
  const own = { PORT: String(port), DATA_DIR: join(root, "data") };
  shop = await startShop({ ...own, ...env }, folder);
  return shop.url;
}

test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "palmtee-kept-"));
});

test.afterAll(async () => {
  await shop?.stop();
  await rm(root, { recursive: true, force: true });
});

/** Opens the demo member's voucher until it is put away with its list. */
async function keep(page: Page, context: BrowserContext, url: string): Promise<void> {
  await context.request.post(`${url}/login`, {
    headers: { origin: url },
    form: { loginId: "demo", password: DEMO_PASSWORD },
    maxRedirects: 0,
  });
  await page.goto(url + VOUCHER);
  await expect(page.getByText(ko["offline.ready"])).toBeVisible(PATIENT);
  await expect.poll(() => keptText(page, "/reservation"), PATIENT).not.toBe("");
}

test("a voucher that an older build has made opens with that build's files, until the new one has made it anew @phone", async ({
  page,
  context,
}) => {
  test.slow();
  const url = await restart();
  await keep(page, context, url);
  const { before, after } = await shopOfNextBuild(join(root, "next"));
  expect(await stores(page)).toContain(`build:${before}`);

  await restart({}, join(root, "next"));
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.url()));
  await context.setOffline(true);
  await page.goto(url + VOUCHER);
  await expect(page.getByRole("status").filter({ hasText: /\d\d:\d\d/ })).toBeVisible();
  await page.getByRole("button", { name: ko["voucher.enlarge"], exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(failed.filter((address) => /\/assets\/.*\.(js|css)$/.test(address))).toEqual([]);

  await context.setOffline(false);
  // The first page of a shop may take longer than a browser with a copy waits.
  await context.request.get(url + VOUCHER);
  await page.goto(url + VOUCHER);
  await expect(page.getByText(ko["offline.ready"])).toBeVisible(PATIENT);
  await expect.poll(() => stores(page), PATIENT).not.toContain(`build:${before}`);
  expect(await stores(page)).toContain(`build:${after}`);
  await context.setOffline(true);
  await page.goto(url + VOUCHER);
  await expect(
    page.getByRole("button", { name: ko["voucher.enlarge"], exact: true }),
  ).toBeVisible();
});

test("switched off, a browser that was away at that time forgets everything with its next visit, whatever the page @phone", async ({
  page,
  context,
}) => {
  const url = await restart();
  await keep(page, context, url);
  await context.setOffline(true);
  await restart({ OFFLINE_VOUCHERS: "off" });
  await page.goto(url + VOUCHER);
  await expect(page.getByRole("status").filter({ hasText: /\d\d:\d\d/ })).toBeVisible();

  await context.setOffline(false);
  await page.goto(`${url}/notice`);
  await expect.poll(() => stores(page), PATIENT).toEqual([]);
  await page.goto(`${url}/reservation`);
  await expect.poll(() => registrations(page), PATIENT).toBe(0);
  await page.goto(url + VOUCHER);
  await expect(page.getByRole("heading", { name: ko["voucher.show"] })).toBeVisible();
  await expect(page.getByText(ko["offline.ready"])).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.goto(url + VOUCHER)).rejects.toThrow(/net::ERR_/);
});
