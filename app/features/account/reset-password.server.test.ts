import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { passwordResets, throttles } from "#app/db/schema/identity.ts";
import { members } from "#app/db/schema/member.ts";
import { outbox } from "#app/db/schema/message.ts";
import { demoMemberId } from "#app/db/seed/lay-members.server.ts";
import { verifyPassword } from "#app/platform/password.server.ts";
import { memberReader, startSession } from "#app/platform/session.server.ts";
import { throttleOf } from "#app/platform/throttle.server.ts";
import { embeddedDatabase } from "#tests/support/database.ts";
import { testServices } from "#tests/support/services.ts";
import { mailLoginIds } from "./find-id.server.ts";
import { mailPasswordLink } from "./find-password.server.ts";
import { isLinkOpen, setNewPassword } from "./set-new-password.server.ts";

const db = await embeddedDatabase("demo");
const services = testServices(db);
const GUEST = demoMemberId("guest");
const EMAIL = "emma@example.com";
const FROM = { address: "192.0.2.1" };
const EXPIRED = { code: "auth.link_expired", status: 410 };

beforeEach(async () => {
  await db.delete(throttles);
  await db.update(members).set({ email: EMAIL }).where(eq(members.id, GUEST));
});

async function newLink(): Promise<string> {
  await mailPasswordLink(services, { loginId: "guest", email: EMAIL }, FROM);
  const sent = await db.select().from(outbox).orderBy(outbox.id);
  const link = sent.findLast(({ template }) => template === "reset-password")?.link ?? "";
  return new URL(link, "http://shop").searchParams.get("token") ?? "";
}

test("a link sets a new password once, ends every session, and tells the owner", async () => {
  const cookie = await startSession(services, GUEST);
  const request = new Request("http://localhost/", { headers: { cookie } });
  const token = await newLink();
  expect(await isLinkOpen(services, token)).toBe(true);
  for (let tries = 0; tries < 10; tries++) await throttleOf(db).take("login-account", "guest");

  await setNewPassword(services, token, "a quiet back nine");

  const [member] = await db.select().from(members).where(eq(members.id, GUEST));
  expect(await verifyPassword("a quiet back nine", member?.passwordHash ?? null)).toBe(true);
  expect(await memberReader(services, request).read()).toBeNull();
  const told = await db.select().from(outbox).where(eq(outbox.template, "password-changed"));
  expect(told).toHaveLength(1);
  await throttleOf(db).take("login-account", "guest");

  expect(await isLinkOpen(services, token)).toBe(false);
  await expect(setNewPassword(services, token, "a second new one")).rejects.toMatchObject(EXPIRED);
});

test("a link is good for thirty minutes", async () => {
  const token = await newLink();
  const late = { ...services, now: () => new Date(services.now().getTime() + 30 * 60_000) };
  await expect(setNewPassword(late, token, "a quiet back nine")).rejects.toMatchObject(EXPIRED);
});

test("of two links the second one to be used is void", async () => {
  const [first, second] = [await newLink(), await newLink()];
  await setNewPassword(services, second, "a quiet back nine");
  await expect(setNewPassword(services, first, "a third new one")).rejects.toMatchObject(EXPIRED);
});

test("a link to an address that was given up opens nothing", async () => {
  const token = await newLink();
  await db.update(members).set({ email: "new@example.com" }).where(eq(members.id, GUEST));
  await expect(setNewPassword(services, token, "a quiet back nine")).rejects.toMatchObject(EXPIRED);
});

test("the database holds no link that opens, and a link cannot be guessed or bent", async () => {
  const token = await newLink();
  const stored = JSON.stringify(await db.select().from(passwordResets));
  const secret = token.split(".")[1] ?? "";
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(stored).not.toContain(secret);
  const bent = [
    `${demoMemberId("owner")}.${secret}`,
    `${GUEST}.${"A".repeat(43)}`,
    secret,
    `${token}x`,
    "",
    null,
  ];
  for (const each of bent) expect(await isLinkOpen(services, each)).toBe(false);
});

test("the mailed address names no host: whoever asks cannot lead it elsewhere", async () => {
  await newLink();
  const [sent] = await db.select().from(outbox).where(eq(outbox.template, "reset-password"));
  expect(sent?.link).toMatch(/^\/login\/new-password\?token=/);
});

test("the rules of passwords hold here too, and a refused one leaves the link open", async () => {
  const token = await newLink();
  await expect(setNewPassword(services, token, "password123")).rejects.toMatchObject({
    fields: { password: "auth.password_common" },
  });
  expect(await isLinkOpen(services, token)).toBe(true);
});

test("the IDs of an address go to that address and nowhere else", async () => {
  await db.update(members).set({ email: EMAIL }).where(eq(members.loginId, "demo"));
  await mailLoginIds(services, { email: EMAIL, locale: "en" }, FROM);
  await mailLoginIds(services, { email: "nobody@example.com", locale: "en" }, FROM);
  const sent = await db.select().from(outbox).where(eq(outbox.template, "find-id"));
  expect(sent.map(({ recipient, words }) => [recipient, words])).toEqual([
    [EMAIL, { loginId: "demo, guest" }],
  ]);
});

test("an ID and an address that do not belong together get no link", async () => {
  const before = await db.$count(passwordResets);
  for (const asked of [
    { loginId: "owner", email: EMAIL },
    { loginId: "guest", email: "else@example.com" },
    { loginId: "nobody", email: EMAIL },
  ]) {
    expect(await mailPasswordLink(services, asked, FROM)).toBeUndefined();
  }
  expect(await db.$count(passwordResets)).toBe(before);
});
