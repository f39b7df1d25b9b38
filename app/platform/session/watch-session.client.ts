import { canLogInHere, NOBODY_HERE } from "./login-here.ts";
import type { Fetch, Page } from "./resend-after-login.ts";

/**
 * From here on every request waits for a login that it turns out to need. The router's forms and data requests come
 * through here like those of the page's own scripts; the rest is fetched with the first session that is missing.
 */
export function watched(send: Fetch, pageNow?: () => Page): Fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    if (!answer.headers.has(NOBODY_HERE) || input instanceof Request) return answer;
    if (!canLogInHere()) return answer;
    const { resendAfterLogin } = await import("./resend-after-login.ts");
    return resendAfterLogin(answer, { send, input, init, pageNow });
  };
}
