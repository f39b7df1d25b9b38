import { Hono } from "hono";
import { authorize, bearerOf, bodyOf, isClient, type SimulatorOptions } from "./authorize.ts";
import { subjectOf } from "./people.ts";
import type { Ledger } from "./social-ledger.ts";

const TOKEN_LIVES = { expires_in: 21_599, refresh_token_expires_in: 5_183_999 };

export function kakaoSimulator(ledger: Ledger, options: SimulatorOptions) {
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
