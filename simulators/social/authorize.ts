import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { chosenPerson, PEOPLE } from "./people.ts";
import type { Ledger } from "./social-ledger.ts";

const LOOKS = {
  google: { title: "Google", colour: "#ffffff", ink: "#1f1f1f" },
  naver: { title: "Naver", colour: "#03c75a", ink: "#06210f" },
  kakao: { title: "Kakao", colour: "#fee500", ink: "#191600" },
};

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f6f6f3;color:#1b1f1c}
header{padding:16px 20px;font-weight:700}main{max-width:34rem;margin:0 auto;padding:16px 20px}
h1{font-size:20px}label{display:flex;gap:10px;align-items:center;min-height:48px}
label span{display:block;font-weight:400;font-size:14px;color:#4a524d}input[type=text],input[type=email]{flex:1;font:inherit;min-width:0;padding:8px;box-sizing:border-box}
fieldset{border:1px solid #c9cdc6;border-radius:8px;background:#fff;margin:0 0 16px}
button{font:inherit;font-weight:700;min-height:48px;padding:0 20px;border-radius:8px;border:1px solid #1b1f1c;background:#fff;margin-right:8px}
button.yes{background:#1b1f1c;color:#fff}`;

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

/** Says clearly that it is a simulator, so that no real password is typed here. */
function consentPage(provider: keyof typeof LOOKS) {
  const { title, colour, ink } = LOOKS[provider];
  return html`<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} (simulator)</title><style>${STYLE}</style></head>
<body><header style="background:${colour};color:${ink}">${title} · 데모용 모의 로그인 (simulator)</header>
<main><h1>누구로 로그인할까요? · Who are you?</h1>
<p>실제 ${title}에 연결되지 않아요. · This is not the real ${title}.</p>
<form method="post"><fieldset><legend>사람 · People</legend>
${PEOPLE.map(
  ({ key, name, about }, index) => html`<label><input type="radio" name="person" value="${key}"
${index === 0 ? "checked" : ""}><b>${name ?? "—"}<span>${about}</span></b></label>`,
)}
<label><input type="radio" name="person" value="other"><b>다른 사람 · Somebody else</b></label>
<label>이름 · Name <input type="text" name="name" maxlength="40"></label>
<label>이메일 · E-mail <input type="email" name="email" maxlength="100"></label></fieldset>
<button class="yes" name="decision" value="agree">동의하고 계속하기 · Agree</button>
<button name="decision" value="deny">취소 · Cancel</button></form></main></body></html>`;
}
