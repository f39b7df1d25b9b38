import { expect, painted, test } from "../support/test.ts";

test.describe("a French browser", () => {
  test.use({ locale: "fr-FR" });

  test("gets the home page in English", { tag: "@phone" }, async ({ page, open }) => {
    await open("/");
    await expect(page).toHaveURL(/\/en$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("words that cannot be loaded are only logged: the page stays, in the words it has", {
  tag: "@desktop",
}, async ({ page, open }) => {
  const logged = page.waitForEvent("console", {
    predicate: (message) => message.text().includes("could not be loaded"),
  });
  let pages = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "document") pages += 1;
  });
  await open("/settings/language?from=/notice");
  await page.route("**/assets/core-*.js", (route) => route.abort());
  await page.getByRole("button", { name: "English" }).click();
  await logged;
  await painted(page);
  await expect(page).toHaveURL(/\/settings\/language/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect(page.getByRole("button", { name: "English" })).toBeEnabled();
  expect(pages, "nothing was loaded whole").toBe(1);
});
