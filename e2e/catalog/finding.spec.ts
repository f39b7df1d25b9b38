import type { Locator } from "@playwright/test";
import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

const inSixWeeks = addDays(dateIn(SHOP_ZONE, new Date()), 42);

test("a price limit and a rating leave only what keeps them, and each can be dropped", async ({
  page,
  open,
}, { project }) => {
  const { at, list } = wordsOf(project.name);
  await open(`${at}/course/city/pattaya?date=${inSixWeeks}`);
  const rows = page.getByRole("main").getByRole("article");
  const all = await rows.count();
  await page.getByRole("button", { name: list["facets.button"] }).filter({ visible: true }).click();
  const sheet = page.getByRole("dialog");
  const limit = filled(list["limit.max"], { price: "₩150,000" });
  await sheet.getByRole("button", { name: limit }).click();
  await sheet.getByRole("button", { name: filled(list["limit.rating"], { rating: 4 }) }).click();
  await expect(page).toHaveURL(/max=150000&rating=4/);
  await sheet.getByRole("button", { name: /\d/ }).last().click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  for (const text of await rows.allInnerTexts()) {
    expect(firstPrice(text)).toBeGreaterThan(0);
    expect(firstPrice(text)).toBeLessThanOrEqual(150_000);
  }
  const chosen = page.getByRole("list", { name: list["facets.chosen"] });
  await expect(chosen.getByRole("listitem")).toHaveCount(2);
  await chosen.getByRole("link", { name: filled(list["facets.drop"], { facet: limit }) }).click();
  await expect(chosen.getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL(/rating=4$/);
});

test(
  "a hotel list is limited by the price of a night and shows until when a stay is free to cancel",
  { tag: "@day-desktop" },
  async ({ page, open }, { project }) => {
    const { at, hotel } = wordsOf(project.name);
    await open(`${at}/hotel/city/pattaya?in=${inSixWeeks}&nights=2`);
    const rows = page.getByRole("main").getByRole("article");
    const [before = ""] = hotel["list.free_until"].split("{{date}}").filter(Boolean);
    await expect(rows.first()).toContainText(before.trim());
    const price = page.getByRole("combobox", { name: hotel["list.price_label"] });
    // Which limits are offered depends on the season.
    const limit = Number(await price.getByRole("option").nth(1).getAttribute("value"));
    await price.selectOption({ index: 1 });
    await expect(page).toHaveURL(new RegExp(`max=${limit}`));
    await expect
      .poll(async () => Math.max(...(await rows.allInnerTexts()).map(firstPrice)))
      .toBeLessThanOrEqual(2 * limit);
    await expect(rows.first()).toBeVisible();
  },
);

function firstPrice(text: string): number {
  return Number((/₩([\d,]+)/.exec(text)?.[1] ?? "").replaceAll(",", ""));
}

const SPOKEN = [
  { q: "아마리호텔", href: /\/hotel\/ht-amari-pattaya/ },
  { q: "siam ctry", href: /\/course\/th-siam-old/ },
  { q: "siem", href: /\/course\/th-siam-old/ },
  { q: "노이", href: /\/caddy\/cad-002/ },
];

for (const { q, href } of SPOKEN) {
  test(
    `a search for “${q}” finds what is meant`,
    { tag: "@day-phone" },
    async ({ page, open }, { project }) => {
      const { at } = wordsOf(project.name);
      await open(`${at}/search?q=${encodeURIComponent(q)}`);
      const found = page.getByRole("main").getByRole("article").getByRole("link");
      await expect.poll(async () => (await hrefs(found)).some((to) => href.test(to))).toBe(true);
    },
  );
}

function hrefs(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

test(
  "a member waits for a price on a day, sees the alert on my page, and removes it",
  { tag: "@day-phone" },
  async ({ page, context, open, baseURL }, { project }) => {
    const { at, alert } = wordsOf(project.name);
    await newcomer(context.request, baseURL);
    await open(`${at}/mypage/alerts?course=th-siam-old&date=${inSixWeeks}&players=4`);
    const form = page.getByRole("region", { name: alert.title });
    await form.getByRole("radio", { name: new RegExp(alert["wish.price"]) }).check({ force: true });
    await form.getByRole("slider", { name: alert.below }).press("Home");
    await form.getByRole("button", { name: alert.submit_one }).click();
    const mine = page.getByRole("list", { name: alert.list }).getByRole("listitem");
    await expect(mine).toHaveCount(1);
    await expect(mine).toContainText(filled(alert.players_other, { count: 4 }));
    await mine.getByRole("button").click();
    await expect(page.getByText(alert.empty)).toBeVisible();
  },
);
