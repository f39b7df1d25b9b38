import { expect, graveFaults, sideways, sidewaysElsewhere, test } from "../support/test.ts";

const AREAS = [
  "/mypage",
  "/profile",
  "/mypage/member",
  "/mypage/settings",
  "/mypage/points",
  "/mypage/coupons",
  "/mypage/recent",
  "/mypage/wishlist",
  "/mypage/companions",
  "/mypage/reviews",
  "/mypage/alarms",
  "/mypage/security",
  "/mypage/withdrawal",
];

for (const [index, area] of AREAS.entries()) {
  test(
    `${area} fits the screen, breaks nothing and can be used by everybody`,
    {
      tag: index % 2 === 0 ? "@day-phone" : "@day-desktop",
    },
    async ({ page, open, signIn }, { project }) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(message.text());
      });
      await signIn("demo");
      // Korean on the phone, English on the desktop; each must fit the other's screen, too.
      await open(project.name === "phone" ? area : `/en${area}`);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect.poll(() => sideways(page)).toBe(0);
      await expect.poll(() => sidewaysElsewhere(page)).toBe(0);
      expect(await graveFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}
