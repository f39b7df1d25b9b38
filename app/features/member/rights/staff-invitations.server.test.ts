import { and, desc, eq, gt, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { sessions } from "#app/db/schema/member/identity-tables.ts";
import { staffInvitations } from "#app/db/schema/member/member-desk-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { STAFF_LIST } from "#app/features/member/desk/staff/staff-list.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";
import { startSession } from "#tests/support/start-session.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { acceptInvitation, findInvitation } from "./accept-invitation.server.ts";
import { changeStaff } from "./change-staff.server.ts";
import {
  inviteStaff,
  resendInvitation,
  revokeInvitation,
  sweepInvitations,
} from "./invite-staff.server.ts";
import { listInvitations } from "./staff-queries.server.ts";

addAllMessages();
const db = await testDatabase("demo");
const services = testServices(db);
const by = demoMemberId("owner");
const HOUR = 3_600_000;
const later = (hours: number) => ({
  ...services,
  now: () => new Date(services.now().getTime() + hours * HOUR),
});

/** A member who has just signed up. */
async function newMember(): Promise<string> {
  const loginId = `m${crypto.randomUUID().slice(0, 8)}`;
  const [added] = await db
    .insert(members)
    .values({ loginId, name: "새 사람", locale: "ko" })
    .returning({ id: members.id });
  return added?.id ?? "";
}

async function invited(email: string, role: "ops" | "owner" = "ops") {
  const id = await inviteStaff(services, { by, email, role, locale: "ko" });
  return { id, token: await lastToken(email) };
}

async function lastLetter(email: string) {
  const [letter] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.id))
    .limit(1);
  return letter;
}

async function lastToken(email: string): Promise<string> {
  const link = (await lastLetter(email))?.link ?? "";
  return new URL(link, "http://shop.test").searchParams.get("token") ?? "";
}

/** An ended session stays for a while, for the list of devices. */
function openSessionsOf(memberId: string): Promise<number> {
  const isOpen = gt(sessions.expiresAt, sql`now()`);
  return db.$count(sessions, and(eq(sessions.memberId, memberId), isOpen));
}

async function roleOf(id: string) {
  const [member] = await db.select().from(members).where(eq(members.id, id));
  return member?.role;
}

test("an invitation is mailed with the role and its end, and its link is stored as a hash alone", async () => {
  const { token } = await invited("letter@example.com");
  expect(await lastLetter("letter@example.com")).toMatchObject({
    template: "staff-invitation",
    channel: "email",
    words: { role: "예약 운영" },
  });
  expect(JSON.stringify(await db.select().from(staffInvitations))).not.toContain(token);
  expect(await findInvitation(services, token)).toMatchObject({ role: "ops", inviter: "윤서준" });
});

test("accepting gives the role once, ends all sessions of the member, and is audited", async () => {
  const { id, token } = await invited("once@example.com");
  const memberId = await newMember();
  await startSession(services, memberId);
  expect(await openSessionsOf(memberId)).toBe(1);
  await acceptInvitation(services, { token, memberId });
  expect(await roleOf(memberId)).toBe("ops");
  expect(await openSessionsOf(memberId)).toBe(0);
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    actorId: memberId,
    action: "member.accept",
    before: { role: "member" },
    after: { role: "ops", invitation: id, email: "once@example.com", invitedBy: by },
  });
  const other = await newMember();
  const second = acceptInvitation(services, { token, memberId: other });
  await expect(second).rejects.toThrow("auth.link_expired");
  expect(await roleOf(other)).toBe("member");
  expect(await findInvitation(services, token)).toBeUndefined();
});

test("an invitation can be accepted for 72 hours and no longer, and sent again after that", async () => {
  const email = "late@example.com";
  const { id, token } = await invited(email);
  const memberId = await newMember();
  expect(await findInvitation(later(71.9), token)).toBeDefined();
  expect(await findInvitation(later(72), token)).toBeUndefined();
  const late = acceptInvitation(later(72), { token, memberId });
  await expect(late).rejects.toThrow("auth.link_expired");
  await resendInvitation(later(80), { by, id });
  const again = await lastToken(email);
  expect(again).not.toBe(token);
  expect(await findInvitation(later(81), token)).toBeUndefined();
  await acceptInvitation(later(81), { token: again, memberId });
  expect(await roleOf(memberId)).toBe("ops");
  await expect(resendInvitation(services, { by, id })).rejects.toThrow("staff.invitation_closed");
});

test("a revoked invitation opens nothing, and its address can be invited again", async () => {
  const email = "revoked@example.com";
  const { id, token } = await invited(email);
  await revokeInvitation(services, { by, id });
  const tried = acceptInvitation(services, { token, memberId: await newMember() });
  await expect(tried).rejects.toThrow("auth.link_expired");
  await expect(revokeInvitation(services, { by, id })).rejects.toThrow("staff.invitation_closed");
  await invited(email);
  expect((await listInvitations(db)).filter((each) => each.email === email)).toHaveLength(1);
});

