import { LOCALES, localePrefix } from "#app/domain/locale.ts";

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

/** Marks a page that a visitor got in place of somebody's own: it is never saved. */
export const LOGIN_NEEDED = "x-login-needed";

/** Marks the page of a line that has no valid voucher: whatever was saved of the line goes. */
export const NO_VOUCHER = "x-no-voucher";

/** Says whose page it is: a tab that is behind asks with the cookie of whoever logged in since. */
export const PAGE_OWNER = "x-page-owner";

/**
 * What an answer means for the saved copy: `save` the answer, `delete` the copy (the member is logged out,
 * somebody else is logged in, or the voucher is no longer valid), or `leave` it (the server failed, the voucher is still good).
 */
export function copyActionFor({
  status,
  redirected,
  type,
  headers,
}: Pick<Response, "status" | "redirected" | "type" | "headers">) {
  if (redirected || type === "opaqueredirect" || headers.has(LOGIN_NEEDED)) return "delete";
  if (headers.has(NO_VOUCHER)) return "delete";
  if (status === 200) return "save";
  return status >= 500 || status === 408 || status === 429 ? "leave" : "delete";
}

/** The same for a copy that is made for one member: nobody else's page is ever put among theirs. */
export function savingActionFor(answer: Parameters<typeof copyActionFor>[0], memberId: string) {
  const action = copyActionFor(answer);
  const isTheirs = answer.headers.get(PAGE_OWNER) === memberId;
  return action === "save" && !isTheirs ? "delete" : action;
}
