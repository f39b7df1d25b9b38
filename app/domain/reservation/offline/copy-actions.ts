import { LOGIN_NEEDED, NO_VOUCHER, PAGE_OWNER } from "./copy-headers.ts";

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
