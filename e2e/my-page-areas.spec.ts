import AxeBuilder from "@axe-core/playwright";
import { expect, sideways, sidewaysWhenWide, test } from "./support.ts";

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

for (const area of AREAS) {
  test(`${area} fits the screen in both languages, breaks nothing and can be used by everybody`, async ({
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
    const isPhone = project.name === "phone";
    for (const path of isPhone ? [area, `/en${area}`] : [`/en${area}`]) {
      await open(path);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect.poll(() => sideways(page)).toBe(0);
      if (path === area) await expect.poll(() => sidewaysWhenWide(page)).toBe(0);
      if (isPhone === (path === area)) {
        const { violations } = await new AxeBuilder({ page }).analyze();
        const grave = violations.filter(({ impact }) => /serious|critical/.test(impact ?? ""));
        expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual(
          [],
        );
      }
    }
    expect(faults).toEqual([]);
  });
}
