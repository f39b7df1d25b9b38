import { Hono } from "hono";
import { RouterContextProvider } from "react-router";
import type { Database } from "#app/db/client.server.ts";
import { simulatorFetchContext } from "#app/features/member/social/social-providers.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { type Services, servicesContext } from "#app/platform/env/services.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { memberContext, memberReader } from "#app/platform/session/session.server.ts";
import { loader as callback } from "#app/routes/api/auth-callback.ts";
import { action as act, loader as start } from "#app/routes/api/auth-start.ts";
import { action as agree } from "#app/routes/login/done.tsx";
import { action as secure } from "#app/routes/mypage/security.tsx";
import { action as leave } from "#app/routes/mypage/withdrawal.tsx";
import { socialSimulator } from "../../simulators/social/social-simulator.ts";
import { testServices } from "./services.ts";
import { TEST_NOW } from "./test-time.ts";

const ORIGIN = "http://localhost:3000";

/** The shop's login routes for provider identities, and the providers, without a network. */
export function socialShop(db: Database) {
  addAllMessages();
  const simulator = socialSimulator();
  const outside = new Hono().route("/simulator", simulator.app);
  const clock = { now: TEST_NOW };
  const base = testServices(db);
  const services: Services = {
    ...base,
    now: () => clock.now,
    site: { ...base.site, social: readEnv({}).social },
  };
  return {
    clock,
    services,
    unlinked: simulator.unlinked,
    browser: () => browser(services, outside),
  };
}

export type SocialBrowser = ReturnType<typeof browser>;

/** Stores cookies and follows no redirects. */
function browser(services: Services, outside: Hono) {
  const cookies = new Map<string, string>();

  function argsOf(path: string, init: RequestInit = {}) {
    const url = new URL(path, ORIGIN);
    const headers = new Headers(init.headers);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const request = new Request(url, { ...init, headers });
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(simulatorFetchContext, async (input, more) =>
      outside.fetch(new Request(input, more)),
    );
    context.set(memberContext, memberReader(services, request).read);
    const provider = url.pathname.split("/")[3] ?? "";
    return { request, url, context, params: { provider }, unstable_pattern: "", pattern: "" };
  }

  /** The address that an answer redirects to; its cookies are stored. */
  function withCookies(answer: unknown): string {
    if (!(answer instanceof Response)) throw new Error(`no redirect: ${JSON.stringify(answer)}`);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer.headers.get("location") ?? "";
  }

  return {
    cookies,
    /** To the provider's page. */
    start: async (provider: string, search = "", headers: Record<string, string> = {}) =>
      withCookies(
        await thrown(start(argsOf(`/api/auth/${provider}?${search}`, { headers }) as never)),
      ),
    /** What a person does there; answers with the address they are sent back to. */
    choose: async (address: string, form: Record<string, string>) =>
      (
        await outside.request(address, { method: "POST", body: new URLSearchParams(form) })
      ).headers.get("location") ?? "",
    returnToShop: async (address: string) =>
      withCookies(await thrown(callback(argsOf(address) as never))),
    agree: async (address: string, kinds: readonly string[]) => {
      const ticked = new URLSearchParams(kinds.map((kind) => ["agree", kind]));
      const init = { method: "POST", body: ticked };
      const answer = await thrown(agree(argsOf(address, init) as never));
      return answer instanceof Response ? withCookies(answer) : answer;
    },
    /** The form of the page of logins: to the provider's page, or to one that proves who it is. */
    connect: async (provider: string, proof: Record<string, string> = {}) => {
      const fields = { intent: "connect", next: "/mypage/security", ...proof };
      const init = { method: "POST", body: new URLSearchParams(fields) };
      const answer = await thrown(act(argsOf(`/api/auth/${provider}`, init) as never));
      return answer instanceof Response ? withCookies(answer) : answer;
    },
    /** Once more to the page of a provider of theirs. */
    prove: async (provider: string) => {
      const body = new URLSearchParams({ intent: "prove", next: "/mypage/security" });
      const init = { method: "POST", body };
      return withCookies(await thrown(act(argsOf(`/api/auth/${provider}`, init) as never)));
    },
    /** A first ID and password. */
    create: async (loginId: string) => {
      const fields = { intent: "create", loginId, password: "a quiet back nine" };
      const init = { method: "POST", body: new URLSearchParams(fields) };
      const answer = await thrown(secure(argsOf("/mypage/security", init) as never));
      return answer instanceof Response ? withCookies(answer) : answer;
    },
    disconnect: (provider: string) => {
      const init = { method: "POST", body: new URLSearchParams({ intent: "disconnect" }) };
      return act(argsOf(`/api/auth/${provider}`, init) as never);
    },
    /** The word is the one that the page shows. */
    leave: async (word: string) => {
      const init = { method: "POST", body: new URLSearchParams({ word }) };
      return withCookies(await thrown(leave(argsOf("/mypage/withdrawal", init) as never)));
    },
    user: () => memberReader(services, argsOf("/").request).read(),
  };
}

/** A member without a password connects: through a linked provider first, and then the new one. */
export async function connect(
  browser: SocialBrowser,
  provider: string,
  {
    own,
    email = "",
    name,
  }: { readonly own: string; readonly email?: string; readonly name: string },
): Promise<string> {
  const proving = String(await browser.connect(provider));
  const proved = await browser.choose(proving, { person: "other", name: own, email });
  const page = await browser.returnToShop(proved);
  if (page.startsWith("/")) return page;
  return browser.returnToShop(await browser.choose(page, { person: "other", name }));
}

export const AGREED = ["terms", "personal-information", "age"];

/** A visitor comes through a provider for the first time and agrees to everything that is required. */
export async function join(browser: SocialBrowser, provider: string, name: string, email = "") {
  const page = await browser.start(provider, "next=/wish");
  const back = await browser.choose(page, { person: "other", name, email });
  await browser.agree(await browser.returnToShop(back), AGREED);
  return browser.user();
}

/** A redirect that is thrown is an answer too. */
async function thrown<T>(work: Promise<T>): Promise<T | Response> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof Response) return cause;
    throw cause;
  }
}
