import type { Page } from "@playwright/test";
import { buyRound } from "../support/bought-round.ts";
import {
  anotherVoucher,
  boughtVoucher,
  cancelAtDesk,
  confirmAtDesk,
  listedLines,
} from "../support/bought-voucher.ts";
import { codeIn, hold, keptText, lose, PATIENT, stores } from "../support/kept-pages.ts";
import { wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, openPage, painted, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

const WORKER = "/voucher-worker.js";
const { reservation: t, errors, mypage } = wordsOf("phone");
const { reservation: english } = wordsOf("desktop");

/** Presses the button of the cancel page that is open. */
async function pressCancel(page: Page, words: typeof t = t): Promise<void> {
  const name = new RegExp(words["ask.do"].replace("{{amount}}", "₩[\\d,]+"));
  await page.getByRole("button", { name }).click();
}

/** Opens a voucher until it is put away with its list. */
async function keep(page: Page, { line, voucher }: { line: string; voucher: string }) {
  await page.goto(voucher);
  await expect(page.getByText(t["offline.ready"])).toBeVisible(PATIENT);
  await expect.poll(() => keptText(page, "/reservation"), PATIENT).toContain(line);
  expect(codeIn(await keptText(page, voucher))).not.toBe("");
}

test("a voucher that was cancelled in another language is gone with the page that says so, although nothing answers any more @phone", async ({
  page,
  open,
  context,
  baseURL,
}) => {
  const bought = await boughtVoucher(context.request, baseURL, "09:04");
  await keep(page, bought);
  await lose(page, WORKER);
  await open(`/en${bought.line}/cancel`);
  await pressCancel(page, english);
  await expect(page.getByText(english["asked.title"])).toBeVisible();
  await context.setOffline(true);
  await expect.poll(() => keptText(page, bought.voucher)).toBe("");
  await expect(page.goto(bought.voucher)).rejects.toThrow(/net::ERR_/);
});

test("who cancels and loses the network before the page says so is not shown the voucher of before @phone", async ({
  page,
  open,
  context,
  baseURL,
}) => {
  const bought = await boughtVoucher(context.request, baseURL, "09:12");
  await keep(page, bought);
  await lose(page, `${bought.line}.data`);
  await open(`${bought.line}/cancel`);
  await pressCancel(page);
  await expect.poll(() => keptText(page, bought.voucher)).toBe("");
  await context.setOffline(true);
  await expect(page.goto(bought.line)).rejects.toThrow(/net::ERR_/);
});

test("a tab that is slow to put a voucher away does not bring it back after another tab has cancelled it @phone", async ({
  page,
  open,
  context,
  baseURL,
}) => {
  const { line, voucher } = await boughtVoucher(context.request, baseURL, "09:20");
  const letGo = await hold(page, "/icon.svg");
  await open(voucher);
  await expect(page.locator("html[data-held]")).toBeAttached(PATIENT);

  const other = await context.newPage();
  await lose(other, WORKER);
  await openPage(other, `${line}/cancel`);
  await pressCancel(other);
  await expect(other.getByText(t["asked.title"])).toBeVisible();
  const id = line.split("/").at(-1) ?? "";
  await expect.poll(async () => (await stores(other)).join()).not.toContain(id);

  await letGo();
  await expect.poll(() => keptText(page, "/reservation"), PATIENT).not.toBe("");
  expect(await keptText(page, voucher)).toBe("");
  await expect(page.getByText(t["offline.ready"])).toHaveCount(0);
});

test("a voucher that is cancelled while it is still being put away is not kept @phone", async ({
  page,
  open,
  context,
  baseURL,
}) => {
  const { line, voucher } = await boughtVoucher(context.request, baseURL, "09:28");
  const letGo = await hold(page, "/icon.svg");
  await open(voucher);
  await expect(page.locator("html[data-held]")).toBeAttached(PATIENT);
  await page.getByRole("link", { name: t["ask.back"] }).click();
  await page.getByRole("link", { name: t["cancel.line"] }).click();
  await pressCancel(page);
  await expect(page.getByText(t["asked.title"])).toBeVisible();

  await letGo();
  await expect.poll(() => keptText(page, "/reservation"), PATIENT).not.toBe("");
  expect(await keptText(page, "/reservation")).not.toContain(line);
  expect([await keptText(page, voucher), await keptText(page, line)]).toEqual(["", ""]);
});

test("a voucher that the desk has cancelled is gone after a visit to any other reservation, even one that cannot be kept itself @phone", async ({
  page,
  open,
  context,
  baseURL,
  playwright,
}) => {
  const first = await boughtVoucher(context.request, baseURL, "09:36");
  const second = await anotherVoucher(context.request, baseURL, "09:44");
  await keep(page, first);
  await cancelAtDesk(playwright, baseURL, first.bought);
  await lose(page, second.line);
  await open(second.line);
  await expect.poll(() => keptText(page, first.voucher), PATIENT).toBe("");
  await context.setOffline(true);
  await expect(page.goto(first.voucher)).rejects.toThrow(/net::ERR_/);
});

test("a kept list from before a confirmation takes no voucher away @phone", async ({
  page,
  open,
  context,
  baseURL,
  playwright,
}) => {
  await newcomer(context.request, baseURL);
  const bought = await buyRound(context.request, baseURL ?? "", "10:24");
  const [line = ""] = await listedLines(context.request);
  await open("/reservation");
  await expect.poll(() => keptText(page, "/reservation"), PATIENT).toContain(line);
  await confirmAtDesk(playwright, baseURL, bought);
  await lose(page, "/reservation");
  await open(`${line}/voucher`);
  await expect(page.getByText(t["offline.ready"])).toBeVisible(PATIENT);

  await context.setOffline(true);
  await page.goto("/reservation");
  await expect(page.getByRole("status").filter({ hasText: /\d\d:\d\d/ })).toBeVisible();
  await painted(page);
  expect(codeIn(await keptText(page, `${line}/voucher`))).not.toBe("");
});

test("who logs out without a network leaves no voucher behind, and reads that the session is still open @phone", async ({
  page,
  open,
  context,
  baseURL,
}) => {
  await keep(page, await boughtVoucher(context.request, baseURL, "10:00"));
  await open("/mypage");
  expect(await stores(page)).not.toEqual([]);
  await context.setOffline(true);
  await page.getByRole("button", { name: mypage.sign_out, exact: true }).click();
  await expect(page.getByText(errors["common.unexpected"])).toBeVisible();
  await expect.poll(() => stores(page)).toEqual([]);
});
