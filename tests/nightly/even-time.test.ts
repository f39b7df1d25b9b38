import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailCodes, throttles } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { signUpSchema } from "#app/domain/member/sign-up/sign-up-schema.ts";
import { mailLoginIds } from "#app/features/member/account/mail-login-ids.server.ts";
import { mailPasswordLink } from "#app/features/member/account/mail-password-link.server.ts";
import { sendEmailCode } from "#app/features/member/account/prove-email.server.ts";
import { setNewPassword } from "#app/features/member/account/set-new-password.server.ts";
import { signUp } from "#app/features/member/account/sign-up-member.server.ts";
import { signIn } from "#app/features/member/login/sign-in.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { medianRatio } from "#tests/support/median-ratio.ts";
import { testServices } from "#tests/support/services.ts";

const TRIES = 200;
const EMAIL = "emma@example.com";
const FROM = { address: "192.0.2.1" };

const db = await testDatabase("demo");
const services = testServices(db);
const clean = () => Promise.all([db.delete(throttles), db.delete(emailCodes)]);
await db
  .update(members)
  .set({ email: EMAIL })
  .where(eq(members.id, demoMemberId("guest")));

test("response times do not reveal which IDs exist", async () => {
  const tryIn = (loginId: string) => () =>
    signIn(services, { loginId, password: "wrong" }, { ...FROM, userAgent: "Mozilla/5.0" });
  expect(await medianRatio(TRIES, [tryIn("owner"), tryIn("nobody")], clean)).toBeLessThan(1.15);
});

test("finding an ID takes as long for an unknown address", async () => {
  const find = (email: string) => () => mailLoginIds(services, { email, locale: "en" }, FROM);
  const ratio = await medianRatio(TRIES, [find(EMAIL), find("nobody@example.com")], clean);
  expect(ratio).toBeLessThan(1.15);
});

test("finding a password takes as long for an unknown ID", async () => {
  const find = (loginId: string) => () =>
    mailPasswordLink(services, { loginId, email: EMAIL, locale: "ko" }, FROM);
  expect(await medianRatio(TRIES, [find("guest"), find("nobody")], clean)).toBeLessThan(1.15);
});

test("a sign-up takes as long with an ID and an address that a member has as with new ones", async () => {
  const join = (loginId: string, email: string) => {
    const form = signUpSchema.parse({
      loginId,
      password: "a quiet back nine",
      name: "Garam Han",
      email,
      emailCode: "000000",
      phone: "010-1234-5678",
      birthday: "1980-04-02",
      agree: ["terms", "personal-information", "age"],
    });
    return () => signUp(services, form, { ...FROM, locale: "en" });
  };
  const works = [join("guest", EMAIL), join("nobody", "nobody@example.com")] as const;
  expect(await medianRatio(TRIES, works, clean)).toBeLessThan(1.15);
});

test("a code goes out as fast to a known address as to a new one", async () => {
  const code = (email: string) => () => sendEmailCode(services, { email, locale: "en" }, FROM);
  const works = [code(EMAIL), code("nobody@example.com")] as const;
  expect(await medianRatio(TRIES, works, clean)).toBeLessThan(1.15);
});

test("a link to a new password is refused as fast for a member as for a stranger", async () => {
  const secret = "x".repeat(43);
  const reset = (memberId: string) => () =>
    setNewPassword(services, `${memberId}.${secret}`, { password: "a quiet back nine" });
  const works = [reset(demoMemberId("guest")), reset(demoMemberId("no such member"))] as const;
  expect(await medianRatio(TRIES, works, clean)).toBeLessThan(1.15);
});
