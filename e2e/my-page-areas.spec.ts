import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./support.ts";

const AREAS = [
  "/mypage",
  "/profile",
  "/mypage/member",
  "/mypage/settings",
  "/mypage/points",
  "/mypage/coupons",
  "/mypage/recent",
  "/mypage/wishlist",
  "/mypage/reviews",
  "/mypage/alarms",
  "/mypage/security",
  "/mypage/withdrawal",
];

for (const path of AREAS.flatMap((area) => [area, `/en${area}`])) {
  test(`${path} fits the screen, breaks nothing and can be used by everybody`, async ({
    page,
    open,
    signIn,
  }, { project }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    await signIn("demo");
    await open(path);
    await expect(page.locator("h1")).toHaveCount(1);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
    if ((project.name === "phone") === !path.startsWith("/en")) {
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(({ impact }) => /serious|critical/.test(impact ?? ""));
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual(
        [],
      );
    }
    expect(faults).toEqual([]);
  });
}
