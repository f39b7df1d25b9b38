import type { Browser, Page } from "@playwright/test";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { spokenDayText } from "#app/domain/common/date/plain-date-text.ts";
import { audited } from "../support/audit.ts";
import { type BoughtRound, buyRound } from "../support/bought-round.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

/** They share the tee times of one course. */
test.describe.configure({ mode: "serial" });

const COURSE = "th-siam-old";
const wonIn = (text: string) => Number(text.replace(/\D/g, ""));

/** A sentence with some sum in it. */
function withSum(sentence: string): RegExp {
  return new RegExp(`^${sentence.replace("{{amount}}", "₩[\\d,]+")}$`);
}

/** Of two buttons one is shown: at the bottom of a phone, or next to the sums. */
function shown(page: Page, sentence: string) {
  return page.getByRole("button", { name: withSum(sentence) }).filter({ visible: true });
}

async function openBought(page: Page, at: string): Promise<void> {
  await page.getByRole("main").locator(`a[href^="${at}/reservation/"]`).first().click();
}

/** Nothing about this order, and nothing about any change. */
async function breachesOf(browser: Browser, baseURL: string, { number }: BoughtRound) {
  const all = await audited(browser, baseURL);
  return all.filter((text) => text.includes(number) || text.includes("I-CHANGE"));
}

type Plan = { readonly days: Record<LocalDate, { readonly state?: string }> };

async function otherDay(page: Page, { date }: BoughtRound): Promise<LocalDate> {
  const answer = await page.request.get(`/api/course/${COURSE}/plan?date=${date}&players=3`);
  const { days } = (await answer.json()) as Plan;
  const free = (Object.keys(days) as LocalDate[]).filter((day) => days[day]?.state === "free");
  const [later] = free.toSorted().filter((day) => day > date);
  if (!later) throw new Error(`no day after ${date}`);
  return later;
}

test("another date with one more golfer is paid through the card window, and only then the round moves", async ({
  page,
  open,
  browser,
  baseURL: base,
}, { project }) => {
  test.slow();
  const baseURL = base ?? "";
  const { at, isPhone, change, reservation, ui } = wordsOf(project.name);
  await newcomer(page.request, baseURL);
  const time = isPhone ? "11:04" : "11:12";
  const bought = await buyRound(page.request, baseURL, time, { course: COURSE });
  const day = await otherDay(page, bought);
  await open(`${at}/reservation`);
  await openBought(page, at);
  await page.getByRole("link", { name: reservation["change.link"] }).click();
  await expect(page.getByText(change["state.nothing"])).toBeVisible();

  await page.getByText(change["date.all"]).click();
  const spoken = spokenDayText(day, isPhone ? "ko" : "en");
  await page.getByRole("link", { name: spoken }).last().click();
  const more = filled(ui["stepper.more"], { label: change["people.title"] });
  await page.getByRole("link", { name: more }).click();
  const pay = shown(page, change["do.pay"]);
  await expect(pay).toBeVisible();
  await page.getByLabel(change["who.last"]).fill("PARK");
  await page.getByLabel(change["who.first"]).fill("JUNGWOO");
  const sum = wonIn(await pay.innerText());
  await pay.click();
  await page.getByRole("button", { name: /결제하기/ }).click();

  await expect(page.getByText(reservation["asked.changed_title"])).toBeVisible();
  await expect(page.getByText("PARK JUNGWOO")).toBeVisible();
  await expect(
    page.getByText(`₩${(bought.total + sum).toLocaleString("en")}`).first(),
  ).toBeVisible();
  expect(await breachesOf(browser, baseURL, bought)).toEqual([]);
});

test("with fewer golfers the share of those who stay at home is refunded immediately", async ({
  page,
  open,
  browser,
  baseURL: base,
}, { project }) => {
  test.slow();
  const baseURL = base ?? "";
  const { at, isPhone, change, reservation, ui } = wordsOf(project.name);
  await newcomer(page.request, baseURL);
  const choice = { course: COURSE, players: 3 };
  const bought = await buyRound(page.request, baseURL, isPhone ? "11:20" : "11:28", choice);
  await open(`${at}/reservation`);
  await openBought(page, at);
  await page.getByRole("link", { name: reservation["change.link"] }).click();
  const fewer = filled(ui["stepper.less"], { label: change["people.title"] });
  const less = page.getByRole("link", { name: fewer });
  await less.click();
  const back = shown(page, change["do.back"]);
  await expect(back).toBeVisible();
  // The course takes no fewer than two, and the keyboard focus stays.
  await expect(less).toHaveAttribute("aria-disabled", "true");
  await expect(less).toBeFocused();
  expect(wonIn(await back.innerText())).toBe(bought.total / 3);
  await back.click();

  await expect(page.getByText(reservation["asked.changed_title"])).toBeVisible();
  const left = (bought.total * 2) / 3;
  await expect(page.getByText(`₩${left.toLocaleString("en")}`).first()).toBeVisible();
  await expect(page.getByText("LEE JIWOO")).toHaveCount(0);
  expect(await breachesOf(browser, baseURL, bought)).toEqual([]);
});

test("one of four who cannot come is cancelled alone, and the others keep their round", async ({
  page,
  open,
  browser,
  baseURL: base,
}, { project }) => {
  test.slow();
  const baseURL = base ?? "";
  const { at, isPhone, change, reservation } = wordsOf(project.name);
  await newcomer(page.request, baseURL);
  const choice = { course: COURSE, players: 4 };
  const bought = await buyRound(page.request, baseURL, isPhone ? "11:36" : "11:44", choice);
  await open(`${at}/reservation`);
  await openBought(page, at);
  await page.getByRole("link", { name: reservation["cancel.line"] }).click();
  await page.getByRole("dialog").getByRole("link", { name: reservation["ask.one"] }).click();
  await page.getByRole("link", { name: "LEE MINA" }).click();
  const one = shown(page, change["one.do"]);
  await expect(one).toBeVisible();
  expect(wonIn(await one.innerText())).toBe(bought.total / 4);
  await one.click();

  await expect(page.getByText(reservation["asked.changed_title"])).toBeVisible();
  await expect(page.getByText("LEE MINA")).toHaveCount(0);
  await expect(page.getByText("LEE HARIN")).toBeVisible();
  expect(await breachesOf(browser, baseURL, bought)).toEqual([]);
});
