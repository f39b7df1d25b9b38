import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type DEMO_ACCOUNTS, DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";

export { expect };

type LoginId = (typeof DEMO_ACCOUNTS)[number]["loginId"];

type Fixtures = {
  /** Signs a demo account in; what signing in takes is not each test's business. */
  readonly signIn: (loginId: LoginId) => Promise<void>;
  /** Opens a page and waits until it answers to taps. */
  readonly open: (path: string) => Promise<void>;
  /** Fails a test in which a page tried what its content security policy forbids. */
  readonly policyKept: undefined;
};

export const test = base.extend<Fixtures>({
  signIn: async ({ context, baseURL }, use) => {
    await use(async (loginId) => {
      const response = await context.request.post("/login", {
        headers: { origin: baseURL ?? "" },
        form: { loginId, password: DEMO_PASSWORD },
        maxRedirects: 0,
      });
      if (response.status() !== 302) throw new Error(`${loginId}: ${response.status()}`);
    });
  },
  policyKept: [
    async ({ context }, use) => {
      const refused: string[] = [];
      context.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) refused.push(message.text());
      });
      await use(undefined);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use((path) => openPage(page, path));
  },
});

/** By how many pixels the page is wider than its screen. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** After what has arrived is on the screen: for what must not appear. Two frames, however long they take. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 860 };

/** The page as on the other kind of screen, then again as it was: a page is the same for all widths, so it need not be opened twice. */
export async function sidewaysElsewhere(page: Page): Promise<number> {
  const usual = page.viewportSize() ?? DESKTOP;
  const isPhone = usual.width === PHONE.width;
  await page.setViewportSize(isPhone ? DESKTOP : PHONE);
  const there = await sideways(page);
  await page.setViewportSize(usual);
  return there;
}

/** Runs axe in the page itself and returns only violations, which is faster than its usual way through a second page. */
export function examiner(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
}

/** What prevents a visitor from using the page, and where. */
export async function graveFaults(page: Page): Promise<string[]> {
  const { violations } = await examiner(page).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await usable(page);
}

/** What a page fetches when it is at rest, such as the login over the page, is there. Called before the page is opened. */
export async function atRest(page: Page): Promise<void> {
  // Asked for when all of it is mounted.
  await page.waitForResponse((answer) => answer.url().includes("/builds/meta/"));
}

/** It answers to taps and its fonts have arrived: until then a button may move while it is being pressed. */
export function usable(page: Page): Promise<void> {
  return page.locator("html[data-hydrated][data-lettered]").waitFor();
}
