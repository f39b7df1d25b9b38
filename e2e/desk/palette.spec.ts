import { expect, test } from "../support/test.ts";

test("the palette finds a reservation by its number and opens it, and a question mark lists the keys @desktop", async ({
  page,
  signIn,
  open,
}) => {
  await signIn("ops");
  await open("/admin");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "찾기와 이동" }).fill("PT-DEMO-0001");
  const found = page.getByRole("option", { name: /PT-DEMO-0001/ });
  await expect(found.first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/reservations\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.keyboard.press("Shift+Slash");
  const sheet = page.getByRole("dialog", { name: "단축키" });
  await expect(sheet.getByText("찾기와 이동")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
});
