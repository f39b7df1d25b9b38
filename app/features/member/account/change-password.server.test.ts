import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberIdentities, throttles } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { DEMO_PASSWORD } from "#app/domain/member/login/demo-accounts.ts";
import { connectedProviders } from "#app/features/member/social/enter-by-identity.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { hashPassword, verifyPassword } from "#app/platform/session/password.server.ts";
import { currentSession, endSessionsOf } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { startSession } from "#tests/support/start-session.ts";
import { listDevices } from "./account-queries.server.ts";
import { changePassword, createPassword } from "./change-password.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const DEMO = demoMemberId("demo");
const CHROME = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1";

const withCookie = (cookie: string) => new Request("http://localhost/", { headers: { cookie } });

test("changing the password needs the old one, and ends every session", async () => {
  const cookie = await startSession(services, DEMO);
  const wrong = { current: "not mine", password: "a quiet back nine" };
  await expect(changePassword(services, DEMO, wrong)).rejects.toMatchObject({
    fields: { current: "auth.password_wrong" },
  });
  expect(await currentSession(services, withCookie(cookie))).not.toBeNull();

  await changePassword(services, DEMO, { current: DEMO_PASSWORD, password: "a quiet back nine" });
  expect(await currentSession(services, withCookie(cookie))).toBeNull();
  const [member] = await db.select().from(members).where(eq(members.id, DEMO));
  expect(await verifyPassword("a quiet back nine", member?.passwordHash ?? null)).toBe(true);
  const rung = await db.select().from(alarms).where(eq(alarms.template, "password-changed"));
  expect(rung).toHaveLength(1);
});

test("limits guesses of a stranger at an open browser", async () => {
  const guest = demoMemberId("guest");
  const wrong = { current: "not mine", password: "a quiet back nine" };
  for (let tries = 0; tries < 10; tries++)
    await changePassword(services, guest, wrong).catch(() => {});
  await expect(changePassword(services, guest, wrong)).rejects.toMatchObject({
    code: "auth.throttled",
  });
  await db.delete(throttles);
});

test("a member from a provider creates an ID and a password, once", async () => {
  const [social] = await db.insert(members).values({ name: "소셜" }).returning();
  const id = social?.id ?? "";
  const made = { loginId: "social_one", password: "a quiet back nine" };
  await expect(createPassword(services, id, { ...made, loginId: "guest" })).rejects.toMatchObject({
    fields: { loginId: "auth.id_taken" },
  });
  await createPassword(services, id, made);
  await expect(
    createPassword(services, id, { ...made, loginId: "other_id" }),
  ).rejects.toMatchObject({
    code: "common.not_found",
  });
});

test("a new password drops the linked providers only where that is ticked, and says so for each", async () => {
  const ops = demoMemberId("ops");
  await db.insert(memberIdentities).values([
    { provider: "kakao", subject: "drop-1", memberId: ops },
    { provider: "google", subject: "drop-2", memberId: ops, token: "sealed" },
    { provider: "google", subject: "drop-3", memberId: demoMemberId("guest") },
  ]);
  const first = { current: DEMO_PASSWORD, password: "a quiet back nine" };
  expect(await changePassword(services, ops, first)).toEqual([]);
  expect(await connectedProviders(db, ops)).toHaveLength(2);

  const wrong = { current: "not mine", password: "a windy front nine", drop: "yes" } as const;
  await expect(changePassword(services, ops, wrong)).rejects.toThrow();
  expect(await connectedProviders(db, ops)).toHaveLength(2);

  const dropped = await changePassword(services, ops, { ...wrong, current: "a quiet back nine" });
  expect(dropped.toSorted((a, b) => a.provider.localeCompare(b.provider))).toEqual([
    { provider: "google", token: "sealed" },
    { provider: "kakao", token: null },
  ]);
  expect(await connectedProviders(db, ops)).toEqual([]);
  expect(await connectedProviders(db, demoMemberId("guest"))).toHaveLength(1);
  const told = await db
    .select({ words: outbox.words })
    .from(outbox)
    .where(and(eq(outbox.memberId, ops), eq(outbox.template, "provider-disconnected")));
  expect(JSON.stringify(told)).toMatch(/카카오/);
  expect(JSON.stringify(told)).toMatch(/구글/);
});

test("keeps the providers when the password alone opens nothing, because there is no ID", async () => {
  const passwordHash = await hashPassword("a quiet back nine");
  const [odd] = await db.insert(members).values({ name: "아이디 없음", passwordHash }).returning();
  const memberId = odd?.id ?? "";
  await db.insert(memberIdentities).values({ provider: "naver", subject: "drop-4", memberId });
  const given = { current: "a quiet back nine", password: "a windy front nine" };
  await changePassword(services, memberId, { ...given, drop: "yes" });
  expect(await connectedProviders(db, memberId)).toHaveLength(1);
});

test("my devices have readable names, the current one is marked, and the others can be signed out", async () => {
  const owner = demoMemberId("owner");
  const here = await startSession(services, owner, { userAgent: CHROME });
  const phone = await startSession(services, owner, { userAgent: IPHONE });
  const id = (await currentSession(services, withCookie(here)))?.id ?? "";

  const devices = await listDevices(db, owner, id);
  expect(devices).toHaveLength(2);
  expect(devices.find(({ isCurrent }) => isCurrent)).toMatchObject({
    browser: "Chrome",
    system: "Windows",
  });
  expect(JSON.stringify(devices)).not.toContain("Mozilla");

  await endSessionsOf(db, owner, id);
  expect(await currentSession(services, withCookie(phone))).toBeNull();
  expect(await listDevices(db, owner, id)).toHaveLength(1);
});
