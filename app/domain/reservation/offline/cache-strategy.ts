import { LOCALES, localePrefix } from "#app/domain/common/language/languages.ts";

export const WORKER_PATH = "/voucher-worker.js";

const ID = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const PREFIX = LOCALES.map(localePrefix).join("|");
const PRIVATE_PAGE = new RegExp(`^(?:${PREFIX})/reservation(?:/${ID}(?:/voucher)?)?$`);
const FILE = /^\/(?:assets|pictures|uploads)\/|^\/icon\.svg$/;

/** Under which address a private page is saved; the other tabs of the list are not saved. */
export function savedPageAddress({ pathname, search }: Pick<URL, "pathname" | "search">) {
  if (!PRIVATE_PAGE.test(pathname)) return undefined;
  return search && pathname.endsWith("/reservation") ? undefined : pathname;
}

/** Whether somebody comes to a line from cancelling or changing it: what was saved of it is from before. */
export function outdatesCopies({ search }: Pick<URL, "search">): boolean {
  return new URLSearchParams(search).has("asked");
}

export type WorkerRequest = {
  readonly method: string;
  /** True when a whole document is requested. */
  readonly isDocument: boolean;
  readonly url: Pick<URL, "pathname" | "search">;
};

export type CacheStrategy =
  /** The network first, then the saved copy. */
  | { readonly by: "page"; readonly address: string }
  /** The network alone, once what was saved before is deleted. */
  | { readonly by: "changed"; readonly address: string }
  /** The network alone; a slow answer counts as a failure, so that the saved page is opened. */
  | { readonly by: "data"; readonly address: string }
  /** Its name changes with its content, so the saved copy is never stale. */
  | { readonly by: "file" };

/** How the worker answers; undefined for a request that it leaves to the browser. */
export function cacheStrategy({
  method,
  isDocument,
  url,
}: WorkerRequest): CacheStrategy | undefined {
  if (method !== "GET") return undefined;
  if (FILE.test(url.pathname)) return { by: "file" };
  if (isDocument) {
    const address = savedPageAddress(url);
    if (!address) return undefined;
    return { by: outdatesCopies(url) ? "changed" : "page", address };
  }
  if (!url.pathname.endsWith(".data")) return undefined;
  const address = savedPageAddress({
    pathname: url.pathname.slice(0, -".data".length),
    search: "",
  });
  return address ? { by: "data", address } : undefined;
}
