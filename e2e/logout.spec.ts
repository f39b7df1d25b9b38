import { expect, test } from "./support.ts";

test("after logging out, the back button shows nothing of one's own", { tag: "@desktop" }, async ({
  page,
  open,
  signIn,
}) => {
  await signIn("guest");
  await open("/en/profile");
  await expect(page.getByText("Emma Clarke").first()).toBeVisible();
  await page.evaluate(() => fetch("/api/_auth/session", { method: "DELETE" }));
  await page.goto("/en/notice");

  await page.goBack();
  await expect(page).toHaveURL(/\/en\/login\?next=/);
  await expect(page.getByText("Emma Clarke")).toHaveCount(0);
});
