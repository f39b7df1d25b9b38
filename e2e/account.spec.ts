import { newcomer, PASSWORD } from "./newcomer.ts";
import { expect, test } from "./support.ts";

test("a visitor who wants the cart logs in and is brought back to it", { tag: "@phone" }, async ({
  page,
  open,
  context,
  baseURL,
}) => {
  const { loginId } = await newcomer(context.request, baseURL);
  await context.clearCookies();
  await open("/shopping_cart");
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText("로그인이 필요해요")).toBeVisible();

  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page.getByText("아이디를 입력해 주세요.")).toBeVisible();

  await page.getByLabel("아이디").fill(loginId);
  await page.getByLabel("비밀번호", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page.getByText("아이디나 비밀번호를 다시 확인해 주세요.")).toBeVisible();

  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page).toHaveURL(/\/shopping_cart$/);
  await expect(page.getByRole("heading", { name: "장바구니가 비어 있어요" })).toBeVisible();
});

test("an address that leads elsewhere is not followed after logging in", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await open("/en/login?next=//evil.example&as=guest");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/mypage$/);
  await expect(page.getByRole("heading", { name: "Welcome, Emma Clarke" })).toBeVisible();
});

test("a member follows the next trip to a confirmed round, and sees what a refund would be", {
  tag: "@phone",
}, async ({ page, open, signIn }) => {
  await signIn("demo");
  await open("/mypage");
  await page.getByRole("link", { name: "일정 모두 보기" }).click();
  await page.getByRole("link", { name: /시암 컨트리클럽 올드 코스/ }).click();

  await expect(page.getByRole("heading", { name: "골프장이 확정했어요" })).toBeVisible();
  await expect(page.getByText("SCC-27-01145").first()).toBeVisible();
  await expect(page.getByText("₩484,000 환불")).toBeVisible();
});

test("nobody else can open a reservation", { tag: "@phone" }, async ({
  page,
  open,
  signIn,
  context,
}) => {
  await signIn("demo");
  await open("/reservation");
  const link = page.getByRole("link", { name: /시암 컨트리클럽 올드 코스/ });
  const path = (await link.getAttribute("href")) ?? "";

  await context.clearCookies();
  expect((await page.goto(path))?.status()).toBe(401);
  await expect(page.getByRole("link", { name: "로그인하기" })).toBeVisible();

  await signIn("guest");
  expect((await page.goto(path))?.status()).toBe(404);
});

test("a member reads their page in English, chooses Korean, and logs out", {
  tag: "@desktop",
}, async ({ page, open, signIn }) => {
  await signIn("guest");
  await open("/en/profile");
  await expect(page.getByText("Emma Clarke")).toBeVisible();

  await open("/en/settings/language?from=/en/mypage");
  await page.getByRole("button", { name: /한국어/ }).click();
  await expect(page).toHaveURL(/\/mypage$/);
  await expect(page.getByRole("heading", { name: "Emma Clarke 님, 반가워요" })).toBeVisible();
  await page.locator("html[data-hydrated]").waitFor();

  await page.getByRole("button", { name: "로그아웃" }).click();
  await expect(page).not.toHaveURL(/mypage/);
  await page.goto("/mypage");
  await expect(page).toHaveURL(/\/login\?next=/);
});
