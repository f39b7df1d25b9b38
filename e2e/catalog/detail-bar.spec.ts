import { expect, test } from "../support/test.ts";

test("on a phone, back leads from a course past its own steps to the page before it", {
  tag: "@phone",
}, async ({ page, open }) => {
  await open("/course/city/pattaya?sort=price");
  const course = page.getByRole("main").getByRole("article").first();
  const name = (await course.getByRole("heading").textContent()) ?? "";
  await course.getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("link", { name: "코스 안내" }).click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole("link", { name: "팜티" }).filter({ visible: true })).toHaveCount(0);
  await page.getByRole("link", { name: "뒤로 가기" }).click();
  await expect(page.getByRole("heading", { name: /파타야·촌부리 골프장/ })).toBeVisible();
  await expect(page).toHaveURL(/sort=price/);
});

for (const [path, list] of [
  ["/en/hotel/ht-amari-pattaya", /\/en\/hotel\/city\/pattaya$/],
  ["/en/caddy/cad-001", /\/en\/caddy\/city\/pattaya$/],
] as const) {
  test(`a visitor who opened ${path} directly shares its address, and is led to the list`, {
    tag: "@phone",
  }, async ({ page, open, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(path);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByText("The link is copied.")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(path);
    await page.getByRole("link", { name: "Go back" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Pattaya/ })).toBeVisible();
    await expect(page).toHaveURL(list);
  });
}

test("on a phone, a post has back and share in its bar, and back leads to the list one came from", {
  tag: "@phone",
}, async ({ page, open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("/community?region=pattaya");
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "공유", exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: "공유", exact: true }).click();
  await expect(page.getByText("이 글의 주소를 복사했어요.")).toBeVisible();
  await expect(page.getByRole("link", { name: "팜티" }).filter({ visible: true })).toHaveCount(0);
  await page.getByRole("link", { name: "뒤로 가기" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "커뮤니티" })).toBeVisible();
  await expect(page).toHaveURL(/region=pattaya/);
});

test("on a phone, a comparison is sent with its products, and back leads to where it was chosen", {
  tag: "@phone",
}, async ({ page, open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("/course/city/pattaya");
  await open("/compare/course?ids=th-siam-old,th-laem-chabang");
  await page.getByRole("button", { name: "공유", exact: true }).click();
  await expect(page.getByText("이 비교의 주소를 복사했어요.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("/compare/course?ids=th-siam-old");
  await page.getByRole("link", { name: "뒤로 가기" }).click();
  await expect(page.getByRole("heading", { name: /파타야·촌부리 골프장/ })).toBeVisible();
});
