import { expect, test } from "../support/test.ts";

test("a reader finds the booking notices and walks on to the next one", { tag: "@phone" }, async ({
  page,
  open,
}) => {
  await open("/notice");
  await page.getByRole("navigation", { name: "공지 분류" }).getByText("예약").click();
  await expect(page).toHaveURL(/category=reservation/);
  await page.getByRole("link", { name: /취소·환불 규정/ }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "취소·환불 규정, 쉽게 풀어 드려요",
  );
  await page.getByRole("navigation", { name: "이전 글과 다음 글" }).getByText("이전 글").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/쉽게 풀어/);
});

test("offers are ongoing or ended, and each says until when", { tag: "@desktop" }, async ({
  page,
  open,
}) => {
  await open("/en/event");
  await expect(page.getByText(/days left/).first()).toBeVisible();
  await page.getByRole("link", { name: /^Ended/ }).click();

  await expect(page).toHaveURL(/tab=ended/);
  await expect(page.getByText("Ended", { exact: true }).first()).toBeVisible();
});

test("a golfer reads what a tournament costs, gives back and how to enter", {
  tag: "@phone",
}, async ({ page, open }) => {
  await open("/tournament");
  await page.getByRole("link", { name: /팜티 아마추어 오픈/ }).click();

  await expect(page.getByText("₩389,000").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "취소하면 얼마를 돌려받나요?" })).toBeVisible();
  await expect(page.getByRole("link", { name: /전화하기/ }).first()).toHaveAttribute(
    "href",
    /^tel:/,
  );
});

test("the community shows open places by region, and only masked names", {
  tag: "@phone",
}, async ({ page, open }) => {
  await open("/community");
  await page.getByRole("navigation", { name: "지역 고르기" }).getByText("방콕·근교").click();
  await expect(page).toHaveURL(/region=bangkok/);
  await page.getByRole("link", { name: /공항 근처 밤 라운드/ }).click();

  await expect(page.getByText(/\([일월화수목금토]\) 17:20$/)).toBeVisible();
  await expect(page.getByText("Mark O.").first()).toBeVisible();
  await expect(page.getByText("Ostrander")).toBeHidden();
});

test("reviews are filtered by kind and stars and lead to what they are about", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await open("/en/review");
  const hotels = page.getByRole("link", { name: /^Hotels \d/ });
  await hotels.click();
  await expect(hotels).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "4 stars" }).click();
  await expect(page).toHaveURL(/kind=hotel&rating=4/);

  await page.locator('main a[href^="/en/hotel/"]').first().click();
  await expect(page).toHaveURL(/\/en\/hotel\/ht-/);
});

test("a visitor who wants to review is asked to log in, and returns to the form", {
  tag: "@phone",
}, async ({ page, open }) => {
  await open("/review/product");
  await page.getByRole("link", { name: "로그인하기" }).click();

  await expect(page).toHaveURL(/\/login\?next=%2Freview%2Fproduct$/);
});

test("a member sees what they may review, and the rules for it", { tag: "@desktop" }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn("demo");
  await open("/en/review/product");
  await page.getByRole("link", { name: /Black Mountain Golf Club/ }).click();

  await expect(page.getByText("The reservation you are reviewing")).toBeVisible();
  await expect(page.getByText("Up to 500 characters.")).toBeVisible();
});

test("a member reads the answer to their own question; other members do not", {
  tag: "@phone",
}, async ({ page, open, signIn }) => {
  await signIn("demo");
  await open("/qna");
  await page.getByRole("link", { name: /한 명만 취소하면/ }).click();
  const answer = page
    .getByRole("paragraph")
    .filter({ hasText: "다치신 분이 얼른 나으시길 바라요." });
  await expect(answer).toBeVisible();
  const address = page.url();

  await page.context().clearCookies({ name: "session" });
  expect((await page.goto(address))?.status()).toBe(200);
  await expect(answer).toHaveCount(0);
  await expect(page.getByRole("link", { name: "로그인하기" })).toBeVisible();

  await signIn("guest");
  expect((await page.goto(address))?.status()).toBe(404);
});

test("every legal document is one tap away, with its version", { tag: "@desktop" }, async ({
  page,
  open,
}) => {
  await open("/terms");
  await page.getByRole("link", { name: "여행약관" }).first().click();

  await expect(page).toHaveURL(/doc=travel/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/여행/);
  await expect(page.getByText("버전 1")).toBeVisible();
});
