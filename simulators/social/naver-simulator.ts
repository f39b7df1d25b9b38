import { Hono } from "hono";
import { authorize, bearerOf, bodyOf, isClient, type SimulatorOptions } from "./authorize.ts";
import { subjectOf } from "./people.ts";
import type { Ledger } from "./social-ledger.ts";

/** Naver says what went wrong under 200, and numbers as texts. */
export function naverSimulator(ledger: Ledger, options: SimulatorOptions) {
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
