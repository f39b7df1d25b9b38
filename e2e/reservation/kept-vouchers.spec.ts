import { boughtVoucher } from "../support/bought-voucher.ts";
import { DRAWN } from "../support/drawn.ts";
import { keptText, PATIENT, stores } from "../support/kept-pages.ts";
import { wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, openPage, painted, test } from "../support/test.ts";

test.use({ ...DRAWN, serviceWorkers: "allow" });

/** The demo member's round: confirmed, and changed by no test. */
const ROUND = { ko: /시암 컨트리클럽 올드 코스/, en: /Siam Country Club Old Course/ };

/** A text that says a day or a moment, up to where it does or from there on. */
const saying = (text: string) =>
  text.split(/\{\{\w+\}\}/).reduce((longer, each) => (each.length > longer.length ? each : longer));

test(
  "a voucher that was opened once opens without a network, until its owner logs out in any tab",
  { tag: "@day-phone" },
  async ({ page, open, signIn, context }, { project }) => {
    const { at, isPhone, reservation: t, mypage, errors } = wordsOf(project.name);
    const round = isPhone ? ROUND.ko : ROUND.en;
    await signIn("demo");
    const list = await (await context.request.get(`${at}/reservation`)).text();
    const card = list.split("<li").find((each) => round.test(each));
    const line = /href="([^"]+)"/.exec(card ?? "")?.[1] ?? "";
    const keep = async () => {
      await open(`${line}/voucher`);
      await expect(page.getByText(saying(t["offline.ready"]))).toBeVisible(PATIENT);
      await expect.poll(() => keptText(page, `${at}/reservation`), PATIENT).toContain(line);
    };
    await keep();

    await context.setOffline(true);
    await page.reload();
    const said = page.getByRole("status").filter({ hasText: saying(t["offline.saved"]).trim() });
    await expect(said).toHaveText(/\d\d:\d\d/);
    await expect(page.getByRole("img", { name: /^DEMO0/ })).toBeVisible();
    await expect(page.getByText("SCC-27-01145").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: t["voucher.show"] })).toBeVisible();
    await page.getByRole("button", { name: t["voucher.enlarge"], exact: true }).click();
    await expect(page.getByRole("dialog").getByText("SCC-27-01145")).toBeVisible();

    await page.goto(`${at}/reservation`);
    await expect(said).toBeVisible();
    await page.getByRole("link", { name: round }).click();
    await page.waitForURL((url) => url.pathname === `${line}/voucher`);
    await expect(page.getByRole("img", { name: /^DEMO0/ })).toBeVisible();
    await expect(page.goto(`${at}/notice`)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");

    await context.setOffline(false);
    const other = await context.newPage();
    await openPage(other, `${at}/mypage`);
    const leave = other.getByRole("button", { name: mypage.sign_out, exact: true });
    await context.setOffline(true);
    await leave.click();
    await expect(other.getByText(errors["common.unexpected"])).toBeVisible();
    await expect.poll(() => stores(other)).toEqual([]);

    await context.setOffline(false);
    await keep();
    await leave.click();
    await other.waitForURL((url) => url.pathname === (at || "/"));
    await expect.poll(() => stores(other)).toEqual([]);
    await open(`${at}/reservation`);
    await expect(page.getByText(t.login)).toBeVisible();
    await painted(page);
    await expect.poll(() => stores(page)).toEqual([]);
  },
);

test("a member who logs in over another finds nothing of theirs, and a stale tab keeps nothing for the wrong one @phone", async ({
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
  const [first] = await stores(page);

  // Without a logout: the cookie of another member has replaced the first one's.
  await newcomer(context.request, baseURL);
  await page.getByRole("link", { name: t["tab.past"] }).click();
  await page.waitForURL(({ search }) => search === "?tab=past");
  await expect.poll(() => keptText(page, "/reservation"), PATIENT).toBe("");

  await open("/notice");
  await expect.poll(() => stores(page)).not.toContain(first);
  await context.setOffline(true);
  await expect(page.goto(voucher)).rejects.toThrow(/net::ERR_/);
});

for (const [how, time] of [
  ["in the other language", "12:24"],
  ["without scripts", "12:32"],
] as const) {
  test(`a member who cancels ${how} and loses the connection is not shown the old voucher @phone`, async ({
    page,
    open,
    context,
    baseURL,
  }) => {
    const { reservation: t } = wordsOf("phone");
    const { reservation: english } = wordsOf("desktop");
    const { line, voucher } = await boughtVoucher(context.request, baseURL, time);
    await open(voucher);
    await expect(page.getByText(saying(t["offline.ready"]))).toBeVisible(PATIENT);
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    const isScripted = how === "in the other language";
    await open(isScripted ? `/en${line}/cancel` : `${line}/cancel`);
    await context.route(
      (url) => url.pathname.includes(line),
      async (route, request) => {
        if (request.method() === "POST") return route.continue();
        await route.abort();
        if (new URL(request.url()).searchParams.has("asked")) resolve();
      },
    );
    const amount = new RegExp(english["ask.do"].replace("{{amount}}", "₩[\\d,]+"));
    // What a browser without scripts sends: the whole page, past the router.
    const form = page.locator("form").filter({ has: page.locator('[name="expectedRefund"]') });
    if (isScripted) await page.getByRole("button", { name: amount }).click();
    else await form.first().evaluate((each: HTMLFormElement) => each.submit());
    await lost;
    const other = await context.newPage();
    await other.goto("/notice");
    expect([await keptText(other, voucher), await keptText(other, line)]).toEqual(["", ""]);
    await context.setOffline(true);
    await expect(other.goto(voucher)).rejects.toThrow(/net::ERR_/);
  });
}

test("a browser without room says so, Safari until when a copy holds, and the shop asks once whether to install it @phone", async ({
  page,
  open,
  signIn,
  context,
}) => {
  const { reservation: t } = wordsOf("phone");
  await signIn("demo");
  const list = await (await context.request.get("/reservation")).text();
  const card = list.split("<li").find((each) => ROUND.ko.test(each));
  const voucher = `${/href="([^"]+)"/.exec(card ?? "")?.[1]}/voucher`;
  const full = await page.addInitScript(() => {
    Cache.prototype.put = async () => {
      throw new DOMException("no space left", "QuotaExceededError");
    };
  });
  await open(voucher);
  await expect(page.getByText(t["offline.failed"])).toBeVisible(PATIENT);
  await expect(page.getByRole("heading", { name: t["voucher.show"] })).toBeVisible();

  await full.dispose();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "vendor", { get: () => "Apple Computer, Inc." });
  });
  const question = page.getByText(t["install.title"]);
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => {
          document.documentElement.dataset.prompted = "1";
        },
      });
      dispatchEvent(event);
      return event.defaultPrevented;
    });
  await open("/payment");
  expect(await offer()).toBe(true);
  await painted(page);
  await expect(question).toHaveCount(0);
  await open(voucher);
  await expect(page.getByText(saying(t["offline.ready_until"]))).toHaveText(/\d/, PATIENT);
  expect(await offer()).toBe(true);
  await page.getByRole("button", { name: t["install.do"] }).click();
  await expect(page.locator("html[data-prompted]")).toBeAttached();
  await expect(question).toHaveCount(0);
  await open(voucher);
  await offer();
  await expect(page.getByText(saying(t["offline.ready_until"]))).toBeVisible(PATIENT);
  await painted(page);
  await expect(question).toHaveCount(0);
});
