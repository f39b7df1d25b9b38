import { type Context, Hono } from "hono";
import { consentPage } from "./consent-page.ts";
import { chosenPerson } from "./people.ts";
import type { Ledger } from "./social-ledger.ts";

export type ProviderName = "google" | "naver" | "kakao";

export type SimulatorOptions = {
  /** The registered address of the shop; by default the host of the request. */
  readonly shopOrigin?: string | undefined;
};

/** The page where people log in and agree. */
export function authorize(
  provider: ProviderName,
  path: string,
  ledger: Ledger,
  options: SimulatorOptions,
) {
  const app = new Hono();

  app.get(path, (c) => {
    const wrong = mistakeIn(c, provider, options);
    if (wrong) return c.text(`${provider} simulator: ${wrong}`, 400);
    c.header("cache-control", "no-store");
    c.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    return c.html(consentPage(provider));
  });

  app.post(path, async (c) => {
    const wrong = mistakeIn(c, provider, options);
    if (wrong) return c.text(`${provider} simulator: ${wrong}`, 400);
    const form = await c.req.formData();
    const back = new URL(c.req.query("redirect_uri") ?? "");
    const state = c.req.query("state");
    if (state) back.searchParams.set("state", state);
    if (form.get("decision") === "deny") {
      back.searchParams.set("error", "access_denied");
      back.searchParams.set("error_description", "User denied access");
      return c.redirect(back.href);
    }
    const person = chosenPerson(form);
    if (!person) return c.text(`${provider} simulator: nobody was chosen`, 400);
    const code = ledger.giveCode({
      person,
      clientId: c.req.query("client_id") ?? "",
      redirectUri: c.req.query("redirect_uri") ?? "",
      nonce: c.req.query("nonce"),
      challenge: c.req.query("code_challenge"),
    });
    back.searchParams.set("code", code);
    return c.redirect(back.href);
  });

  return app;
}

/** What a real provider shows as an error page of its own, without sending anybody back. */
function mistakeIn(c: Context, provider: ProviderName, { shopOrigin }: SimulatorOptions) {
  if (c.req.query("response_type") !== "code") return "response_type must be code";
  if (c.req.query("client_id") !== `palmtee-${provider}`) return "unknown client_id";
  if (provider === "naver" && !c.req.query("state")) return "state is required";
  const origin = shopOrigin ?? new URL(c.req.url).origin;
  if (c.req.query("redirect_uri") !== `${origin}/api/auth/${provider}/callback`) {
    return "redirect_uri is not registered";
  }
  return undefined;
}

/** Token requests must know the client's secret. */
export function isClient(provider: ProviderName, form: URLSearchParams): boolean {
  return (
    form.get("client_id") === `palmtee-${provider}` && form.get("client_secret") === "simulator"
  );
}

export async function bodyOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text());
}

export function bearerOf(c: Context): string | undefined {
  return /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
}
