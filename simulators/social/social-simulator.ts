import { Hono } from "hono";
import {
  authorize,
  bearerOf,
  bodyOf,
  isClient,
  type ProviderName,
  type SimulatorOptions,
} from "./authorize.ts";
import { googleSimulator } from "./google-simulator.ts";
import { subjectOf } from "./people.ts";
import { type Ledger, providerLedger } from "./social-ledger.ts";

/** Google, Naver and Kakao as far as a login needs them, speaking as the real ones do. */
export function socialSimulator(options: SimulatorOptions = {}) {
  const ledgers = { google: providerLedger(), naver: providerLedger(), kakao: providerLedger() };
  const app = new Hono();
  app.route("/google", googleSimulator(ledgers.google, options));
  app.route("/naver", naverSimulator(ledgers.naver, options));
  app.route("/kakao", kakaoSimulator(ledgers.kakao, options));
  return { app, unlinked: (provider: ProviderName) => ledgers[provider].unlinked() };
}

/** Naver says what went wrong under 200, and numbers as texts. */
function naverSimulator(ledger: Ledger, options: SimulatorOptions) {
  const app = new Hono();
  app.route("/", authorize("naver", "/oauth2.0/authorize", ledger, options));

  app.post("/oauth2.0/token", async (c) => {
    const form = await bodyOf(c);
    const wrong = (error: string) =>
      c.json({ error, error_description: "no valid data in session" });
    if (!isClient("naver", form)) return wrong("invalid_client");
    if (form.get("grant_type") === "delete") {
      const person = ledger.unlink(form.get("access_token") ?? undefined);
      return person
        ? c.json({ access_token: form.get("access_token"), result: "success" })
        : wrong("invalid_request");
    }
    const refreshed = ledger.personOf(form.get("refresh_token") ?? undefined);
    const person = refreshed ?? ledger.takeCode(form)?.person;
    if (!person || person.breaks) return wrong("invalid_request");
    return c.json({ ...ledger.giveTokens(person), token_type: "bearer", expires_in: "3600" });
  });

  app.get("/v1/nid/me", (c) => {
    const person = ledger.personOf(bearerOf(c));
    if (!person) return c.json({ resultcode: "024", message: "Authentication failed" }, 401);
    return c.json({
      resultcode: "00",
      message: "success",
      response: {
        id: `naver-${subjectOf("naver", person)}`,
        ...(person.email ? { email: person.email } : {}),
        ...(person.name ? { name: person.name, nickname: person.name } : {}),
      },
    });
  });

  return app;
}

const TOKEN_LIVES = { expires_in: 21_599, refresh_token_expires_in: 5_183_999 };

function kakaoSimulator(ledger: Ledger, options: SimulatorOptions) {
  const app = new Hono();
  app.route("/", authorize("kakao", "/oauth/authorize", ledger, options));

  app.post("/oauth/token", async (c) => {
    const form = await bodyOf(c);
    if (!isClient("kakao", form)) {
      return c.json({ error: "invalid_client", error_code: "KOE010" }, 401);
    }
    const refreshed = ledger.personOf(form.get("refresh_token") ?? undefined);
    const person = refreshed ?? ledger.takeCode(form)?.person;
    if (!person) return c.json({ error: "invalid_grant", error_code: "KOE320" }, 400);
    if (person.breaks) return c.json({ error: "server_error" }, 500);
    return c.json({
      ...ledger.giveTokens(person),
      ...TOKEN_LIVES,
      token_type: "bearer",
      scope: "account_email profile_nickname",
    });
  });

  app.get("/v2/user/me", (c) => {
    const person = ledger.personOf(bearerOf(c));
    if (!person) return c.json({ msg: "this access token does not exist", code: -401 }, 401);
    const { name, email, emailVerified } = person;
    return c.json({
      id: subjectOf("kakao", person),
      connected_at: new Date().toISOString(),
      properties: name ? { nickname: name } : {},
      kakao_account: {
        profile_nickname_needs_agreement: name === undefined,
        ...(name ? { profile: { nickname: name } } : {}),
        has_email: true,
        email_needs_agreement: email === undefined,
        ...(email ? { is_email_valid: true, is_email_verified: emailVerified, email } : {}),
      },
    });
  });

  app.post("/v1/user/unlink", (c) => {
    const person = ledger.unlink(bearerOf(c));
    if (!person) return c.json({ msg: "this access token does not exist", code: -401 }, 401);
    return c.json({ id: subjectOf("kakao", person) });
  });

  return app;
}
