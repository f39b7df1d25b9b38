import type { BrowserContext, Page } from "@playwright/test";
import { boughtVoucher } from "../support/bought-voucher.ts";
import { codeIn, keptText, PATIENT } from "../support/kept-pages.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { expect, test } from "../support/test.ts";

test.use({ serviceWorkers: "allow" });

const { reservation: t, change, ui } = wordsOf("phone");

/** Opens pages of a line, each until it is put away. */
async function keep(page: Page, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    // The first answer may take longer than a browser with a copy of the line waits.
    await page.request.get(address);
    await page.goto(address);
    await expect.poll(() => keptText(page, address), PATIENT).not.toBe("");
  }
}

/** From now on nothing about a line arrives, until it is found; says when the page was lost that tells what was asked. */
async function loseWayBack(context: BrowserContext, line: string) {
  const { promise: lost, resolve } = Promise.withResolvers<void>();
  const isOfLine = (url: URL) => url.pathname.startsWith(line);
  await context.route(isOfLine, async (route, request) => {
    if (request.method() === "POST") return route.continue();
    await route.abort();
    if (new URL(request.url()).searchParams.has("asked")) resolve();
  });
  return { lost, find: () => context.unroute(isOfLine) };
}

/** A page that looks into the same browser. */
async function beside(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto("/notice");
  return other;
}

test("who pays for a change and loses the way back from the card window is shown the change or nothing, and keeps what is saved after @phone", async ({
  page,
  open,
  context,
  baseURL,
}) => {
  test.slow();
  const { line, voucher } = await boughtVoucher(context.request, baseURL, "10:08");
  await keep(page, voucher, line);
  await open(`${line}/change`);
  const more = filled(ui["stepper.more"], { label: change["people.title"] });
  await page.getByRole("link", { name: more }).click();
  await page.getByLabel(change["who.last"]).fill("PARK");
  await page.getByLabel(change["who.first"]).fill("JUNGWOO");
  const name = new RegExp(change["do.pay"].replace("{{amount}}", "₩[\\d,]+"));
  await page.getByRole("button", { name }).filter({ visible: true }).click();
  const { lost, find } = await loseWayBack(context, line);
  await page.getByRole("button", { name: /결제하기/ }).click();
  await lost;
  const other = await beside(context);
  expect([await keptText(other, line), await keptText(other, voucher)]).toEqual(["", ""]);

  await find();
  await page.goto(`${line}?asked=changed`);
  await expect(page.getByText(t["asked.changed_title"])).toBeVisible();
  await expect.poll(() => keptText(page, line), PATIENT).toContain("JUNGWOO");
  await expect.poll(() => keptText(page, voucher), PATIENT).not.toBe("");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("PARK JUNGWOO")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /\d\d:\d\d/ })).toBeVisible();
  expect(codeIn(await keptText(page, voucher))).not.toBe("");
});

test("who cancels without scripts and loses the way back is not led to the voucher of before @phone", async ({
  page,
  open,
  context,
  baseURL,
}) => {
  const { line, voucher } = await boughtVoucher(context.request, baseURL, "10:16");
  await keep(page, voucher);
  await open(`${line}/cancel`);
  const { lost } = await loseWayBack(context, line);
  // What a browser without scripts sends: the whole page, past the router.
  const form = page.locator("form").filter({ has: page.locator('[name="expectedRefund"]') });
  await form.first().evaluate((each: HTMLFormElement) => each.submit());
  await lost;
  const other = await beside(context);
  expect(await keptText(other, voucher)).toBe("");
});
