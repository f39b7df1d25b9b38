import type { APIRequestContext } from "@playwright/test";
import { boughtVoucher, cancelAtDesk, elsewhere } from "../support/bought-voucher.ts";
import { codeIn, keptText, PATIENT, stores } from "../support/kept-pages.ts";
import { wordsOf } from "../support/messages.ts";
import { newcomer, PASSWORD } from "../support/newcomer.ts";
import { expect, openPage, painted, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

/** As the form of the cancel page sends it, with the sum that it shows. */
async function cancel(request: APIRequestContext, baseURL = "", line: string): Promise<void> {
  const page = await (await request.get(`${line}/cancel`)).text();
  const form = Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
  const sent = { ...form, scope: "line", mode: "policy", reason: "" };
  const answer = await request.post(`${line}/cancel`, {
    headers: { origin: baseURL },
    form: sent,
    maxRedirects: 0,
  });
  expect(answer.status(), JSON.stringify(sent)).toBe(302);
}

for (const [where, time] of [
  ["in this browser", "12:24"],
  ["in another browser", "12:32"],
  ["by the desk", "13:04"],
] as const) {
  test(`what was cancelled ${where} is no voucher any more once the list was opened, nor is it in the kept list @phone`, async ({
    page,
    open,
    context,
    baseURL,
    playwright,
  }, { project }) => {
    const { reservation: t } = wordsOf(project.name);
    const { who, bought, line, voucher } = await boughtVoucher(context.request, baseURL, time);
    await open(voucher);
    await expect(page.getByText(t["offline.ready"])).toBeVisible(PATIENT);
    await expect.poll(() => keptText(page, "/reservation"), PATIENT).toContain(line);
    const code = codeIn(await keptText(page, voucher));
    expect(code).not.toBe("");

    if (where === "in this browser") await cancel(context.request, baseURL, line);
    else if (where === "in another browser") {
      const { loginId } = who;
      const other = await elsewhere(playwright, baseURL, { loginId, password: PASSWORD });
      await cancel(other, baseURL, line);
      await other.dispose();
    } else await cancelAtDesk(playwright, baseURL, bought);
    await open("/reservation");
    await expect.poll(() => keptText(page, voucher), PATIENT).not.toContain(code);
    await expect.poll(() => keptText(page, "/reservation"), PATIENT).not.toContain(line);

    await context.setOffline(true);
    await page.goto("/reservation");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.locator(`a[href^="${line}"]`)).toHaveCount(0);
  });
}

test("whoever logs in over somebody else finds nothing of theirs, and a tab that is behind keeps nothing for the wrong one @phone", async ({
  page,
  open,
  context,
  baseURL,
}, { project }) => {
  const { reservation: t } = wordsOf(project.name);
  const { line, voucher } = await boughtVoucher(context.request, baseURL, "12:40");
  await open("/reservation");
  await expect.poll(() => keptText(page, voucher), PATIENT).not.toBe("");
  await expect.poll(() => keptText(page, "/reservation"), PATIENT).toContain(line);
  const [first] = (await stores(page)).filter((name) => name.startsWith("own:"));

  // Nobody logged out: the cookie of another member has taken the place of the first one's.
  await newcomer(context.request, baseURL);
  await page.getByRole("link", { name: t["tab.past"] }).click();
  await page.waitForURL(({ search }) => search === "?tab=past");
  await expect.poll(() => keptText(page, "/reservation"), PATIENT).toBe("");

  await open("/notice");
  await expect.poll(() => stores(page)).not.toContain(first);
  await context.setOffline(true);
  await expect(page.goto(voucher)).rejects.toThrow(/net::ERR_/);
});

test("a network that is lost while a voucher is put away leaves none that is half @phone", async ({
  page,
  open,
  context,
  baseURL,
}, { project }) => {
  const { reservation: t } = wordsOf(project.name);
  const { voucher } = await boughtVoucher(context.request, baseURL, "12:48");
  await page.addInitScript(() => {
    const ask = window.fetch;
    window.fetch = async (...given) => {
      if (given[0] !== "/icon.svg" || sessionStorage.getItem("found")) return ask(...given);
      document.documentElement.dataset.lost = "1";
      throw new TypeError("Failed to fetch");
    };
  });
  await open(voucher);
  await expect(page.locator("html[data-lost]")).toBeAttached(PATIENT);
  await painted(page);
  await expect(page.getByText(t["offline.ready"])).toHaveCount(0);
  expect(await keptText(page, voucher)).toBe("");

  await page.evaluate(() => sessionStorage.setItem("found", "1"));
  await open(voucher);
  await expect(page.getByText(t["offline.ready"])).toBeVisible(PATIENT);
  expect(codeIn(await keptText(page, voucher))).not.toBe("");
});

test("who logs out in one tab leaves nothing that another tab brings back @phone", async ({
  page,
  open,
  context,
  baseURL,
}, { project }) => {
  const { reservation: t, mypage } = wordsOf(project.name);
  const { voucher } = await boughtVoucher(context.request, baseURL, "12:56");
  await open(voucher);
  await expect(page.getByText(t["offline.ready"])).toBeVisible(PATIENT);
  const other = await context.newPage();
  await openPage(other, "/mypage");
  await other.getByRole("button", { name: mypage.sign_out, exact: true }).click();
  await other.waitForURL(({ pathname }) => pathname === "/");
  await expect.poll(() => stores(other)).toEqual([]);

  await open("/reservation");
  await expect(page.getByText(t.login)).toBeVisible();
  await painted(page);
  expect(await keptText(page, voucher)).toBe("");
  await expect.poll(() => stores(page)).toEqual([]);
});

test("a session that was ended elsewhere takes its vouchers out of this browser with the next page @phone", async ({
  page,
  open,
  context,
  baseURL,
  playwright,
}, { project }) => {
  const { reservation: t } = wordsOf(project.name);
  const { who, voucher } = await boughtVoucher(context.request, baseURL, "13:12");
  await open(voucher);
  await expect(page.getByText(t["offline.ready"])).toBeVisible(PATIENT);

  const { loginId } = who;
  const other = await elsewhere(playwright, baseURL, { loginId, password: PASSWORD });
  const headers = { origin: baseURL ?? "" };
  const ended = await other.post("/mypage/security", { headers, form: { intent: "others" } });
  expect(ended.ok()).toBe(true);
  // The first answer may take longer than a browser with a copy waits.
  await other.get(voucher);
  await other.dispose();

  await open(voucher);
  await expect(page.locator('main a[href*="/login?next="]').first()).toBeVisible();
  await expect.poll(() => stores(page)).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(voucher)).rejects.toThrow(/net::ERR_/);
});
