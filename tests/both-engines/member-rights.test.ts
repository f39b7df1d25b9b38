import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import type { Role } from "#app/domain/desk/role/role-rights.ts";
import { banMember, unbanMember } from "#app/features/member/rights/ban-member.server.ts";
import { changeRole } from "#app/features/member/rights/change-role.server.ts";
import { memberReader } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { startSession } from "#tests/support/start-session.ts";

const db = await testDatabase("demo");
const written: object[] = [];
const base = testServices(db);
const services = { ...base, log: { ...base.log, info: (facts: object) => written.push(facts) } };
const OWNER = demoMemberId("owner");
const OPS = demoMemberId("ops");

let memberId = "";
beforeEach(async () => {
  written.length = 0;
  memberId = await newMember("member");
});

async function newMember(role: Role): Promise<string> {
  const [member] = await db
    .insert(members)
    .values({ name: "권한", role })
    .returning({ id: members.id });
  return member?.id ?? "";
}

async function whoIs(cookie: string) {
  const headers = { cookie: cookie.split(";")[0] ?? "" };
  return memberReader(services, new Request("http://localhost/", { headers })).read();
}

async function rowOf(id: string) {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  return row;
}

test("a new role ends every session, and the next login has it", async () => {
  const cookies = [await startSession(services, memberId), await startSession(services, memberId)];
  await changeRole(services, { by: OWNER, memberId, role: "content" });
  for (const cookie of cookies) expect(await whoIs(cookie)).toBeNull();
  const next = await startSession(services, memberId);
  expect(await whoIs(next)).toMatchObject({ id: memberId, role: "content" });

  await changeRole(services, { by: OWNER, memberId, role: "member" });
  expect(await whoIs(next)).toBeNull();
});

test("every role change is audited with its author and the former role; the same role again is no change", async () => {
  await changeRole(services, { by: OWNER, memberId, role: "support" });
  const cookie = await startSession(services, memberId);
  await changeRole(services, { by: OWNER, memberId, role: "support" });
  expect(await whoIs(cookie)).not.toBeNull();
  expect(written).toEqual([{ by: OWNER, memberId, from: "member", to: "support" }]);
});

test.each(["ops", "content", "support", "demo"])(
  "%s gives no roles, least of all their own",
  async (key) => {
    const by = demoMemberId(key);
    const before = (await rowOf(by))?.role;
    for (const whom of [memberId, by]) {
      const tried = changeRole(services, { by, memberId: whom, role: "owner" });
      await expect(tried).rejects.toMatchObject({ code: "common.not_found" });
    }
    expect((await rowOf(memberId))?.role).toBe("member");
    expect((await rowOf(by))?.role).toBe(before);
  },
);

test("the last owner stays one: a member cannot drop their own role", async () => {
  const own = changeRole(services, { by: OWNER, memberId: OWNER, role: "member" });
  await expect(own).rejects.toMatchObject({ code: "member.role_refused" });
  expect((await rowOf(OWNER))?.role).toBe("owner");
});

test("a banned or departed member gets no role", async () => {
  for (const state of ["bannedAt", "withdrawnAt"]) {
    const whom = await newMember("member");
    await db
      .update(members)
      .set({ [state]: services.now() })
      .where(eq(members.id, whom));
    const tried = changeRole(services, { by: OWNER, memberId: whom, role: "owner" });
    await expect(tried).rejects.toMatchObject({ code: "member.role_refused" });
  }
});

test("a ban in the middle of a session: the next request is a banned member's, until it is lifted", async () => {
  const cookie = await startSession(services, memberId);
  expect(await whoIs(cookie)).toMatchObject({ id: memberId, isBanned: false });
  await banMember(services, { by: OPS, memberId, reason: "도배" });
  expect(await whoIs(cookie)).toMatchObject({ id: memberId, isBanned: true });
  const another = await startSession(services, memberId);
  expect(await whoIs(another)).toMatchObject({ id: memberId, isBanned: true });

  await unbanMember(services, { by: OPS, memberId });
  expect(await whoIs(cookie)).toMatchObject({ id: memberId, isBanned: false });
  expect(written).toEqual([
    { by: OPS, memberId, to: "banned" },
    { by: OPS, memberId, from: "banned" },
  ]);
});

