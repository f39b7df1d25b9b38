import { LOCALES, localePrefix } from "#app/domain/locale.ts";

export const WORKER_PATH = "/voucher-worker.js";

const ID = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const PREFIX = LOCALES.map(localePrefix).join("|");
const OWN_PAGE = new RegExp(`^(?:${PREFIX})/reservation(?:/${ID}(?:/voucher)?)?$`);
const FILE = /^\/(?:assets|pictures|uploads)\/|^\/icon\.svg$/;

/** Under which address a page of one's own is kept; the list's other tabs are not. */
export function keptAddress({ pathname, search }: Pick<URL, "pathname" | "search">) {
  if (!OWN_PAGE.test(pathname)) return undefined;
  return search && pathname.endsWith("/reservation") ? undefined : pathname;
}

export type Asked = {
  readonly method: string;
  /** True when a whole document is asked for. */
  readonly isDocument: boolean;
  readonly url: Pick<URL, "pathname" | "search">;
};

export type Way =
  /** The network first, then what is kept. */
  | { readonly by: "page"; readonly address: string }
  /** The network alone; what does not come soon is told as a failure, so that the kept page is opened. */
  | { readonly by: "data"; readonly address: string }
  /** Its name changes with its content: what is kept is as good as what would come. */
  | { readonly by: "file" };

/** How the worker answers; whatever it has no way for is none of its business. */
export function wayOf({ method, isDocument, url }: Asked): Way | undefined {
  if (method !== "GET") return undefined;
  if (FILE.test(url.pathname)) return { by: "file" };
  if (isDocument) {
    const address = keptAddress(url);
    return address ? { by: "page", address } : undefined;
  }
  if (!url.pathname.endsWith(".data")) return undefined;
  const address = keptAddress({ pathname: url.pathname.slice(0, -".data".length), search: "" });
  return address ? { by: "data", address } : undefined;
}

/**
 * What an answer means for the copy: `keep` it, `forget` the copy (it is nobody's any more, or somebody
 * else's), or let it `stay` (the shop is in trouble, the voucher is not).
 */
export function verdictOf({
  status,
  redirected,
  type,
}: Pick<Response, "status" | "redirected" | "type">) {
  if (redirected || type === "opaqueredirect") return "forget";
  if (status === 200) return "keep";
  return status >= 500 || status === 408 || status === 429 ? "stay" : "forget";
}
