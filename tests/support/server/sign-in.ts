import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";

/** The cookie of a demo account that signed in through the login form, over the one that the browser had; undefined for a visitor. */
export async function signInCookie(
  url: string,
  loginId: string | undefined,
  cookieBefore = "",
): Promise<string> {
  if (!loginId) return "";
  const response = await fetch(`${url}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, cookie: cookieBefore },
    body: new URLSearchParams({ loginId, password: DEMO_PASSWORD }),
  });
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith("session="));
  if (!cookie) throw new Error(`${loginId} could not sign in: ${response.status}`);
  return cookie.split(";")[0] ?? "";
}