test("operations ban no colleague, support no one, and nobody themselves or an owner", async () => {
  const support = await newMember("support");
  const refused = [
    { by: OPS, memberId: support },
    { by: demoMemberId("support"), memberId },
    { by: demoMemberId("demo"), memberId },
    { by: OWNER, memberId: OWNER },
    { by: OPS, memberId: OPS },
    { by: OWNER, memberId: await newMember("owner") },
  ];
  for (const ban of refused) {
    await expect(banMember(services, { ...ban, reason: "x" })).rejects.toMatchObject({
      code: "member.ban_refused",
    });
    expect((await rowOf(ban.memberId))?.bannedAt).toBeNull();
  }
  await banMember(services, { by: OWNER, memberId: support, reason: "x" });
  expect((await rowOf(support))?.bannedAt).not.toBeNull();
});

test("actions of staff on a member are audited with before and after, and refusals are not", async () => {
  const subject = eq(auditEntries.subjectId, memberId);
  const refused = changeRole(services, { by: OPS, memberId, role: "owner" });
  await expect(refused).rejects.toThrow();
  expect(await db.$count(auditEntries, subject)).toBe(0);

  await changeRole(services, { by: OWNER, memberId, role: "support" });
  await changeRole(services, { by: OWNER, memberId, role: "support" });
  await banMember(services, { by: OWNER, memberId, reason: "도배" });
  await banMember(services, { by: OWNER, memberId, reason: "또 도배" });
  await unbanMember(services, { by: OWNER, memberId });
  await unbanMember(services, { by: OWNER, memberId });
  const log = await db.select().from(auditEntries).where(subject).orderBy(auditEntries.id);
  const at = services.now().toISOString();
  expect(log).toMatchObject([
    {
      actorId: OWNER,
      action: "member.role",
      before: { role: "member" },
      after: { role: "support" },
    },
    { action: "member.ban", before: { bannedAt: null }, after: { bannedAt: at, reason: "도배" } },
    { action: "member.unban", before: { bannedAt: at }, after: { bannedAt: null } },
  ]);
});

test("a banned member is notified why, once, in their language", async () => {
  await db
    .update(members)
    .set({ email: `${memberId}@example.com`, locale: "en" })
    .where(eq(members.id, memberId));
  await banMember(services, { by: OPS, memberId, reason: "Spam" });
  await banMember(services, { by: OPS, memberId, reason: "Spam again" });
  const messages = await db.select().from(outbox).where(eq(outbox.memberId, memberId));
  expect(messages).toMatchObject([
    { template: "suspended", channel: "email", locale: "en", words: { reason: "Spam" } },
  ]);
});

test("a removed colleague is told by e-mail, once; one whose role changes is not", async () => {
  const email = `${memberId}@example.com`;
  await db.update(members).set({ email, locale: "en" }).where(eq(members.id, memberId));
  await changeRole(services, { by: OWNER, memberId, role: "content" });
  await changeRole(services, { by: OWNER, memberId, role: "support" });
  expect(await db.$count(outbox, eq(outbox.memberId, memberId))).toBe(0);
  await changeRole(services, { by: OWNER, memberId, role: "member" });
  await changeRole(services, { by: OWNER, memberId, role: "member" });
  const messages = await db.select().from(outbox).where(eq(outbox.memberId, memberId));
  expect(messages).toMatchObject([{ template: "staff-removed", recipient: email, locale: "en" }]);
});

test("an unknown member can be neither banned nor given a role", async () => {
  const nobody = { by: OWNER, memberId: demoMemberId("nobody at all") };
  const ban = banMember(services, { ...nobody, reason: "x" });
  await expect(ban).rejects.toMatchObject({ code: "common.not_found" });
  await expect(changeRole(services, { ...nobody, role: "ops" })).rejects.toMatchObject({
    code: "common.not_found",
  });
});
