import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { clockParts } from "#app/domain/common/date/zone-time.ts";
import { formatWon, won } from "#app/domain/common/money.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import deskEn from "#app/locales/en/desk/desk.json" with { type: "json" };
import en from "#app/locales/en/reservation/reservation.json" with { type: "json" };
import reserveEn from "#app/locales/en/reservation/reservation-desk.json" with { type: "json" };
import deskKo from "#app/locales/ko/desk/desk.json" with { type: "json" };
import ko from "#app/locales/ko/reservation/reservation.json" with { type: "json" };
import reserveKo from "#app/locales/ko/reservation/reservation-desk.json" with { type: "json" };
import { type BoughtRound, buyRound } from "../support/bought-round.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, graveFaults, openPage, sideways, test, usable } from "../support/test.ts";

const COURSE = { ko: "아마타 스프링 컨트리클럽", en: "Amata Spring Country Club" };
/** Tee-offs that no other journey asks for; on each screen its own. */
const ASKED = {
  ko: ["06:24", "06:40", "06:48", "06:56"],
  en: ["07:04", "07:20", "07:28", "07:36"],
} as const;

type Locale = keyof typeof COURSE;

/** A member of staff in a separate browser. */
async function adminPage(browser: Browser, baseURL: string, locale: Locale): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: "lang", value: locale, url: baseURL }]);
  const form = { loginId: "ops", password: DEMO_PASSWORD };
  const headers = { origin: baseURL };
  const answer = await context.request.post("/login", { headers, form, maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  return context.newPage();
}

/** Opens the admin page of an order's line, once its buttons work. */
async function openLine(desk: Page, { number }: BoughtRound, locale: Locale): Promise<void> {
  await desk.goto(`/admin/reservations?queue=confirm&q=${number}`);
  await usable(desk);
  await desk.getByRole("link", { name: COURSE[locale] }).click();
}

/** Offers the next free time after the paid one. */
async function offerNext(desk: Page, paidTime: string, locale: Locale): Promise<string> {
  const words = locale === "ko" ? deskKo : deskEn;
  const chips = desk.getByRole("group", { name: words["offer.times"] }).getByRole("button");
  await chips.first().waitFor();
  const times = (await chips.allInnerTexts()).filter((text) => /^\d\d:\d\d$/.test(text));
  const time = times.find((each) => each > paidTime) ?? "";
  await desk.getByRole("button", { name: time, exact: true }).click();
  await desk.getByRole("button", { name: words["offer.do"] }).click();
  await expect(desk.getByText(words["reservation.done.offer"])).toBeVisible();
  // On a phone the list is behind the record, out of sight.
  const waits = desk.getByText(words["queue.waits_customer"]).filter({ visible: true });
  await expect(waits.first()).toBeVisible();
  return time;
}

function wordsOf(locale: Locale) {
  return locale === "ko" ? ko : en;
}

/** As the pages of the shop say a time of day. */
function said(time: string, locale: Locale): string {
  const { half, clock } = clockParts(time);
  return wordsOf(locale)[`clock.${half}`].replace("{{time}}", clock);
}

type Tools = {
  readonly browser: Browser;
  readonly request: APIRequestContext;
  readonly base: string;
};

/** A new member's round for which staff have offered another time. */
async function offeredRound({ browser, request, base }: Tools, paidTime: string, locale: Locale) {
  await newcomer(request, base);
  const round = await buyRound(request, base, paidTime);
  const desk = await adminPage(browser, base, locale);
  await openLine(desk, round, locale);
  return { round, desk, time: await offerNext(desk, paidTime, locale) };
}

const HOME = { ko: "/reservation", en: "/en/reservation" };

test(
  "staff offer another time, and the member accepts it with one tap",
  {
    tag: "@day-phone",
  },
  async ({ page, context, browser, open, baseURL }, { project }) => {
    const locale = project.name === "phone" ? "ko" : "en";
    const words = wordsOf(locale);
    const tools = { browser, request: context.request, base: baseURL ?? "" };
    const { round, desk, time } = await offeredRound(tools, ASKED[locale][0], locale);

    await open(HOME[locale]);
    await page.getByRole("link", { name: words["offer.badge"] }).click();
    const take = page.getByRole("button", { name: said(time, locale) });
    await expect(take).toBeVisible();
    await expect(page.getByText(words["offer.text"])).toBeVisible();
    expect(await graveFaults(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await take.click();
    await expect(page.getByText(words["asked.moved_title"])).toBeVisible();
    await expect(page.getByText(said(time, locale)).first()).toBeVisible();
    await expect(take).toBeHidden();

    await openLine(desk, round, locale);
    await expect(desk.getByText(`Tee time: ${time}`)).toBeVisible();
  },
);

test(
  "a member who declines every offered time is refunded in full",
  { tag: "@day-phone" },
  async ({ page, context, browser, open, baseURL }, { project }) => {
    const locale = project.name === "phone" ? "ko" : "en";
    const words = wordsOf(locale);
    const tools = { browser, request: context.request, base: baseURL ?? "" };
    const { round } = await offeredRound(tools, ASKED[locale][1], locale);

    await open(HOME[locale]);
    await page.getByRole("link", { name: words["offer.badge"] }).click();
    const amount = formatWon(won(round.total), locale);
    await page.getByText(words["offer.none"].replace("{{amount}}", amount)).click();
    const decline = words["offer.decline"].replace("{{amount}}", amount);
    await page.getByRole("button", { name: decline }).click();
    await expect(page.getByText(words["asked.title"])).toBeVisible();
    const { pathname } = new URL(page.url());
    // The card company answers in its own time; then the line says what came back.
    await expect
      .poll(async () => (await context.request.get(pathname)).text(), { timeout: 45_000 })
      .toContain(words["refund.done"]);
    await open(pathname);
    await expect(page.getByText(amount).first()).toBeVisible();
  },
);

test(
  "ops confirms with six keys next to the reference, offers another day, and the member accepts it",
  { tag: "@day-desktop" },
  async ({ page, context, browser, open, baseURL }, { project }) => {
    const locale = project.name === "phone" ? "ko" : "en";
    const [desk, reserve] = locale === "ko" ? [deskKo, reserveKo] : [deskEn, reserveEn];
    const base = baseURL ?? "";
    await newcomer(context.request, base);
    const confirmed = await buyRound(context.request, base, ASKED[locale][2]);
    const moved = await buyRound(context.request, base, ASKED[locale][3]);
    const staff = await adminPage(browser, base, locale);

    let keys = 0;
    async function press(combination: string) {
      keys += combination.split("+").length;
      await staff.keyboard.press(combination);
    }
    await staff.goto(`/admin/reservations?queue=confirm&q=${confirmed.number}`);
    await usable(staff);
    await press("j");
    await expect(staff.locator("[data-row]")).toBeFocused();
    await press("Enter");
    const reference = staff.getByLabel(desk["reservation.reference"]);
    await expect(reference).toBeVisible();
    await press("Control+Enter");
    await expect(reference).toBeFocused();
    await staff.keyboard.insertText(`AMATA-KEYS-${locale}`);
    await press("Control+Enter");
    await expect(staff.getByText(desk["reservation.done.confirm"])).toBeVisible();
    expect(keys).toBeLessThanOrEqual(6);

    await openLine(staff, moved, locale);
    await staff.getByRole("button", { name: reserve["elsewhere.find"] }).click();
    const options = staff.getByRole("group", { name: reserve["elsewhere.title"] });
    const nearest = options.getByRole("button").first();
    const day = (await nearest.locator("b").innerText()).split(" ").slice(0, -1).join(" ");
    await nearest.click();
    await staff.getByRole("button", { name: desk["offer.do"] }).click();
    await expect(staff.getByText(desk["reservation.done.offer"])).toBeVisible();

    await open(HOME[locale]);
    await page.getByRole("link", { name: wordsOf(locale)["offer.badge"] }).click();
    await page.getByRole("button", { name: said(ASKED[locale][3], locale) }).click();
    await expect(page.getByText(wordsOf(locale)["asked.moved_title"])).toBeVisible();
    expect(await graveFaults(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);

    await openPage(staff, `/admin/reservations?q=${moved.number}`);
    await staff.getByRole("link", { name: COURSE[locale] }).first().click();
    await expect(staff.locator("[data-line-head]")).toContainText(day);
  },
);
