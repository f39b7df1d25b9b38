import { expect, test } from "../support/test.ts";

test("a visitor has the card provider's script on any page, fetched last and at low priority", {
  tag: "@phone",
}, async ({ page, open }) => {
  await open("/terms");
  await expect.poll(() => page.evaluate(() => "TossPayments" in window)).toBe(true);
  const script = page.locator("script[src$='/v2/standard']");
  await expect(script).toHaveAttribute("fetchpriority", "low");
});

test("a card script that does not come is only logged", { tag: "@desktop" }, async ({
  page,
  open,
}) => {
  await page.route("**/v2/standard", (route) => route.abort());
  const logged = page.waitForEvent("console", {
    predicate: (message) => message.text().includes("the script of the card provider"),
  });
  await open("/en/terms");
  expect((await logged).type()).toBe("warning");
  await expect(page.locator("h1")).toBeVisible();
});
