import { expect, onTestFinished, test } from "vitest";
import { demoData } from "#tests/process/support/demo-shop.ts";
import { startShop } from "#tests/support/server/shop-process.ts";

test("npm run dev shows pages in both languages, the desk's login among them", async () => {
  const shop = await startShop({ DATA_DIR: await demoData() }, ".", "server/dev.ts");
  onTestFinished(() => void shop.stop());
  for (const [path, words] of [
    ["/", "골프"],
    ["/en/course/th-siam-old", "Siam Country Club"],
    ["/login", "로그인"],
  ] as const) {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(words);
  }
  expect(await shop.stop()).toBe(0);
});
