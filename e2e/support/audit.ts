import type { Browser } from "@playwright/test";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import words from "#app/locales/ko/operations/system.json" with { type: "json" };
import { expect, openPage } from "./test.ts";

/** The owner lets everything be counted again; returns what does not agree. */
export async function audited(browser: Browser, baseURL: string): Promise<string[]> {
  const context = await browser.newContext({ baseURL, locale: "ko-KR" });
  const page = await context.newPage();
  const response = await context.request.post("/login", {
    headers: { origin: baseURL },
    form: { loginId: "owner", password: DEMO_PASSWORD },
    maxRedirects: 0,
  });
  if (response.status() !== 302) throw new Error(`owner: ${response.status()}`);
  await openPage(page, "/admin/system");
  const reports = page.getByRole("listitem").filter({ hasText: ENDED });
  const before = await reports.count();
  const newest = async () => (await reports.count()) > before || (await reports.count()) === SHOWN;
  const button = page.getByRole("button", { name: words.reconcile });
  // Another test may be counting: only one counts at a time.
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  const first = before > 0 ? await reports.first().innerText() : "";
  await button.click();
  await expect(async () => {
    expect(await newest()).toBe(true);
    expect(await reports.first().innerText()).not.toBe(first);
  }).toPass();
  const breaches = await reports.first().getByRole("listitem").allInnerTexts();
  await context.close();
  return breaches;
}

/** Either sentence of a report that has ended. */
const ENDED = new RegExp(
  [words.agrees, words.breaches].map((text) => text.replace(/\{\{\w+\}\}/g, ".+")).join("|"),
);
/** As many as the page lists. */
const SHOWN = 5;
