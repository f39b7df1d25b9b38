import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { SPEC_PATHS } from "#tests/support/spec-paths.ts";
import { expect, sideways, sidewaysWhenWide, test } from "./support.ts";

for (const { path, example } of SPEC_PATHS.filter(({ access }) => access === "public")) {
  test(`${path} can be read by everybody in both languages, fits the screen and breaks nothing`, async ({
    page,
    open,
  }, { project }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !/status of 401/.test(message.text())) {
        faults.push(message.text());
      }
    });
    const isPhone = project.name === "phone";
    for (const lang of isPhone ? ["ko", "en"] : ["en"]) {
      await open(lang === "ko" ? example : `/en${example === "/" ? "" : example}`);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page).toHaveTitle(lang === "ko" ? /\S+.* \| 팜티$/ : /\S+.* \| Palmtee$/);

      // Each page is examined once per width and once per language, not in all four pairs.
      if (isPhone === (lang === "ko")) expect(await graveFaults(page)).toEqual([]);
      await expect.poll(() => sideways(page), lang).toBe(0);
      if (lang === "ko") await expect.poll(() => sidewaysWhenWide(page)).toBe(0);
    }
    expect(faults).toEqual([]);
  });
}

async function graveFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
