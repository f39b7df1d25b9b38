import { randomUUID } from "node:crypto";
import type { APIRequestContext, APIResponse, Page } from "@playwright/test";
import en from "#app/locales/en/member/login.json" with { type: "json" };
import ko from "#app/locales/ko/member/login.json" with { type: "json" };

export const PASSWORD = "a calm green by the sea";

export type Newcomer = { readonly name: string; readonly loginId: string };

/** A member of one test's own: came through Kakao without an e-mail address, then made an ID and a password. */
export async function newcomer(
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<Newcomer> {
  const mark = randomUUID().slice(0, 8);
  const name = `새내기 ${mark}`;
  const loginId = `new_${mark}`;
  const headers = { origin: baseURL ?? "" };
  // From a house of their own: one address starts 120 logins in ten minutes, which all tests together are more than.
  const from = { "x-forwarded-for": `2001:db8:${mark.slice(0, 4)}:${mark.slice(4)}::1` };
  const stay = { maxRedirects: 0 };
  const person = { person: "other", name };
  /** Off to Kakao, and back as this person. */
  const throughKakao = async (begun: APIResponse) => {
    const agreed = await request.post(begun.headers().location ?? "", { form: person, ...stay });
    return request.get(agreed.headers().location ?? "", stay);
  };
  const back = await throughKakao(
    await request.get("/api/auth/kakao?next=/notice", { headers: from, ...stay }),
  );
  const consents = new FormData();
  for (const kind of ["terms", "personal-information", "age"]) consents.append("agree", kind);
  await request.post(back.headers().location ?? "", { headers, form: consents, ...stay });
  // A first password needs a fresh login.
  const proving = { intent: "prove", next: "/mypage/security" };
  const again = { headers: { ...headers, ...from }, form: proving, ...stay };
  await throughKakao(await request.post("/api/auth/kakao", again));
  const made = await request.post("/mypage/security", {
    headers,
    form: { intent: "create", loginId, password: PASSWORD },
    ...stay,
  });
  if (made.status() !== 302) throw new Error(`${loginId}: ${made.status()}`);
  return { name, loginId };
}

/** Through the form, as people do, in the language of the page. */
export async function logIn(
  page: Page,
  { loginId, password = PASSWORD }: { readonly loginId: string; readonly password?: string },
): Promise<void> {
  const words = new URL(page.url()).pathname.startsWith("/en") ? en : ko;
  await page.getByLabel(words.id, { exact: true }).fill(loginId);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.submit, exact: true }).click();
}
