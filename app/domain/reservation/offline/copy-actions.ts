import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";

/** Marks a login page sent in place of a private one: it is never saved. */
export const LOGIN_NEEDED = "x-login-needed";

/** Marks the page of a line without a valid voucher: every saved copy of the line is deleted. */
export const NO_VOUCHER = "x-no-voucher";

/** Goes with the list: the vouchers to save, as `vouchersToSave` writes them. */
export const VOUCHERS = "x-vouchers";

/** Says whose page it is: a stale tab sends the cookie of the member who logged in since. */
export const PAGE_OWNER = "x-page-owner";

/** A voucher is saved while its line is confirmed and still to be used. */
export function isSavable(status: ReservationStatus): boolean {
  return status === "COMPLETE";
}

/** Headers of every page of a line: they tell the worker whether it may keep a copy. */
export function voucherHeaders(status: ReservationStatus): Record<string, string> {
  return isSavable(status) ? {} : { [NO_VOUCHER]: "1" };
}

/**
 * What an answer means for the saved copy: `save` the answer, `delete` the copy (the member is logged out, another
 * member is logged in, or the voucher is no longer valid), or `leave` it (the server failed, the voucher is still
 * good).
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

/** The same for a copy that is made for one member: another member's page is never stored with theirs. */
export function savingActionFor(answer: Parameters<typeof copyActionFor>[0], memberId: string) {
  const action = copyActionFor(answer);
  const isTheirs = answer.headers.get(PAGE_OWNER) === memberId;
  return action === "save" && !isTheirs ? "delete" : action;
}
