import { eq, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { openSession } from "#app/features/member/login/open-session.server.ts";
import { servicesContext } from "#app/platform/env/services.server.ts";
import { requireFreshFactor } from "#app/platform/session/page-guards.server.ts";
import { currentSession } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { passSecondFactor } from "./pass-second-factor.server.ts";
import { renewSecondFactor } from "./renew-second-factor.server.ts";
import { confirmSecondFactor, startSecondFactorSetup } from "./set-up-second-factor.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const OPS = demoMemberId("ops");
const STALE = { data: { code: "auth.factor_stale" }, init: { status: 403 } };
const MARGIN = { intent: "margin", percent: "99" };

const withCookie = (cookie: string) => new Request("http://localhost/", { headers: { cookie } });

const { secret, sealed } = await startSecondFactorSetup(services, OPS, DEMO_PASSWORD);
const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
  timestamp: services.now().getTime(),
});
const codes = await confirmSecondFactor(services, OPS, { sealed, code });

async function signedIn(recoveryCode: string): Promise<string> {
  const half = await openSession(services, OPS);
  const given = { code: recoveryCode, userAgent: "" };
  return (await passSecondFactor(services, withCookie(half.cookie), given)).cookie;
}

/** Only the database's clock counts, and it cannot be turned: what is stored is made older. */
async function age(cookie: string, seconds: number): Promise<void> {
  const session = await currentSession(services, withCookie(cookie));
  await db
    .update(sessions)
    .set({ factorAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(sessions.id, session?.id ?? ""));
}

/** What the guard does before an action of the desk. */
async function guard(cookie: string, pattern: string, form: Record<string, string> | FormData) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const body = form instanceof FormData ? form : new URLSearchParams(form);
  const request = new Request("http://localhost/", { method: "POST", headers: { cookie }, body });
  const args = { request, context, pattern, url: new URL(request.url), params: {} };
  await requireFreshFactor(args as never, async () => new Response());
  // The action behind it still has its form to read.
  expect((await request.formData()).get("intent")).toBe(body.get("intent"));
}

test("a form that moves money passes within half an hour of the code, and is refused after it", async () => {
  const cookie = await signedIn(codes[0] ?? "");
  await guard(cookie, "/admin/prices", MARGIN);
  await age(cookie, 29 * 60 + 55);
  await guard(cookie, "/admin/prices", MARGIN);
  await age(cookie, 30 * 60 + 1);
  await expect(guard(cookie, "/admin/prices", MARGIN)).rejects.toMatchObject(STALE);
  await guard(cookie, "/admin/reservations/:reservation_idx", { intent: "note", text: "memo" });
  await guard(cookie, "/admin/notice/:notice_idx", { intent: "save" });
});

test("a request without a valid form is refused wherever forms move money", async () => {
  const cookie = await signedIn(codes[1] ?? "");
  await age(cookie, 31 * 60);
  await expect(guard(cookie, "/admin/prices", {})).rejects.toMatchObject(STALE);
});

test("no file in the place of a form's name hides that it moves money", async () => {
  const cookie = await signedIn(codes[6] ?? "");
  await age(cookie, 31 * 60);
  const gift = new FormData();
  gift.append("intent", new File([], "empty"));
  gift.append("intent", "gift");
  await expect(guard(cookie, "/admin/member/:id", gift)).rejects.toMatchObject(STALE);
});

test("a change of rights asks for the code again, as moving money does", async () => {
  const cookie = await signedIn(codes[7] ?? "");
  await age(cookie, 31 * 60);
  for (const intent of ["role", "factor", "unban"]) {
    const changed = guard(cookie, "/admin/member/:id", { intent });
    await expect(changed).rejects.toMatchObject(STALE);
  }
  for (const intent of ["invite", "resend", "role"]) {
    await expect(guard(cookie, "/admin/staff", { intent })).rejects.toMatchObject(STALE);
  }
  // What takes rights away is quicker than a code.
  await guard(cookie, "/admin/member/:id", { intent: "ban" });
  for (const intent of ["revoke", "remove"]) await guard(cookie, "/admin/staff", { intent });
});

test("the code once more lets it pass, in this session alone; a wrong one or a used one does not", async () => {
  const cookie = await signedIn(codes[2] ?? "");
  const other = await signedIn(codes[3] ?? "");
  for (const each of [cookie, other]) await age(each, 31 * 60);

  for (const wrong of ["xxxxx-xxxxx", codes[2] ?? ""]) {
    await expect(renewSecondFactor(services, withCookie(cookie), wrong)).rejects.toMatchObject({
      fields: { code: "auth.second_factor_wrong" },
    });
  }
  await expect(guard(cookie, "/admin/prices", MARGIN)).rejects.toMatchObject(STALE);

  await renewSecondFactor(services, withCookie(cookie), codes[4] ?? "");
  await guard(cookie, "/admin/prices", MARGIN);
  await expect(guard(other, "/admin/prices", MARGIN)).rejects.toMatchObject(STALE);
});

test("a session between password and code renews nothing", async () => {
  const half = await openSession(services, OPS);
  const renewed = renewSecondFactor(services, withCookie(half.cookie), codes[5] ?? "");
  await expect(renewed).rejects.toMatchObject({ code: "auth.login_required" });
});

test("staff without a second factor are not asked for one", async () => {
  const { cookie } = await openSession(services, demoMemberId("owner"));
  await guard(cookie, "/admin/prices", MARGIN);
});
