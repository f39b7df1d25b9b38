import type { Page } from "@playwright/test";

/** A worker is installed and a hundred files are put away meanwhile. */
export const PATIENT = { timeout: 60_000 };

/** The names of everything that this browser has put away. */
export const stores = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The kept copy of a page; empty where there is none. */
export function keptText(page: Page, address: string): Promise<string> {
  return page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? "", address);
}

/** The code that a voucher is known by at the venue. */
export function codeIn(html: string): string {
  return /\b[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}\b/.exec(html)?.[0] ?? "";
}

/** What the page itself fetches from this address is lost on the way, from its next load on. */
export async function lose(page: Page, address: string): Promise<void> {
  await page.addInitScript((lost) => {
    const ask = window.fetch;
    window.fetch = async (...given) => {
      const [asked] = given;
      const url = new URL(asked instanceof Request ? asked.url : asked, location.href);
      if (url.pathname !== lost) return ask(...given);
      throw new TypeError("Failed to fetch");
    };
  }, address);
}

/** What the page fetches from this address waits until it is let go; the page says when it does. */
export async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  await page.addInitScript((held) => {
    const ask = window.fetch;
    const { promise, resolve } = Promise.withResolvers<void>();
    document.addEventListener("let-go", () => resolve());
    window.fetch = async (...given) => {
      if (given[0] === held) {
        document.documentElement.dataset.held = "1";
        await promise;
      }
      return ask(...given);
    };
  }, address);
  return () => page.evaluate(() => void document.dispatchEvent(new Event("let-go")));
}
