import { expect, test } from "vitest";
import { sharedShop } from "#tests/process/support/demo-shop.ts";

const shop = sharedShop();

test.each([
  ["/nothing/here", "ko", "페이지를 찾을 수 없어요"],
  ["/en/nothing/here", "en", "Page not found"],
])("an unknown path answers 404 and names it: %s", async (path, lang, title) => {
  const response = await fetch(shop.url + path);
  const page = await response.text();
  expect(response.status).toBe(404);
  expect(page).toContain(`<html lang="${lang}"`);
  expect(page).toContain(title);
  expect(page).toContain(`Page Not Found: ${path}`);
});

test.concurrent.each([
  "/course/does-not-exist",
  "/course/UPPER%20case",
  "/course/..%2f..%2fetc",
  "/hotel/ht-none",
  "/caddy/cad-999",
  "/notice/abc",
  "/notice/0",
  "/notice/99999999999999999999",
  "/event/1e3",
  "/community/-1",
  "/tournament/1.5",
  "/course/city/atlantis",
  "/reservation/not-a-uuid",
  "/payment/complete/1",
])("a parameter that cannot be one gives the 404: %s", async (path) => {
  expect((await fetch(shop.url + path)).status).toBe(404);
});

test("a crawler gets the plain status instead of the error page", async () => {
  const response = await fetch(`${shop.url}/nothing`, {
    headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
  });
  expect(response.status).toBe(404);
  expect(await response.text()).toBe("404 Page Not Found: /nothing");
});

test("an error page holds no stack trace and no file of ours", async () => {
  const page = await (await fetch(`${shop.url}/nothing`)).text();
  expect(page).not.toMatch(/\bat \w+ \(|node_modules|\.server\.ts/);
});
