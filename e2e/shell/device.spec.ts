import { expect, test } from "../support/test.ts";

test("the device is named again fifty milliseconds after the window has changed its size", {
  tag: "@desktop",
}, async ({ page, open }) => {
  await page.clock.install();
  await open("/notice");
  const device = () => page.evaluate(() => document.documentElement.dataset.device);
  await expect.poll(device).toBe("desktop");
  const resized = page.evaluate(
    () => new Promise((resolve) => window.addEventListener("resize", resolve, { once: true })),
  );
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.setViewportSize({ width: 900, height: 800 });
  await resized;
  await page.clock.runFor(49);
  expect(await device()).toBe("desktop");
  await page.clock.runFor(1);
  expect(await device()).toBe("tablet");
});
