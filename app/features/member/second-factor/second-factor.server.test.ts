import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { recoveryCodes, throttles } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { openSession } from "#app/features/member/login/open-session.server.ts";
import { currentSession } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { passSecondFactor } from "./pass-second-factor.server.ts";
import { confirmSecondFactor, startSecondFactorSetup } from "./set-up-second-factor.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const OPS = demoMemberId("ops");
const WRONG = { code: "auth.second_factor_wrong", status: 401 };

const codeOf = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const withCookie = (cookie: string) => new Request("http://localhost/", { headers: { cookie } });
const after = (seconds: number) => ({
  ...services,
  now: () => new Date(services.now().getTime() + seconds * 1000),
});

async function setUp() {
  await db.update(members).set({ totpSecret: null }).where(eq(members.id, OPS));
  const { secret, sealed } = await startSecondFactorSetup(services, OPS, DEMO_PASSWORD);
  const code = codeOf(secret, services.now());
  return { secret, codes: await confirmSecondFactor(services, OPS, { sealed, code }) };
}

async function pass(code: string, at = services) {
  const half = await openSession(at, OPS);
  expect(half.complete).toBe(false);
  return passSecondFactor(at, withCookie(half.cookie), { code, userAgent: "" });
}

test("it is set up with the password and a first code; the secret is sealed, the codes are marks", async () => {
  await expect(startSecondFactorSetup(services, OPS, "wrong")).rejects.toMatchObject({
    fields: { factorPassword: "auth.password_wrong" },
  });
  const { cookie } = await openSession(services, OPS);
  const { secret, codes } = await setUp();

  expect(new Set(codes).size).toBe(10);
  const stored = JSON.stringify([
    await db.select().from(members).where(eq(members.id, OPS)),
    await db.select().from(recoveryCodes),
  ]);
  for (const word of [secret, ...codes]) expect(stored).not.toContain(word);
  expect(await currentSession(services, withCookie(cookie))).toBeNull();
});

test("the QR picture is drawn by us, and a pending setup is for one member and a quarter of an hour", async () => {
  const setup = await startSecondFactorSetup(services, OPS, DEMO_PASSWORD);
  expect(setup.picture).toMatch(/^data:image\/svg\+xml;base64,/);
  const code = codeOf(setup.secret, services.now());
  for (const [who, sealed, at] of [
    [demoMemberId("content"), setup.sealed, services],
    [OPS, `${setup.sealed.slice(0, -2)}AA`, services],
    [OPS, setup.sealed, after(900)],
  ] as const) {
    await expect(confirmSecondFactor(at, who, { sealed, code })).rejects.toMatchObject({
      fields: { code: "auth.second_factor_wrong" },
    });
  }
});

test("accepts a code once, and issues a new token", async () => {
  const { secret } = await setUp();
  const at = after(60);
  const code = codeOf(secret, at.now());
  await expect(pass("000000" === code ? "111111" : "000000", at)).rejects.toMatchObject(WRONG);

  const half = await openSession(at, OPS);
  const whole = await passSecondFactor(at, withCookie(half.cookie), { code, userAgent: "" });
  expect(whole.cookie).not.toBe(half.cookie);
  expect(await currentSession(at, withCookie(whole.cookie))).toMatchObject({ memberId: OPS });
  await expect(
    passSecondFactor(at, withCookie(half.cookie), { code, userAgent: "" }),
  ).rejects.toMatchObject({ code: "auth.login_required" });
  await expect(pass(code, at)).rejects.toMatchObject(WRONG);
});

test("refuses the set-up code as a login code", async () => {
  const { secret } = await setUp();
  await expect(pass(codeOf(secret, services.now()))).rejects.toMatchObject(WRONG);
});

test("a recovery code works once, however it is written", async () => {
  const { codes } = await setUp();
  const [first = ""] = codes;
  await pass(first.toUpperCase().replace("-", " "));
  await expect(pass(first)).rejects.toMatchObject(WRONG);
  await pass(codes[1] ?? "");
});

test("codes are not guessed for ever", async () => {
  await setUp();
  await db.delete(throttles);
  for (let tries = 0; tries < 10; tries++) await pass("xxxxx-xxxxx").catch(() => {});
  await expect(pass("xxxxx-xxxxx")).rejects.toMatchObject({ code: "auth.throttled" });
  await db.delete(throttles);
});

test("one that is on is not replaced with a password alone", async () => {
  const { codes } = await setUp();
  const { secret, sealed } = await startSecondFactorSetup(services, OPS, DEMO_PASSWORD);
  const code = codeOf(secret, services.now());
  await expect(confirmSecondFactor(services, OPS, { sealed, code })).rejects.toMatchObject({
    code: "auth.second_factor_on",
    status: 409,
  });
  await pass(codes[0] ?? "");
});

test("a member who is not staff cannot set up a second factor", async () => {
  const guest = demoMemberId("guest");
  const { secret, sealed } = await startSecondFactorSetup(services, guest, DEMO_PASSWORD);
  const code = codeOf(secret, services.now());
  await expect(confirmSecondFactor(services, guest, { sealed, code })).rejects.toMatchObject({
    code: "common.not_found",
  });
});
