import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { coupons, memberCoupons } from "#app/db/schema/benefit-tables.ts";
import { consents } from "#app/db/schema/company-tables.ts";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { type SignUp, signUpSchema } from "#app/domain/member/sign-up/sign-up-schema.ts";
import { addGuest } from "#app/features/member/profile/member-store.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import { throttleOf } from "#app/platform/http/throttle.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { findLoginIdAnswer } from "./account-queries.server.ts";
import { sendEmailCode } from "./prove-email.server.ts";
import { signUp } from "./sign-up-member.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const FROM = { address: "192.0.2.1" };
const HERE = { locale: "ko", ...FROM } as const;
const NEWS = {
  template: "event-news",
  event: "news:1",
  words: { title: { ko: "가을 특가", en: "Autumn sale" } },
} as const;
let count = 0;

beforeEach(async () => {
  await db.delete(throttles);
});

async function mailedCode(email: string): Promise<string> {
  const sent = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
  return sent.findLast(({ template }) => template === "email-code")?.words.code ?? "";
}

async function filled(change: Record<string, unknown> = {}): Promise<SignUp> {
  count += 1;
  const email = `garam${count}@example.com`;
  await sendEmailCode(services, { email, locale: "ko" }, FROM);
  return signUpSchema.parse({
    loginId: `garam_${count}`,
    password: "새벽 첫 티오프",
    name: "한가람",
    email,
    emailCode: await mailedCode(email),
    phoneCountry: "KR",
    phone: "010-1234-5678",
    birthday: "1980-04-02",
    gender: "female",
    agree: ["terms", "personal-information", "age"],
    ...change,
  });
}

test("a full form makes a member: number in E.164, address proved, consents with their versions", async () => {
  const form = await filled();
  const id = await signUp(services, form, HERE);

  const [member] = await db.select().from(members).where(eq(members.id, id));
  expect(member).toMatchObject({
    loginId: form.loginId,
    role: "member",
    phone: "+821012345678",
    birthday: "1980-04-02",
    email: form.email,
    emailVerifiedAt: services.now(),
    passwordHash: expect.stringMatching(/^\$argon2id\$/),
  });
  const given = await db.select().from(consents).where(eq(consents.memberId, id));
  expect(given.map(({ kind, version, withdrawnAt }) => ({ kind, version, withdrawnAt }))).toEqual(
    ["terms", "personal-information", "age"].map((kind) => ({
      kind,
      version: expect.any(Number),
      withdrawnAt: null,
    })),
  );
  const messages = await db.select().from(outbox).where(eq(outbox.memberId, id));
  expect(messages.map(({ template }) => template)).toEqual(["welcome"]);
});

test("consent to advertising is stored only if it is ticked", async () => {
  const form = await filled({ agree: ["terms", "personal-information", "age", "marketing"] });
  const id = await signUp(services, form, HERE);
  const given = await db.select().from(consents).where(eq(consents.memberId, id));
  expect(given.map(({ kind }) => kind)).toContain("marketing");

  await notifyMember(db, id, NEWS);
  const messages = await db.select().from(outbox).where(eq(outbox.memberId, id)).orderBy(outbox.id);
  expect(messages.map(({ template }) => template)).toEqual([
    "marketing-consent",
    "welcome",
    "event-news",
  ]);

  const other = await signUp(services, await filled(), HERE);
  await notifyMember(db, other, NEWS);
  const quiet = await db.select().from(outbox).where(eq(outbox.memberId, other));
  expect(quiet.map(({ template }) => template)).toEqual(["welcome"]);
});

test("two members with the same password have different hashes", async () => {
  const ids = [
    await signUp(services, await filled(), HERE),
    await signUp(services, await filled(), HERE),
  ];
  const rows = await db.select().from(members);
  const hashes = rows.filter(({ id }) => ids.includes(id)).map((row) => row.passwordHash);
  expect(new Set(hashes).size).toBe(2);
});

test("a visitor under fourteen is refused with the reason, and nothing is stored", async () => {
  const form = await filled({ birthday: "2012-11-16" });
  await expect(signUp(services, form, HERE)).rejects.toMatchObject({
    fields: { birthday: "auth.too_young" },
  });
  expect(await db.$count(members, eq(members.loginId, form.loginId))).toBe(0);
  await signUp(services, await filled({ birthday: "2012-11-15" }), HERE);
});

