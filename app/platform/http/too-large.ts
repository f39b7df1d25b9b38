/** Set by `server/requests/limit-bodies.ts` on a request without its body, which was larger than is taken at its address. */
export const TOO_LARGE = "x-body-too-large";

export function isTooLarge(request: Request): boolean {
  return request.headers.has(TOO_LARGE);
}
