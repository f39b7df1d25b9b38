import { LOCALES, localePrefix } from "#app/domain/common/language/languages.ts";

export const WORKER_PATH = "/voucher-worker.js";

/** One worker for each language; a change in either language drops the copies in both. */
export const WORKER_SCOPES = LOCALES.map((locale) => `${localePrefix(locale)}/reservation`);

const LINE = `(?:${WORKER_SCOPES.join("|")})/[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}`;
const PRIVATE_PAGE = new RegExp(`^(?:${WORKER_SCOPES.join("|")}|${LINE}(?:/voucher)?)$`);
const OF_LINE = new RegExp(`^${LINE}(?:\\.data)?$`);
const BELOW_LINE = new RegExp(`^${LINE}/`);
const FILE = /^\/(?:assets|pictures|uploads)\/|^\/icon\.svg$/;

type Address = Pick<URL, "pathname" | "search">;

/** Under which address a private page is saved; the other tabs of the list are not saved. */
export function savedPageAddress({ pathname, search }: Address) {
  if (!PRIVATE_PAGE.test(pathname)) return undefined;
  return search && pathname.endsWith("/reservation") ? undefined : pathname;
}

export type WorkerRequest = {
  readonly method: string;
  /** True when a whole document is requested. */
  readonly isDocument: boolean;
  readonly url: Address;
};

export type CacheStrategy =
  /** The network first, then the saved copy. */
  | { readonly by: "page"; readonly address: string }
  /** The network alone; a slow answer counts as a failure, so that the saved page is opened. */
  | { readonly by: "data"; readonly address: string }
  /** Its name changes with its content, so the saved copy is never stale. */
  | { readonly by: "file" }
  /** The reservation may have changed afterwards, so its copies are deleted. */
  | { readonly by: "change" };

/** How the worker answers; undefined for a request that it leaves to the browser. */
export function cacheStrategy({
  method,
  isDocument,
  url,
}: WorkerRequest): CacheStrategy | undefined {
  if (method !== "GET") return changesLine(url) ? { by: "change" } : undefined;
  if (FILE.test(url.pathname)) return { by: "file" };
  if (isDocument) {
    const address = savedPageAddress(url);
    return address ? { by: "page", address } : undefined;
  }
  if (!url.pathname.endsWith(".data")) return undefined;
  const address = savedPageAddress({
    pathname: url.pathname.slice(0, -".data".length),
    search: "",
  });
  return address ? { by: "data", address } : undefined;
}

/** Cancelling and changing have pages of their own; of the forms on a line's page, the answer to an offer says `?asked`. */
function changesLine({ pathname, search }: Address): boolean {
  if (BELOW_LINE.test(pathname)) return true;
  return OF_LINE.test(pathname) && new URLSearchParams(search).has("asked");
}
