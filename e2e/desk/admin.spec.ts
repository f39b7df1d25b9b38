import { expect, test } from "../support/test.ts";

test("an operator sees what waits today and follows it to the reservation", {
  tag: "@day-desktop",
}, async ({ page, signIn, open }) => {
  await signIn("ops");
  await open("/admin");
  await page.getByRole("link", { name: /확정할 예약/ }).click();
  await expect(page).toHaveURL(/queue=confirm/);
  await expect(page.getByRole("heading", { level: 1, name: "오늘" })).toBeHidden();
  await page.getByRole("link", { name: "아마리 파타야", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "아마리 파타야" })).toBeVisible();
  await expect(page.getByRole("link", { name: "김도현" })).toBeVisible();
});

test("an editor writes a notice, corrects it, and takes it down again", {
  tag: "@day-desktop",
}, async ({ page, signIn, open }) => {
  const title = `점검 안내 ${test.info().workerIndex}-${test.info().retry}`;
  await signIn("content");
  await open("/admin/notice");
  await page.getByRole("link", { name: "공지 쓰기" }).click();
  await page.getByLabel("제목 (한국어)").fill(title);
  await page.getByRole("button", { name: "저장하기" }).click();
  await expect(page.getByText("꼭 채워야 하는 칸이에요.")).toBeVisible();

  await page.getByLabel("본문 (한국어)").fill("새벽 3시부터 10분 동안 예약이 멈춰요.");
  await page.getByRole("button", { name: "저장하기" }).click();
  await expect(page.getByText("새로 만들었어요.")).toBeVisible();
  await expect(page.getByText("영어 없음 · 한국어로 나와요").first()).toBeVisible();

  await page.getByLabel("제목 (영어)").fill("Maintenance at 3 a.m.");
  await page.getByRole("button", { name: "저장하기" }).click();
  await expect(page.getByText(`‘${title}’ 저장했어요.`)).toBeVisible();

  await page.getByRole("link", { name: "목록으로" }).click();
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByLabel("제목 (영어)")).toHaveValue("Maintenance at 3 a.m.");
  await page.getByRole("button", { name: "삭제하기" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "삭제하기" }).click();
  await expect(page.getByText("공지를 삭제했어요.")).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toBeHidden();
});

test("support reads a notice but has nothing to save it with", { tag: "@desktop" }, async ({
  page,
  signIn,
  open,
}) => {
  await signIn("support");
  await open("/admin/notice");
  await expect(page.getByRole("link", { name: "공지 쓰기" })).toBeHidden();
  // Not the first one: a colleague may be taking that down.
  await page
    .getByRole("table")
    .getByRole("link", { name: /취소·환불 규정/ })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "기본 정보" })).toBeVisible();
  await expect(page.getByRole("button", { name: "저장하기" })).toBeHidden();

  const refused = await page.request.post(page.url(), {
    headers: { origin: new URL(page.url()).origin },
    form: { intent: "delete" },
  });
  expect(refused.status()).toBe(404);
});

test("staff who chose English read the desk in English", { tag: "@desktop" }, async ({
  page,
  context,
  signIn,
  open,
  baseURL,
}) => {
  await signIn("owner");
  await context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
  await open("/admin/courses?q=siam+country+club+old");
  await page.getByRole("link", { name: "Price calendar" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Prices of Siam Country Club Old Course" }),
  ).toBeVisible();
  const month = page.getByRole("main").getByRole("heading", { level: 2 });
  const before = await month.innerText();
  await page.getByRole("link", { name: "Next month" }).click();
  await expect(month).not.toHaveText(before);
});
