/** Those that run scripts. A list of all of them would weigh 1.3 kB on every page (decision 0041). */
const CRAWLER = /bot\b|crawler|spider|yeti\b|chrome-lighthouse|facebookexternalhit|google\b/i;

let givenPage: string | undefined;

/** Saves the server's page, if the visitor is a crawler. */
export function savePageForCrawler(): void {
  if (CRAWLER.test(navigator.userAgent)) givenPage = document.body.innerHTML;
}

/** The saved page, for a crawler whose browser fails to run the page (spec §2). */
export function savedCrawlerPage(): string | undefined {
  return givenPage;
}
