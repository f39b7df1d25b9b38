import { and, eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { recoveryCodes, throttles } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { openSession } from "#app/features/member/login/open-session.server.ts";
import { currentSession } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { removeSecondFactor, renewRecoveryCodes } from "./change-second-factor.server.ts";
import { passSecondFactor } from "./pass-second-factor.server.ts";
import { countRecoveryCodes } from "./recovery-codes.server.ts";
import { confirmSecondFactor, startSecondFactorSetup } from "./set-up-second-factor.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const later = { ...services, now: () => new Date(services.now().getTime() + 60_000) };
const OPS = demoMemberId("ops");
const WRONG_CODE = { fields: { code: "auth.second_factor_wrong" } };

const withCookie = (cookie: string) => new Request("http://localhost/", { headers: { cookie } });

let codes: string[] = [];
let appCode = "";

beforeEach(async () => {
  await db.delete(throttles);
  await db.delete(outbox);
  await db.delete(alarms);
  const email = "ops@example.com";
  await db
    .update(members)
    .set({ totpSecret: null, totpUsedStep: null, email, locale: "en" })
    .where(eq(members.id, OPS));
  const { secret, sealed } = await startSecondFactorSetup(services, OPS, DEMO_PASSWORD);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const first = totp.generate({ timestamp: services.now().getTime() });
  codes = await confirmSecondFactor(services, OPS, { sealed, code: first });
  appCode = totp.generate({ timestamp: later.now().getTime() });
});

const proof = (code: string, factorPassword = DEMO_PASSWORD) => ({ factorPassword, code });

async function messages() {
  const sent = await db
    .select({ template: outbox.template, locale: outbox.locale, words: outbox.words })
    .from(outbox)
    .where(and(eq(outbox.memberId, OPS), eq(outbox.channel, "email")))
    .orderBy(outbox.id);
  return sent.map(({ template, locale, words }) => [template, locale, words]);
}

async function enter(code: string) {
  const { cookie } = await openSession(later, OPS);
  return passSecondFactor(later, withCookie(cookie), { code, userAgent: "" });
}

test("new codes come with the password and a code; the old ones are dead, and no session ends", async () => {
  const open = await enter(codes[9] ?? "");
  const fresh = await renewRecoveryCodes(later, OPS, proof(appCode));
  expect(new Set([...fresh, ...codes]).size).toBe(20);
  expect(await countRecoveryCodes(db, OPS)).toBe(10);
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.memberId, OPS))).toBe(10);
  expect(await currentSession(later, withCookie(open.cookie))).toMatchObject({ memberId: OPS });

  await expect(enter(codes[0] ?? "")).rejects.toMatchObject({ code: "auth.second_factor_wrong" });
  await enter(fresh[0] ?? "");
  expect(await countRecoveryCodes(db, OPS)).toBe(9);
});

test.each([
  ["the wrong password", () => proof(appCode, "wrong"), { factorPassword: "auth.password_wrong" }],
  ["a wrong code", () => proof("aaaaa-aaaaa"), WRONG_CODE.fields],
  ["a code of nobody's app", () => proof(appCode === "000000" ? "1" : "000000"), WRONG_CODE.fields],
])("%s changes nothing", async (_, given, fields) => {
  await expect(renewRecoveryCodes(later, OPS, given())).rejects.toMatchObject({ fields });
  await expect(removeSecondFactor(later, OPS, given())).rejects.toMatchObject({ fields });
  expect((await openSession(later, OPS)).complete).toBe(false);
  await enter(codes[0] ?? "");
});

test("the code that made the list makes no second one", async () => {
  await renewRecoveryCodes(later, OPS, proof(appCode));
  await expect(renewRecoveryCodes(later, OPS, proof(appCode))).rejects.toMatchObject(WRONG_CODE);
});

test("codes cannot be guessed here either, and guesses at the login count too", async () => {
  for (let tries = 0; tries < 5; tries++) {
    await renewRecoveryCodes(later, OPS, proof("aaaaa-aaaaa")).catch(() => {});
    await enter("aaaaa-aaaaa").catch(() => {});
  }
  await expect(renewRecoveryCodes(later, OPS, proof(appCode))).rejects.toMatchObject({
    code: "auth.throttled",
  });
});

test("it is taken away with the password and a recovery code, and everything ends", async () => {
  const open = await enter(appCode);
  await removeSecondFactor(later, OPS, proof(codes[0] ?? ""));
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.memberId, OPS))).toBe(0);
  expect(await currentSession(later, withCookie(open.cookie))).toBeNull();
  expect((await openSession(services, OPS)).complete).toBe(true);
  await expect(removeSecondFactor(later, OPS, proof(appCode))).rejects.toMatchObject(WRONG_CODE);
});

test("the member is notified of each change in their language, with the number of codes left", async () => {
  await enter(codes[0] ?? "");
  await enter(codes[1] ?? "");
  await enter(codes[1] ?? "").catch(() => {});
  const [fresh = ""] = await renewRecoveryCodes(later, OPS, proof(appCode));
  await removeSecondFactor(services, OPS, proof(fresh));
  expect(await messages()).toEqual([
    ["factor-on", "en", {}],
    ["recovery-code-used", "en", { left: "9" }],
    ["recovery-code-used", "en", { left: "8" }],
    ["recovery-codes-new", "en", {}],
    ["recovery-code-used", "en", { left: "9" }],
    ["factor-off", "en", {}],
  ]);
  expect(await db.$count(alarms, eq(alarms.template, "factor-off"))).toBe(1);
});
