import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { filled, wordsOf } from "../support/messages.ts";
import { expect, graveFaults, test } from "../support/test.ts";

const inSixWeeks = addDays(dateIn(SHOP_ZONE, new Date()), 42);
const COURSES = ["th-siam-old", "th-laem-chabang", "th-phoenix-gold"];

test("a golfer chooses courses in the list and sets them side by side for the day", async ({
  page,
  open,
}, { project }) => {
  const { at, isPhone, wish, compare, list } = wordsOf(project.name);
  await open(`${at}/course/city/pattaya?date=${inSixWeeks}`);
  const rows = page.getByRole("main").getByRole("article");
  const price = (text: string | null) => /₩[\d,]+/.exec(text ?? "")?.[0] ?? "";
  const shown: { name: string; price: string }[] = [];
  for (const index of [0, 1]) {
    const row = rows.nth(index);
    const name = (await row.getByRole("heading").innerText()).trim();
    shown.push({ name, price: price(await row.innerText()) });
    const toggle = row.getByRole("button", { name: filled(wish["compare.label"], { name }) });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
  }
  const go = filled(wish["compare.go_other"], { count: 2 });
  await page.getByRole("link", { name: go }).click();

  const title = filled(compare["title.course_count_other"], { count: 2 });
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const table = page.getByRole("region", { name: compare.table }).getByRole("table");
  for (const { name } of shown) {
    await expect(table.getByRole("columnheader", { name })).toBeVisible();
  }
  const allIn = table.getByRole("row", { name: compare["row.all_in"] });
  for (const { price: listed } of shown) await expect(allIn).toContainText(listed);
  for (const label of ["row.drive", "row.caddy", "row.cart", "row.grass", "row.rating"] as const) {
    await expect(table.getByRole("rowheader", { name: compare[label], exact: true })).toBeVisible();
  }
  expect(await graveFaults(page)).toEqual([]);

  // Another party, another price; the address works for anyone it is sent to.
  await page.getByRole("combobox", { name: list["players.label"] }).selectOption("4");
  await expect(page).toHaveURL(/players=4/);
  await expect(
    page.getByText(filled(list["players.count_other"], { count: 4 })).first(),
  ).toBeVisible();
  const [first] = shown;
  await page
    .getByRole("link", { name: filled(compare.remove, { name: first?.name ?? "" }) })
    .click();
  await expect(page.getByText(compare["one.title"])).toBeVisible();
  if (isPhone)
    await expect(page.getByRole("link", { name: compare["one.more_course"] })).toBeVisible();
});

test(
  "the differences alone are shown, and names stay under the bar while the table is read",
  { tag: "@day-phone" },
  async ({ page, open }, { project }) => {
    const { at, compare } = wordsOf(project.name);
    await open(`${at}/compare/course?ids=${COURSES.join(",")}&date=${inSixWeeks}`);
    const party = page.getByRole("rowheader", { name: compare["row.caddy"], exact: true });
    await expect(party).toBeVisible();
    await page.getByRole("button", { name: compare.differing }).click();
    // All three have one caddie for each golfer.
    await expect(party).toBeHidden();
    await page.getByRole("button", { name: compare.differing }).click();
    await expect(party).toBeVisible();

    const names = page.locator("[data-names]");
    await expect(names).toBeHidden();
    await page
      .getByRole("rowheader", { name: compare["row.rating"], exact: true })
      .scrollIntoViewIfNeeded();
    await expect(names).toBeVisible();
    await expect(names).toContainText("₩");
  },
);

test(
  "hotels are compared from their own pages and from the wish list",
  { tag: "@day-desktop" },
  async ({ page, open }, { project }) => {
    const { at, wish, heart, compare, hotel } = wordsOf(project.name);
    for (const id of ["ht-hilton-pattaya", "ht-amari-pattaya"]) {
      await open(`${at}/hotel/${id}`);
      await page.getByRole("button", { name: wish["compare.choose"], exact: true }).click();
      await expect(page.getByRole("button", { name: wish["compare.chosen"] })).toBeVisible();
      await page.getByRole("button", { name: heart.save, exact: true }).first().click();
      await expect(page.getByRole("button", { name: heart.saved }).first()).toBeVisible();
    }
    await open(`${at}/wish`);
    await page.getByRole("link", { name: filled(wish["compare.go_other"], { count: 2 }) }).click();
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: filled(compare["title.hotel_count_other"], { count: 2 }),
      }),
    ).toBeVisible();
    await expect(page.getByRole("rowheader", { name: compare["row.facilities"] })).toBeVisible();
    await page.getByRole("combobox", { name: hotel["list.nights_label"] }).selectOption("3");
    await expect(page).toHaveURL(/nights=3/);
  },
);