test("an address is invited once at a time, and never that of existing staff", async () => {
  await invited("twice@example.com");
  await expect(invited("twice@example.com")).rejects.toThrow("staff.invited");
  const [ops] = await db
    .update(members)
    .set({ email: "Ops@Example.com" })
    .where(eq(members.id, demoMemberId("ops")))
    .returning();
  expect(ops?.role).toBe("ops");
  await expect(invited("ops@example.com")).rejects.toThrow("staff.is_staff");
});

test("only an owner invites, and an owner's invitations end with that role", async () => {
  const support = { by: demoMemberId("support"), email: "x@example.com" } as const;
  await expect(inviteStaff(services, { ...support, role: "owner", locale: "ko" })).rejects.toThrow(
    "common.not_found",
  );
  const former = await newMember();
  await db.update(members).set({ role: "owner" }).where(eq(members.id, former));
  const email = "former@example.com";
  await inviteStaff(services, { by: former, email, role: "ops", locale: "en" });
  const token = await lastToken(email);
  await changeStaff(services, by, {
    intent: "remove",
    memberId: former,
    seen: "owner",
    reason: "퇴사",
  });
  const tried = acceptInvitation(services, { token, memberId: await newMember() });
  await expect(tried).rejects.toThrow("auth.link_expired");
});

test("existing staff, a banned member and a wrong link accept nothing", async () => {
  const { token } = await invited("nobody@example.com", "owner");
  const memberId = demoMemberId("support");
  const colleague = acceptInvitation(services, { token, memberId });
  await expect(colleague).rejects.toThrow("common.bad_request");
  expect(await roleOf(memberId)).toBe("support");
  const banned = await newMember();
  await db.update(members).set({ bannedAt: TEST_NOW }).where(eq(members.id, banned));
  const tried = acceptInvitation(services, { token, memberId: banned });
  await expect(tried).rejects.toThrow("common.not_found");
  for (const wrong of [null, "", "x", `${token}x`, "x".repeat(43), "\0".repeat(43)]) {
    const accepted = acceptInvitation(services, { token: wrong, memberId: await newMember() });
    await expect(accepted).rejects.toThrow("auth.link_expired");
  }
  expect(await findInvitation(services, token)).toBeDefined();
});

test("a colleague gets another role or leaves with a reason; an earlier change by another owner is reported", async () => {
  const memberId = await newMember();
  await db.update(members).set({ role: "ops" }).where(eq(members.id, memberId));
  const change = { intent: "role", memberId, role: "content" } as const;
  await changeStaff(services, by, { ...change, seen: "ops" });
  expect(await roleOf(memberId)).toBe("content");
  const stale = changeStaff(services, by, { ...change, role: "support", seen: "ops" });
  await expect(stale).rejects.toThrow("record.conflict");
  await startSession(services, memberId);
  const remove = { intent: "remove", memberId, seen: "content", reason: "계약 끝" } as const;
  await changeStaff(services, by, remove);
  expect(await roleOf(memberId)).toBe("member");
  expect(await openSessionsOf(memberId)).toBe(0);
  const [entry] = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    actorId: by,
    action: "member.role",
    before: { role: "content" },
    after: { role: "member", reason: "계약 끝" },
  });
  const own = changeStaff(services, by, { ...remove, memberId: by, seen: "owner" });
  await expect(own).rejects.toThrow("member.role_refused");
});

test("lists only the staff, with their roles", async () => {
  const request = (search: string) =>
    ({ db, locale: "ko", now: TEST_NOW, search: new URLSearchParams(search) }) as const;
  const owners = await STAFF_LIST.find(request("role=owner"));
  expect(owners.rows).toMatchObject([{ name: "윤서준", role: "owner" }]);
  const { rows } = await STAFF_LIST.find(request(""));
  expect(rows.map(({ role }) => role as string)).not.toContain("member");
  expect((await STAFF_LIST.find(request("q=demo"))).total).toBe(0);
  expect(JSON.stringify(rows)).not.toMatch(/secret|hash/i);
});

test("an invitation is deleted ninety days after its end", async () => {
  await invited("old@example.com");
  const before = await db.$count(staffInvitations);
  await sweepInvitations(db, new Date(services.now().getTime() + 89 * 24 * HOUR));
  expect(await db.$count(staffInvitations)).toBe(before);
  await sweepInvitations(db, new Date(services.now().getTime() + 120 * 24 * HOUR));
  expect(await db.$count(staffInvitations)).toBe(0);
});
