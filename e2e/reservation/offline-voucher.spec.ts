import type { Page } from "@playwright/test";
import { PATIENT, stores } from "../support/kept-pages.ts";
import { wordsOf } from "../support/messages.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** The demo member's round: confirmed, and nobody's to change. */
const ROUND = { ko: /시암 컨트리클럽 올드 코스/, en: /Siam Country Club Old Course/ };

test(
  "a voucher that was opened once opens without a network, until its owner logs out",
  {
    tag: "@day-phone",
  },
  async ({ page, open, signIn, context }, { project }) => {
    const { at, isPhone, reservation: t, mypage } = wordsOf(project.name);
    const round = isPhone ? ROUND.ko : ROUND.en;
    await signIn("demo");
    const list = await (await context.request.get(`${at}/reservation`)).text();
    const card = list.split("<li").find((each) => round.test(each));
    const line = /href="([^"]+)"/.exec(card ?? "")?.[1] ?? "";
    await open(`${line}/voucher`);
    await expect(page.getByText(t["offline.ready"])).toBeVisible(PATIENT);
    await expect.poll(() => isSaved(page, `${at}/reservation`), PATIENT).toBe(true);

    await context.setOffline(true);
    await page.reload();
    const said = t["offline.saved"].split("{{when}}")[0]?.trim() ?? "";
    await expect(page.getByRole("status").filter({ hasText: said })).toHaveText(/\d\d:\d\d/);
    await expect(page.getByRole("img", { name: /^DEMO0/ })).toBeVisible();
    await expect(page.getByText("SCC-27-01145").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: t["voucher.show"] })).toBeVisible();
    await page.getByRole("button", { name: t["voucher.enlarge"], exact: true }).click();
    await expect(page.getByRole("dialog").getByText("SCC-27-01145")).toBeVisible();

    await page.goto(`${at}/reservation`);
    await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
    await page.getByRole("link", { name: round }).click();
    await page.waitForURL((url) => url.pathname === `${line}/voucher`);
    await expect(page.getByRole("img", { name: /^DEMO0/ })).toBeVisible();
    await expect(page.goto(`${at}/notice`)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");

    await context.setOffline(false);
    await open(`${at}/mypage`);
    expect(await stores(page)).not.toEqual([]);
    await page.getByRole("button", { name: mypage.sign_out, exact: true }).click();
    await page.waitForURL((url) => url.pathname === (at || "/"));
    await expect.poll(() => stores(page)).toEqual([]);
  },
);

test("a browser whose session is over saves nothing @desktop", async ({
  page,
  open,
  signIn,
  context,
}) => {
  await signIn("demo");
  await open("/reservation");
  await expect.poll(() => isSaved(page, "/reservation"), PATIENT).toBe(true);
  await context.clearCookies();
  await open("/notice");
  await expect.poll(() => stores(page)).toEqual([]);
});

function isSaved(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);
}
