import { expect, test } from "../support/test.ts";

test(
  "a visitor finds a hotel by its price and sees what a stay costs and returns",
  {
    tag: "@day-desktop",
  },
  async ({ page, open }, info) => {
    // Without any match, one tap removes the filters that were too strict.
    await open("/hotel/city/pattaya?stars=3");
    await page.getByRole("link", { name: /^별 상관없이 \d+곳 보기$/ }).click();
    await expect(page).toHaveURL(/\/hotel\/city\/pattaya$/);

    await open("/hotel/home");
    await page.getByRole("navigation", { name: "도시 고르기" }).getByText("파타야·촌부리").click();
    await expect(page).toHaveURL(/\/hotel\/city\/pattaya$/);
    await page.getByLabel("정렬").selectOption("highest");
    await expect(page).toHaveURL(/\/hotel\/city\/pattaya\?sort=highest$/);

    await page.getByRole("link", { name: "아마리 파타야" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "아마리 파타야" })).toBeVisible();

    const calendar = page.getByRole("grid");
    const month = page.locator("[data-calendar]").getByRole("heading");
    const before = await month.innerText();
    await page.getByRole("button", { name: "다음 달" }).click();
    await expect(page).toHaveURL(/month=/);
    await expect(month).not.toHaveText(before);
    await expect(calendar).toHaveAttribute("aria-busy", "false");
    await calendar.getByRole("button", { disabled: false, name: /₩/ }).last().click();
    const panel = page.getByRole("region", { name: "숙박 요금" });
    await expect(panel.getByText("1박 총액")).toBeVisible();
    await expect(panel.getByText(/환불$/).first()).toBeVisible();
    if (info.project.name === "phone") {
      await page.getByRole("link", { name: "예약하기" }).click();
      await expect(panel.getByText("1박 총액")).toBeInViewport();
    }

    await page.getByRole("link", { name: /이 객실 요금 보기 ?프리미어 더블/ }).click();
    await expect(page).toHaveURL(/room=ht-amari-pattaya-room-2/);
    await expect(panel.getByText("프리미어 더블")).toBeVisible();
  },
);

test("a visitor finds a caddie who speaks Korean, and a day on which she is free", {
  tag: "@phone",
}, async ({ page, open }) => {
  await open("/en/caddy/city/pattaya");
  await page.getByRole("link", { name: "Korean" }).click();
  await expect(page).toHaveURL(/language=ko/);
  await expect(page.getByRole("article")).toHaveCount(4);

  await page.getByLabel("Sort").selectOption("lowest");
  await expect(page).toHaveURL(/sort=lowest/);
  await page.getByRole("link", { name: "Fah" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fah Chanida" })).toBeVisible();
  await expect(page.getByText("must be in the same order")).toBeVisible();

  const month = page.locator("[data-calendar]").getByRole("heading");
  const before = await month.innerText();
  await page.getByRole("button", { name: "Next month" }).click();
  await expect(page).toHaveURL(/month=/);
  await expect(month).not.toHaveText(before);
  const calendar = page.getByRole("grid");
  await expect(calendar).toHaveAttribute("aria-busy", "false");
  await calendar.getByRole("button", { disabled: false, name: /Free/ }).last().click();
  await page.getByRole("link", { name: /See rounds on/ }).click();
  await expect(page).toHaveURL(/\/en\/course\/th-chee-chan\?date=/);
});
