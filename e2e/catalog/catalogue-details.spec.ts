import { logIn, newcomer } from "../support/newcomer.ts";
import { expect, test } from "../support/test.ts";

const isPhone = (name: string) => name === "phone";

test(
  "a round is chosen without loading the page again, and is in the cart after login",
  {
    tag: "@day-phone",
  },
  async ({ page, open, context, baseURL }, { project }) => {
    const { loginId } = await newcomer(context.request, baseURL);
    await context.clearCookies();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await open("/course/th-siam-old");
    await page.getByRole("radio", { name: /자리/, disabled: false }).last().click();
    await expect(page).toHaveURL(/time=/);

    if (isPhone(project.name))
      await page.getByRole("button", { name: "예약하기", exact: true }).click();
    const van = page.getByRole("switch", { name: "호텔 콜밴" }).last();
    await expect(van).toHaveAccessibleDescription(/^왕복 ₩[\d,]+ · .*1대/);
    await van.click();
    await expect(page.getByText("1인 총액 · 콜밴 포함").last()).toBeVisible();
    await expect(page).toHaveURL(/van=round_trip/);
    const plans = () => requested.filter((path) => path === "/api/course/th-siam-old/plan").length;
    await expect.poll(plans).toBeGreaterThan(2);
    expect(requested.filter((path) => /^\/course\/.*\.data$/.test(path))).toEqual([]);

    await page
      .getByRole("button", { name: /장바구니에 담기/ })
      .last()
      .click();
    await expect(page.getByRole("heading", { name: "로그인 필요" })).toBeVisible();
    await page.getByRole("button", { name: "로그인하고 담기" }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    await logIn(page, { loginId });

    await expect(page).toHaveURL(/\/course\/th-siam-old\?.*van=round_trip/);
    await page.getByRole("button", { name: "장바구니 보기" }).click();
    const line = page.getByRole("listitem").filter({ hasText: "시암 컨트리클럽 올드 코스" });
    await expect(line.getByText("호텔 왕복 콜밴", { exact: true })).toBeVisible();
    await expect(line.getByText(/픽업 · .*1대/)).toBeVisible();
    await line.getByRole("button", { name: "시암 컨트리클럽 올드 코스 빼기" }).click();
    // Its van goes along, and that is said before.
    await page.getByRole("dialog").getByText("호텔 왕복 콜밴").waitFor();
    await page.getByRole("button", { name: "모두 빼기" }).click();
    await expect(page.getByRole("heading", { name: "장바구니가 비어 있어요" })).toBeVisible();
    await page.getByRole("button", { name: "되돌리기" }).click();
    await expect(line).toBeVisible();
  },
);

test("a stay says why it is not available, suggests the next one, and goes into the cart", {
  tag: "@desktop",
}, async ({ page, open, context, baseURL }) => {
  await newcomer(context.request, baseURL);
  // Three rooms first, then two: a stay offered for three is free for two on any day the test runs.
  await open("/en/hotel/ht-amari-pattaya?in=2020-01-01&rooms=3");
  const panel = page.getByRole("region", { name: "Price of the stay" });
  await expect(panel.getByText(/It is too late to check in/)).toBeVisible();
  await panel.getByRole("button", { name: /^See \d nights? from/ }).click();
  await expect(panel.getByRole("button", { name: /^Add to cart/ })).toBeVisible();
  await expect(panel.getByText(/× 3 rooms/)).toBeVisible();

  await panel.getByRole("button", { name: "Fewer: Rooms" }).click();
  await expect(page).toHaveURL(/rooms=2/);
  await expect(panel.getByText(/× 2 rooms/)).toBeVisible();
  await panel.getByRole("button", { name: /^Add to cart/ }).click();
  await page.getByRole("button", { name: "See the cart" }).click();
  await expect(page.getByRole("heading", { name: "Amari Pattaya" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Rooms", exact: true })).toHaveValue("2");
});

test("a caddie is booked with a round at her course, on a day on which both are free", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await open("/en/caddy/cad-002?date=2020-01-01");
  await expect(page.getByText(/It is too late to book/)).toBeVisible();
  await page.getByRole("link", { name: /^See \w{3}, / }).click();
  await expect(page.getByText(/It is too late to book/)).toHaveCount(0);
  await page.getByRole("link", { name: /See rounds on/ }).click();
  await expect(page).toHaveURL(/\/en\/course\/th-siam-old\?date=.+caddy=cad-002/);
  await expect(page.getByRole("button", { name: /^Chosen/ }).first()).toBeVisible();
});

test("when prices do not come, the page says so and asks again on demand", {
  tag: "@phone",
}, async ({ page, open }) => {
  await page.route("**/api/course/*/plan*", (route) => route.abort());
  await open("/en/course/th-siam-old");
  const failed = page.getByText("We could not load prices and free places").first();
  await expect(failed).toBeVisible();
  await expect(page.getByRole("heading", { name: "Good to know" })).toBeVisible();
  await page.unroute("**/api/course/*/plan*");
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(failed).toBeHidden();
  await expect(page.getByRole("radio", { name: /places/ }).first()).toBeVisible();
});
