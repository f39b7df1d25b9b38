/** Those that run scripts. A list of all of them would weigh 1.3 kB on every page (decision 0041). */
const CRAWLER = /bot\b|crawler|spider|yeti\b|chrome-lighthouse|facebookexternalhit|google\b/i;

let givenPage: string | undefined;

/** Remembers, for a crawler, the page that the server gave it. */
export function keepGivenPage(): void {
  if (CRAWLER.test(navigator.userAgent)) givenPage = document.body.innerHTML;
}

/** What a crawler keeps reading when the page breaks in its browser (spec §2). */
export function pageGivenToCrawler(): string | undefined {
  return givenPage;
}
