import deskEn from "#app/locales/en/desk/desk.json" with { type: "json" };
import deskKo from "#app/locales/ko/desk/desk.json" with { type: "json" };
import ko from "#app/locales/ko/desk/lists.json" with { type: "json" };
import { expect, openPage, test } from "../support/test.ts";

const counted = (text: string, count: number) => text.replace("{{shown}}", String(count));

test("rows are sorted, ticked by keyboard and pinned together, and the view is saved under a name", {
  tag: "@desktop",
}, async ({ page, signIn }) => {
  await signIn("content");
  await openPage(page, "/admin/notice");
  await page.getByRole("link", { name: ko.sort_by.replace("{{column}}", deskKo.number) }).click();
  await expect(page).toHaveURL(/sort=number/);
  const firstRow = page.getByRole("row").nth(1);
  await expect(firstRow.getByRole("cell").last()).toHaveText("1");

  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("Shift+X");
  await expect(page.getByText(counted(ko.selected_other, 2), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: ko.pin, exact: true }).click();
  await expect(firstRow.getByText(deskKo["notice.pinned"], { exact: true })).toBeVisible();
  await expect(page.getByText(counted(ko.selected_other, 2), { exact: true })).toHaveCount(0);

  const name = `차례 ${test.info().workerIndex}`;
  await page.getByRole("button", { name: ko.view_save }).click();
  await page.getByLabel(ko.view_name).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: ko.view_save }).click();
  await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.getByRole("button", { name: ko.view_delete.replace("{{name}}", name) }).click();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
});

for (const [locale, desk] of [
  ["ko", deskKo],
  ["en", deskEn],
] as const) {
  test(`on a phone a row of the queue is a card with its action in reach (${locale})`, {
    tag: "@phone",
  }, async ({ page, context, signIn, baseURL }) => {
    await context.addCookies([{ name: "lang", value: locale, url: baseURL ?? "" }]);
    await signIn("ops");
    await openPage(page, "/admin/reservations?queue=confirm");
    const action = page.getByRole("link", { name: desk["queue.do_confirm"], exact: true }).first();
    await expect(action).toBeVisible();
    const box = await action.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    await action.click();
    await expect(page.getByLabel(desk["reservation.reference"])).toBeVisible();
  });
}
