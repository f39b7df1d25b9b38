import { expect } from "vitest";
import type { productionShop } from "./production-shop.ts";

export const PASSWORD = "a quiet back nine";

type Shop = Awaited<ReturnType<typeof productionShop>>;

/** A browser as far as this walk needs one: a cookie that every answer may change. */
export function browserOf({ url, origin, mails }: Shop) {
  let cookie = "";
  async function ask(path: string, init: RequestInit = {}) {
    const headers = { origin, cookie, ...(init.headers as Record<string, string>) };
    const response = await fetch(url + path, { redirect: "manual", ...init, headers });
    const fresh = response.headers.getSetCookie().find((each) => each.includes("session="));
    cookie = fresh?.split(";")[0] ?? cookie;
    const { status } = response;
    return { status, to: response.headers.get("location"), text: await response.text() };
  }
  const post = (path: string, body: BodyInit) => ask(path, { method: "POST", body });
  const send = (path: string, fields: Record<string, string>) =>
    post(path, new URLSearchParams(fields));

  async function signUp(loginId: string, name: string) {
    const email = `${loginId}@example.com`;
    await send("/api/email-code", { email });
    const code = () =>
      codeIn(mails.findLast(({ recipients }) => recipients.join().includes(email)));
    await expect.poll(code, { timeout: 30_000 }).not.toBe("");
    const form = new URLSearchParams({ loginId, name, email, password: PASSWORD });
    for (const [key, value] of Object.entries({
      emailCode: code(),
      phone: "010-1234-5678",
      birthday: "1980-04-02",
    })) {
      form.set(key, value);
    }
    for (const kind of ["terms", "personal-information", "age"]) form.append("agree", kind);
    return post("/login/sign-up", form);
  }
  return { ask, post, send, signUp };
}

function codeIn(mail: { readonly source: string } | undefined): string {
  const texts = (mail?.source ?? "")
    .split(/\n(?:\n|--)/)
    .map((part) => Buffer.from(part.replaceAll(/\s/g, ""), "base64").toString("utf8"));
  return /인증 번호: (\d{6})/.exec(texts.join("\n"))?.[1] ?? "";
}
