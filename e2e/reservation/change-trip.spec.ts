import type { Page } from "@playwright/test";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { buyLines } from "../support/bought-lines.ts";
import { freeTrip, linesOf, roundOf } from "../support/free-trip.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

/** They share the tee times and the rooms of one trip. */
test.describe.configure({ mode: "serial" });

function shown(page: Page, sentence: string) {
  const name = new RegExp(`^${sentence.replace("{{amount}}", "₩[\\d,]+")}$`);
  return page.getByRole("button", { name }).filter({ visible: true });
}

/** The page of a change of the newest trip's line of a kind, through the list of reservations. */
async function openChange(page: Page, title: string | RegExp, link: string) {
  await page.getByRole("main").getByRole("link", { name: title }).first().click();
  await page.getByRole("link", { name: link, exact: true }).click();
}

type Plan = { readonly days: Record<LocalDate, { readonly state?: string }> };

/** The first day after the nights of the hotel on which the course has places. */
async function dayAfter(page: Page, course: string, checkOut: LocalDate): Promise<LocalDate> {
  const answer = await page.request.get(`/api/course/${course}/plan?date=${checkOut}&players=2`);
  const { days } = (await answer.json()) as Plan;
  const free = (Object.keys(days) as LocalDate[]).filter((day) => days[day]?.state === "free");
  const [later] = free.toSorted().filter((day) => day > checkOut);
  if (!later) throw new Error(`no day after ${checkOut}`);
  return later;
}

test("a round that moves beyond the hotel asks first, and one more night is paid with it", async ({
  page,
  open,
  baseURL,
}, { project }) => {
  test.slow();
  const { at, isPhone, change, reservation } = wordsOf(project.name);
  await newcomer(page.request, baseURL);
  const trip = await freeTrip(page.request, { inDays: 46, slot: isPhone ? 4 : 5 });
  const [, , hotel] = linesOf(trip);
  if (hotel?.kind !== "hotel") throw new Error("the trip has no hotel");
  await buyLines(page.request, baseURL ?? "", [roundOf(trip), hotel]);
  const day = await dayAfter(page, "th-siam-old", hotel.checkOut);
  await open(`${at}/reservation`);
  await openChange(page, isPhone ? /시암/ : /Siam/, reservation["change.link"]);
  await expect(page.getByText(change["state.nothing"])).toBeVisible();
  await open(`${new URL(page.url()).pathname}?date=${day}`);
  const first = page.getByRole("link", { name: change["stay.first"] }).filter({ visible: true });
  await expect(first).toBeVisible();
  await expect(shown(page, change["do.change"])).toHaveCount(0);
  await first.click();
  const question = page.getByRole("region", { name: isPhone ? /호텔은/ : /Your hotel/ });
  await expect(question).toBeInViewport();
  await question.getByRole("link", { name: isPhone ? /박 더/ : /more night/ }).click();
  const pay = shown(page, change["do.pay"]);
  await expect(pay).toBeVisible();
  await pay.click();
  await page.getByRole("button", { name: /결제하기/ }).click();
  await expect(page.getByText(reservation["asked.changed_title"])).toBeVisible();
});

test(
  "a stay is changed by its dates, and what one more night costs is seen first",
  { tag: "@day-desktop" },
  async ({ page, open, baseURL }, { project }) => {
    test.slow();
    const { at, isPhone, change, reservation } = wordsOf(project.name);
    await newcomer(page.request, baseURL);
    const trip = await freeTrip(page.request, { inDays: 52, slot: 0 });
    const [, , hotel] = linesOf(trip);
    if (hotel?.kind !== "hotel") throw new Error("the trip has no hotel");
    await buyLines(page.request, baseURL ?? "", [hotel]);
    await open(`${at}/reservation`);
    await openChange(page, isPhone ? /아마리/ : /Amari/, reservation["change.link"]);
    await page.getByLabel(change["fields.out"]).fill(hotel.checkIn);
    await page.getByRole("button", { name: change["fields.count"] }).click();
    await expect(page.getByText(change["state.wrong"])).toBeVisible();
    await page.getByLabel(change["fields.out"]).fill(addDays(hotel.checkIn, 1));
    await page.getByRole("button", { name: change["fields.count"] }).click();
    const back = shown(page, change["do.back"]);
    await expect(back).toBeVisible();
    await back.click();
    await expect(page.getByText(reservation["asked.changed_title"])).toBeVisible();
    await expect(page.getByText(isPhone ? /1박/ : /1 night/).first()).toBeVisible();
  },
);

const RIDE: Omit<Extract<CartLine, { kind: "callvan" }>, "date"> = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  time: "14:30",
  people: 2,
  price: won(84_000),
};

test(
  "a ride comes at another hour for nothing",
  { tag: "@day-phone" },
  async ({ page, open, baseURL }, { project }) => {
    test.slow();
    const { at, isPhone, change, reservation } = wordsOf(project.name);
    await newcomer(page.request, baseURL);
    const { date } = await freeTrip(page.request, { inDays: 58 });
    await buyLines(page.request, baseURL ?? "", [{ ...RIDE, date }]);
    await open(`${at}/reservation`);
    await openChange(page, isPhone ? /수완나품/ : /Suvarnabhumi/, reservation["change.link"]);
    await page.getByLabel(change["fields.time"]).fill("16:00");
    await page.getByRole("button", { name: change["fields.count"] }).click();
    const free = shown(page, change["do.change"]);
    await expect(free).toBeEnabled();
    await free.click();
    await expect(page.getByText(reservation["asked.changed_title"])).toBeVisible();
    await expect(page.getByText(/4:00/).first()).toBeVisible();
  },
);

test(
  "cancels one traveller for one day, then backs out",
  { tag: "@day-phone" },
  async ({ page, open, baseURL }, { project }) => {
    test.slow();
    const { at, isPhone, change, reservation } = wordsOf(project.name);
    await newcomer(page.request, baseURL);
    const early = await freeTrip(page.request, { inDays: 62, slot: isPhone ? 6 : 7 });
    const late = await freeTrip(page.request, { inDays: 68, slot: isPhone ? 6 : 7 });
    const rounds = [early, late].map((day) => roundOf(day, { players: 4 }));
    const { total } = await buyLines(page.request, baseURL ?? "", rounds);
    await open(`${at}/reservation`);
    await page
      .getByRole("main")
      .getByRole("link", { name: isPhone ? /시암/ : /Siam/ })
      .first()
      .click();
    await page.getByRole("link", { name: reservation["cancel.line"] }).click();
    await page.getByRole("dialog").getByRole("link", { name: reservation["ask.one"] }).click();
    await page.getByRole("link", { name: "LEE MINA" }).click();
    const amount = (won: number) => `₩${won.toLocaleString("en")}`;
    const doing = (sum: string) => shown(page, filled(change["one.do"], { amount: sum }));
    await expect(doing(amount(total / 4))).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(2);
    await page.getByRole("checkbox").last().uncheck();
    await expect(doing(amount(total / 4))).toHaveCount(0);
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await page.getByRole("link", { name: change["one.keep"] }).click();
    await expect(page.getByRole("link", { name: reservation["cancel.line"] })).toBeVisible();
    await expect(page.getByText("LEE MINA", { exact: true })).toBeVisible();
  },
);
