import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { recoveryCodes } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { signUpSchema } from "#app/domain/member/sign-up/sign-up-schema.ts";
import { mailPasswordLink } from "#app/features/member/account/mail-password-link.server.ts";
import { sendEmailCode } from "#app/features/member/account/prove-email.server.ts";
import { setNewPassword } from "#app/features/member/account/set-new-password.server.ts";
import { signUp } from "#app/features/member/account/sign-up-member.server.ts";
import { openSession } from "#app/features/member/login/open-session.server.ts";
import { resetFactor } from "#app/features/member/rights/reset-factor.server.ts";
import { renewRecoveryCodes } from "#app/features/member/second-factor/change-second-factor.server.ts";
import { passSecondFactor } from "#app/features/member/second-factor/pass-second-factor.server.ts";
import {
  confirmSecondFactor,
  startSecondFactorSetup,
} from "#app/features/member/second-factor/set-up-second-factor.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await postgresDatabase("demo");
const services = testServices(db);
const FROM = { address: "192.0.2.1" };

async function winners(works: readonly (() => Promise<unknown>)[]): Promise<number> {
  const all = await Promise.allSettled(works.map((work) => work()));
  return all.filter(({ status }) => status === "fulfilled").length;
}

async function staffWithFactor(key: string) {
  const memberId = demoMemberId(key);
  const { secret, sealed } = await startSecondFactorSetup(services, memberId, DEMO_PASSWORD);
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const at = (seconds: number) => services.now().getTime() + seconds * 1000;
  const code = totp.generate({ timestamp: at(0) });
  return {
    memberId,
    totp,
    at,
    codes: await confirmSecondFactor(services, memberId, { sealed, code }),
  };
}

async function lastMail(email: string) {
  return (await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)).at(
    -1,
  );
}

test("a link that is used eight times at once sets one password", async () => {
  const email = "race@example.com";
  await db.update(members).set({ email }).where(eq(members.loginId, "guest"));
  await mailPasswordLink(services, { loginId: "guest", email, locale: "ko" }, FROM);
  const token = (await lastMail(email))?.link?.split("token=")[1] ?? "";
  const uses = Array.from(
    { length: 8 },
    (_, index) => () => setNewPassword(services, token, { password: `a quiet back nine ${index}` }),
  );
  expect(await winners(uses)).toBe(1);
});

test("a mailed code that is used by four at once makes one member", async () => {
  const email = "four@example.com";
  await sendEmailCode(services, { email, locale: "ko" }, FROM);
  const emailCode = (await lastMail(email))?.words.code;
  const form = (index: number) =>
    signUpSchema.parse({
      loginId: `racer_${index}`,
      password: "a quiet back nine",
      name: "한가람",
      email,
      emailCode,
      phone: "01012345678",
      birthday: "1980-04-02",
      agree: ["terms", "personal-information", "age"],
    });
  const joins = [0, 1, 2, 3].map(
    (index) => () => signUp(services, form(index), { locale: "ko", ...FROM }),
  );
  expect(await winners(joins)).toBe(1);
  expect(await db.$count(members, eq(members.email, email))).toBe(1);
});

test("an ID that four want at once goes to one", async () => {
  const emails = [0, 1, 2, 3].map((index) => `want${index}@example.com`);
  const joins: (() => Promise<unknown>)[] = [];
  for (const email of emails) {
    await sendEmailCode(services, { email, locale: "ko" }, FROM);
    const form = signUpSchema.parse({
      loginId: "wanted_by_all",
      password: "a quiet back nine",
      name: "한가람",
      email,
      emailCode: (await lastMail(email))?.words.code,
      phone: "01012345678",
      birthday: "1980-04-02",
      agree: ["terms", "personal-information", "age"],
    });
    joins.push(() => signUp(services, form, { locale: "ko", ...FROM }));
  }
  expect(await winners(joins)).toBe(1);
});

test("a second factor that is given four times at once opens one door", async () => {
  const { memberId: ops, totp, at } = await staffWithFactor("ops");
  const later = { ...services, now: () => new Date(at(60)) };
  const code = totp.generate({ timestamp: at(60) });
  const doors = await Promise.all([1, 2, 3, 4].map(() => openSession(later, ops)));
  const passes = doors.map(
    ({ cookie }) =>
      () =>
        passSecondFactor(later, new Request("http://localhost/", { headers: { cookie } }), {
          code,
          userAgent: "",
        }),
  );
  expect(await winners(passes)).toBe(1);
});

test("new recovery codes requested four times at once leave one list", async () => {
  const { totp, memberId, at } = await staffWithFactor("content");
  const later = { ...services, now: () => new Date(at(60)) };
  const factorPassword = DEMO_PASSWORD;
  const code = totp.generate({ timestamp: at(60) });
  const same = [1, 2, 3, 4].map(
    () => () => renewRecoveryCodes(later, memberId, { factorPassword, code }),
  );
  expect(await winners(same)).toBe(1);
  const listOf = eq(recoveryCodes.memberId, memberId);
  expect(await db.$count(recoveryCodes, listOf)).toBe(10);
});

test("two lists that are made at once with a code each leave the later one alone", async () => {
  const { memberId, codes } = await staffWithFactor("support");
  const each = codes
    .slice(0, 2)
    .map(
      (code) => () =>
        renewRecoveryCodes(services, memberId, { factorPassword: DEMO_PASSWORD, code }),
    );
  // The second may find its code gone with the first list.
  expect(await winners(each)).toBeGreaterThan(0);
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.memberId, memberId))).toBe(10);
});

test("owners who reset one colleague at once do it once, with one message and one audit entry", async () => {
  const { memberId } = await staffWithFactor("owner");
  await db.update(members).set({ role: "ops" }).where(eq(members.id, memberId));
  const owners = ["guest", "demo"].map(demoMemberId);
  for (const id of owners) {
    await db.update(members).set({ role: "owner" }).where(eq(members.id, id));
  }
  const resets = owners.map(
    (by) => () => resetFactor(services, { by, memberId, reason: "lost phone" }),
  );
  expect(await winners(resets)).toBe(1);
  expect(await db.$count(auditEntries, eq(auditEntries.subjectId, memberId))).toBe(1);
});
