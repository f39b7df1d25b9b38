import { expect, test } from "../support/test.ts";

test("a golfer finds a city's courses by drive time and price", {
  tag: "@day-phone",
}, async ({ page, open }) => {
  await open("/?from=journey");
  await page.getByLabel("어디로 치러 갈까요?").selectOption("pattaya");
  await page.getByLabel("인원").selectOption("4");
  await page.getByRole("button", { name: "골프장 찾기" }).click();

  await expect(page).toHaveURL(/\/course\/city\/pattaya\?players=4$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("파타야·촌부리 골프장");
  await page.getByLabel("정렬").filter({ visible: true }).selectOption("lowest");
  await expect(page).toHaveURL(/sort=lowest/);
  await expect(page.getByText("1인 총액").first()).toBeVisible();

  await open("/course/city/bangkok?within=30");
  await page.getByRole("link", { name: /이동 시간 제한 없애고/ }).click();
  await expect(page).toHaveURL(/\/course\/city\/bangkok$/);
});

test(
  "a round's price, cash and refund are known before anything is paid",
  {
    tag: "@day-desktop",
  },
  async ({ page, open }, { project }) => {
    await open("/en/course/th-siam-old");
    await page
      .getByRole("radio", { name: /places/ })
      .last()
      .click();
    await expect(page).toHaveURL(/time=/);
    await expect(page.getByRole("heading", { name: /If you cancel the round/ })).toBeVisible();

    if (project.name === "phone")
      await page.getByRole("button", { name: "Book it", exact: true }).click();
    await expect(page.getByText("Bring 1,000 baht in cash").last()).toBeVisible();
    await page
      .getByRole("button", { name: /Golfers/ })
      .last()
      .click();
    await expect(page.getByText("Bring 1,500 baht in cash").last()).toBeVisible();
    await expect(page.getByText("Total for 3").last()).toBeVisible();
  },
);

test("a day that cannot be booked says why, and leads to one that can", { tag: "@phone" }, async ({
  page,
  open,
}) => {
  await open("/course/th-siam-old?date=2020-01-01");
  await expect(page.getByText(/접수가 끝났어요/).first()).toBeVisible();
  await open("/course/th-siam-old?date=2099-12-31");
  await expect(page.getByText(/요금은 아직 나오지 않았어요/).first()).toBeVisible();
  await page.getByRole("link", { name: "가장 저렴한 날로 보기" }).first().click();
  await expect(page.getByText(/요금은 아직 나오지 않았어요/)).toHaveCount(0);
});

test("a product saved with a heart is on the saved page, and can be removed", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await open("/en/best30");
  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await page.getByRole("button", { name: "See saved" }).click();
  await expect(page.getByRole("heading", { name: "Courses 1" })).toBeVisible();

  await page
    .getByRole("button", { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: "Courses 1" })).toBeVisible();
});

test("a search counts its kinds, is saved in this browser, and can be deleted", {
  tag: "@phone",
}, async ({ page, open }) => {
  await open("/search");
  await page.getByRole("combobox").fill("siam");
  await page.getByRole("main").getByRole("button", { name: "검색" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("‘siam’ 검색 결과");
  await page.getByRole("link", { name: /^캐디 \d/ }).click();
  await expect(page).toHaveURL(/tab=caddy/);

  await open("/search");
  await expect(page.getByRole("link", { name: "siam" })).toBeVisible();
  await page.getByRole("button", { name: "‘siam’ 지우기" }).click();
  await expect(page.getByRole("link", { name: "siam" })).toHaveCount(0);
});

test("the banners turn by hand, which stops the automatic turning", { tag: "@desktop" }, async ({
  page,
  open,
}) => {
  await open("/en");
  const banner = page.getByRole("region", { name: "Featured" });
  // Banners pause under the pointer, so the heading cannot change between reading and clicking.
  await banner.hover();
  const first = await banner.getByRole("heading").textContent();
  await banner.getByRole("button", { name: "Next banner" }).click();
  await expect(banner.getByRole("heading")).not.toHaveText(first ?? "");
  await expect(banner.getByRole("button", { name: "Play banners" })).toBeVisible();
});
