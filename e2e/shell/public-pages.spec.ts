import { SPEC_PATHS } from "#tests/support/browser/spec-paths.ts";
import { DRAWN } from "../support/drawn.ts";
import { expect, graveFaults, sideways, sidewaysElsewhere, test } from "../support/test.ts";

test.use(DRAWN);

for (const [index, { path, example }] of SPEC_PATHS.filter(
  ({ access }) => access === "public",
).entries()) {
  test(
    `${path} can be read by everybody, fits the screen and breaks nothing`,
    {
      tag: index % 2 === 0 ? "@day-phone" : "@day-desktop",
    },
    async ({ page, open }, { project }) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(message.text());
      });
      // Korean on the phone, English on the desktop; each must fit the other's screen, too.
      const isPhone = project.name === "phone";
      await open(isPhone ? example : `/en${example === "/" ? "" : example}`);
      await expect(page.locator("html")).toHaveAttribute("lang", isPhone ? "ko" : "en");
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page).toHaveTitle(isPhone ? /\S+.* \| 팜티$/ : /\S+.* \| Palmtee$/);
      expect(await graveFaults(page)).toEqual([]);
      await expect.poll(() => sideways(page)).toBe(0);
      await expect.poll(() => sidewaysElsewhere(page)).toBe(0);
      expect(faults).toEqual([]);
    },
  );
}
