const CRAWLER = /bot\b|crawler|spider|chrome-lighthouse|facebookexternalhit|google\b/i;

export function isCrawler(userAgent: string | null): boolean {
  return CRAWLER.test(userAgent ?? "");
}

let givenPage: string | undefined;

/** Remembers, for a crawler, the page that the server gave it. */
export function keepGivenPage(): void {
  if (isCrawler(navigator.userAgent)) givenPage = document.body.innerHTML;
}

/** What a crawler keeps reading when the page breaks in its browser (spec §2). */
export function pageGivenToCrawler(): string | undefined {
  return givenPage;
}
