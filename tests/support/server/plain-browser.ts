import { expect } from "vitest";
import type { productionShop } from "./production-shop.ts";
import { visitorOf } from "./visitor.ts";

export const PASSWORD = "a quiet back nine";

type Shop = Awaited<ReturnType<typeof productionShop>>;

/** A visitor who can also join, with a code from an e-mail. */
export function browserOf({ url, origin, mails }: Shop) {
  const visitor = visitorOf(url, "", origin);

  async function signUp(loginId: string, name: string) {
    const email = `${loginId}@example.com`;
    await visitor.post("/api/email-code", { email });
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
    return visitor.post("/login/sign-up", form);
  }
  return { ...visitor, signUp };
}

function codeIn(mail: { readonly source: string } | undefined): string {
  const texts = (mail?.source ?? "")
    .split(/\n(?:\n|--)/)
    .map((part) => Buffer.from(part.replaceAll(/\s/g, ""), "base64").toString("utf8"));
  return /인증 번호: (\d{6})/.exec(texts.join("\n"))?.[1] ?? "";
}
