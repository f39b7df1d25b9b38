import { signInCookie } from "#tests/support/server/sign-in.ts";
import { type Visitor, visitorOf } from "#tests/support/server/visitor.ts";
import type { Write } from "./write.ts";

/** Sends what the tables of writes say, each person in one browser; after a logout it logs in and sends again. */
export function senderAt(url: string) {
  const browsers = new Map<string, Visitor>();

  async function browserOf(who: string | undefined): Promise<Visitor> {
    if (!who) return visitorOf(url);
    const browser = browsers.get(who) ?? visitorOf(url, await signInCookie(url, who));
    browsers.set(who, browser);
    return browser;
  }

  return async ({ path, who, method = "POST" }: Write, body: BodyInit, type?: string) => {
    const headers: Record<string, string> = type ? { "content-type": type } : {};
    const init = { method, body, headers };
    const answer = await (await browserOf(who)).get(path, init);
    const isOut = answer.status === 401 || answer.to.includes("/login");
    if (!who || !isOut) return answer;
    browsers.delete(who);
    return (await browserOf(who)).get(path, init);
  };
}