test.each([
  [{ loginId: "demo" }, { loginId: "auth.id_taken" }],
  [{ loginId: "administrator" }, { loginId: "auth.id_taken" }],
  [{ phone: "010-12" }, { phone: "auth.phone_format" }],
])("%o is refused next to its field, and the code stays valid", async (change, fields) => {
  const form = await filled(change);
  await expect(signUp(services, form, HERE)).rejects.toMatchObject({ fields });
  await signUp(services, { ...form, loginId: `again_${count}`, phone: "01012345678" }, HERE);
});

test("a code proves one address once", async () => {
  const form = await filled();
  await signUp(services, form, HERE);
  const refused = { fields: { emailCode: "auth.code_wrong" } };
  await expect(signUp(services, { ...form, loginId: "second" }, HERE)).rejects.toMatchObject(
    refused,
  );
  const other = { ...form, loginId: "third", email: "someone@example.com" };
  await expect(signUp(services, other, HERE)).rejects.toMatchObject(refused);
});

test("mistyped forms do not block a shared address: only finished sign-ups count against the hourly limit", async () => {
  const form = await filled();
  const wrong = { ...form, phone: "010-12" };
  for (let tries = 0; tries < 100; tries++) {
    await expect(signUp(services, wrong, HERE)).rejects.toMatchObject({
      fields: { phone: "auth.phone_format" },
    });
  }
  const taken = await filled({ loginId: "demo" });
  await expect(signUp(services, taken, HERE)).rejects.toMatchObject({
    fields: { loginId: "auth.id_taken" },
  });
  const throttle = throttleOf(db);
  for (let joined = 0; joined < 29; joined++) {
    await throttle.take("sign-up-address", FROM.address);
  }
  await signUp(services, form, HERE);
  await expect(signUp(services, await filled(), HERE)).rejects.toMatchObject({
    code: "auth.throttled",
  });
});

test("automated tries are stopped, with or without an account", async () => {
  const wrong = await filled({ phone: "010-12" });
  for (let tries = 0; tries < 120; tries++) {
    await expect(signUp(services, wrong, HERE)).rejects.toMatchObject({ fields: {} });
  }
  await expect(signUp(services, wrong, HERE)).rejects.toMatchObject({ code: "auth.throttled" });
});

test("a new member gets the welcome coupon where there is one", async () => {
  const none = await signUp(services, await filled(), HERE);
  const [there] = await db.select().from(coupons).where(eq(coupons.code, "WELCOME30"));
  expect(await db.$count(memberCoupons, eq(memberCoupons.memberId, none))).toBe(there ? 1 : 0);
});

test("the answer says whether an ID is free, and why not", async () => {
  expect(await findLoginIdAnswer(db, "brand_new")).toEqual({ free: true });
  expect(await findLoginIdAnswer(db, " Demo ")).toEqual({ free: false, error: "auth.id_taken" });
  expect(await findLoginIdAnswer(db, "palmtee")).toEqual({ free: false, error: "auth.id_taken" });
  expect(await findLoginIdAnswer(db, "1x")).toEqual({ free: false, error: "auth.id_format" });
});

test("a new member who proves the address of a telephone customer takes over that customer's trips", async () => {
  const form = await filled();
  const guest = { name: "HAN GARAM", email: form.email, phone: null, locale: "en" } as const;
  const guestId = await addGuest(db, guest);
  expect(await signUp(services, form, HERE)).toBe(guestId);
  const [member] = await db.select().from(members).where(eq(members.id, guestId));
  expect(member).toMatchObject({ loginId: form.loginId, name: "한가람", isGuest: false });
  expect(member?.emailVerifiedAt).not.toBeNull();
  // The next member with the same address is another person.
  const again = await filled({ email: form.email });
  await sendEmailCode(services, { email: form.email, locale: "ko" }, FROM);
  const next = { ...again, emailCode: await mailedCode(form.email) };
  expect(await signUp(services, next, HERE)).not.toBe(guestId);
});

test("a wrong code or a taken login ID takes over no customer", async () => {
  const form = await filled();
  const guest = { name: "HAN GARAM", email: form.email, phone: null, locale: "ko" } as const;
  const guestId = await addGuest(db, guest);
  await expect(signUp(services, { ...form, emailCode: "000000" }, HERE)).rejects.toThrow();
  await expect(signUp(services, { ...form, loginId: "demo" }, HERE)).rejects.toThrow();
  const [member] = await db.select().from(members).where(eq(members.id, guestId));
  expect(member).toMatchObject({ isGuest: true, loginId: null });
});
