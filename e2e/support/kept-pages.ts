import type { Page } from "@playwright/test";

/** A worker is installed and a hundred files are put away meanwhile. */
export const PATIENT = { timeout: 60_000 };

/** The names of everything that this browser has put away. */
export const stores = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** The kept copy of a page; empty where there is none. */
export function keptText(page: Page, address: string): Promise<string> {
  return page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? "", address);
}
