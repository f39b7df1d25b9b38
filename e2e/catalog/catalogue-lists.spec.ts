import { addDays, dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { expect, test } from "../support/test.ts";

const inAMonth = addDays(dateIn(SHOP_ZONE, new Date()), 30);

test(
  "a golfer narrows the courses of a city by day, start and wishes, sees them on the map, and goes back",
  {
    tag: "@day-phone",
  },
  async ({ page, open }, { project }) => {
    const isPhone = project.name.includes("phone");
    await open(`/course/city/pattaya?date=${inAMonth}&from=airport`);
    const cards = page.getByRole("main").getByRole("article");
    await expect(cards.first()).toContainText("우타파오 국제공항에서");
    await expect(cards.first()).toContainText("남은 티타임");

    await page.getByRole("button", { name: "필터" }).filter({ visible: true }).click();
    await page.getByRole("checkbox", { name: "한국어 하는 캐디" }).check();
    await page.getByRole("button", { name: "4곳 보기" }).click();
    await expect(page).toHaveURL(/has=korean/);
    await expect(cards).toHaveCount(4);

    if (isPhone) await page.getByRole("link", { name: "지도로 보기" }).click();
    const map = page.getByRole("region", { name: "골프장 지도" });
    const pin = map.getByRole("button", { name: /₩/ });
    // A course that is closed or full on the day has a pin, too, and no price on it.
    await expect(map.locator(".map-pin")).toHaveCount(4);
    // No tiles are configured here: coast and towns are the map's own.
    const towns = map.getByText(/^(파타야|좀티엔|시라차|람차방|사타힙)$/);
    await expect(towns.filter({ visible: true }).first()).toBeVisible();
    await expect(map.locator(".has-ground")).toBeVisible();
    await pin.first().press("Enter");
    await expect(map.getByRole("link", { name: /1인 총액/ })).toBeVisible();
    if (isPhone) await page.getByRole("link", { name: "목록으로 보기" }).click();

    await open("/course/city/pattaya?has=night,korean");
    await page.getByRole("link", { name: /‘야간 골프’ 빼고 4곳 보기/ }).click();
    await expect(page).toHaveURL(/has=korean$/);
    await expect(cards).toHaveCount(4);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "조건에 맞는 골프장이 없어요" })).toBeVisible();
  },
);

test("a golfer finds a caddie who is free on a day and speaks the language", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await open("/en/caddy/city/pattaya");
  await page.getByRole("link", { name: /^Korean 4/ }).click();
  await expect(page).toHaveURL(/language=ko$/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(4);

  await page.getByLabel("Sort").selectOption("highest");
  await expect(page).toHaveURL(/language=ko&sort=highest$/);

  await page.getByLabel("Course").selectOption({ index: 1 });
  await expect(page).toHaveURL(/course=/);
  await page.getByRole("button", { name: /^Free on/ }).click();
  await page.getByRole("gridcell").locator("button:not([aria-disabled])").last().click();
  await expect(page).toHaveURL(/date=20/);
});
