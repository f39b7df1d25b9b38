import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { throttles } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { changeEmail } from "./change-email.server.ts";
import { mailPasswordLink } from "./mail-password-link.server.ts";
import { sendEmailCode } from "./prove-email.server.ts";
import { isLinkOpen } from "./set-new-password.server.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const GUEST = demoMemberId("guest");
const FROM = { address: "192.0.2.1" };
const OLD = "emma@example.com";
let count = 0;

beforeEach(async () => {
  await db.delete(throttles);
  await db.update(members).set({ email: OLD }).where(eq(members.id, GUEST));
});

async function proved(email = `emma-${++count}@example.com`) {
  await sendEmailCode(services, { email, locale: "en" }, FROM);
  const sent = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
  const code = sent.findLast(({ template }) => template === "email-code")?.words.code ?? "";
  return { email, emailCode: code, current: DEMO_PASSWORD };
}

async function emailOf(memberId: string) {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  return member && { email: member.email, emailVerifiedAt: member.emailVerifiedAt };
}

const messagesTo = (memberId: string) =>
  db
    .select({ to: outbox.recipient, words: outbox.words })
    .from(outbox)
    .where(and(eq(outbox.memberId, memberId), eq(outbox.template, "email-changed")))
    .orderBy(outbox.id);

const refused = (field: string, code: string) => ({ fields: { [field]: code } });

test("a verified address replaces the old one, and the old one is notified", async () => {
  const form = await proved();
  await changeEmail(services, GUEST, form);
  expect(await emailOf(GUEST)).toEqual({ email: form.email, emailVerifiedAt: services.now() });
  expect(await messagesTo(GUEST)).toEqual([{ to: OLD, words: {} }]);
  const rung = and(eq(alarms.memberId, GUEST), eq(alarms.template, "email-changed"));
  expect(await db.$count(alarms, rung)).toBe(1);

  // A code proves one change.
  await expect(changeEmail(services, GUEST, form)).rejects.toMatchObject(
    refused("emailCode", "auth.code_wrong"),
  );
});

test("links mailed to the old address are invalid, even if the address is changed back", async () => {
  await mailPasswordLink(services, { loginId: "guest", email: OLD, locale: "en" }, FROM);
  const sent = await db.select().from(outbox).orderBy(outbox.id);
  const link = sent.findLast(({ template }) => template === "reset-password")?.link ?? "";
  const token = new URL(link, "http://shop").searchParams.get("token");
  expect(await isLinkOpen(services, token)).toBe(true);
  const other = await proved();
  const back = await proved(OLD);

  await changeEmail(services, GUEST, other);
  expect(await isLinkOpen(services, token)).toBe(false);
  await changeEmail(
    { ...services, now: () => new Date(services.now().getTime() + 1) },
    GUEST,
    back,
  );
  expect((await emailOf(GUEST))?.email).toBe(OLD);
  expect(await isLinkOpen(services, token)).toBe(false);
});

test("without the password and without the code nothing changes", async () => {
  const form = await proved();
  const wrong = form.emailCode === "000000" ? "111111" : "000000";
  await expect(
    changeEmail(services, GUEST, { ...form, current: "not mine" }),
  ).rejects.toMatchObject(refused("current", "auth.password_wrong"));
  await expect(changeEmail(services, GUEST, { ...form, current: undefined })).rejects.toMatchObject(
    refused("current", "auth.password_wrong"),
  );
  await expect(changeEmail(services, GUEST, { ...form, emailCode: wrong })).rejects.toMatchObject(
    refused("emailCode", "auth.code_wrong"),
  );
  const elsewhere = { ...form, email: "not-proved@example.com" };
  await expect(changeEmail(services, GUEST, elsewhere)).rejects.toMatchObject(
    refused("emailCode", "auth.code_wrong"),
  );
  expect((await emailOf(GUEST))?.email).toBe(OLD);
});

test("a member from a provider adds an address with its code alone, and then gets mail", async () => {
  const [social] = await db.insert(members).values({ name: "소셜" }).returning();
  const id = social?.id ?? "";
  const { email, emailCode } = await proved();
  await changeEmail(services, id, { email, emailCode });
  expect(await emailOf(id)).toEqual({ email, emailVerifiedAt: services.now() });
  expect(await messagesTo(id)).toEqual([{ to: email, words: { state: "added" } }]);
});

test("an address of another member is answered like any other", async () => {
  const [other] = await db
    .insert(members)
    .values({ name: "같은 주소", email: "shared@example.com" })
    .returning();
  await changeEmail(services, GUEST, await proved("shared@example.com"));
  expect((await emailOf(GUEST))?.email).toBe("shared@example.com");
  expect((await emailOf(other?.id ?? ""))?.email).toBe("shared@example.com");
});

test("limits tries of a stranger at an open browser", async () => {
  const wrong = { email: "any@example.com", emailCode: "000000", current: "not mine" };
  for (let tries = 0; tries < 10; tries++) {
    await changeEmail(services, GUEST, wrong).catch(() => {});
  }
  await expect(changeEmail(services, GUEST, wrong)).rejects.toMatchObject({
    code: "auth.throttled",
  });
});
