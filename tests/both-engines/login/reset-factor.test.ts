import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { recoveryCodes } from "#app/db/schema/member/identity-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { openSession } from "#app/features/member/login/open-session.server.ts";
import { findMemberStatus } from "#app/features/member/my-page/member-status-queries.server.ts";
import { makeOwner } from "#app/features/member/rights/appoint-owner.server.ts";
import { resetFactor } from "#app/features/member/rights/reset-factor.server.ts";
import { currentSession } from "#app/platform/session/session.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/services.ts";

const db = await testDatabase("demo");
const services = testServices(db);
const OWNER = demoMemberId("owner");
const reason = "전화기를 잃어버림";

let count = 0;
let memberId = "";
let loginId = "";

/** A colleague with a second factor, two recovery codes and an address. */
beforeEach(async () => {
  count += 1;
  loginId = `colleague_${count}`;
  const email = `${loginId}@example.com`;
  const [member] = await db
    .insert(members)
    .values({ loginId, name: "동료", role: "ops", email, totpSecret: "sealed", totpUsedStep: "1" })
    .returning({ id: members.id });
  memberId = member?.id ?? "";
  const rows = ["a", "b"].map((codeHash) => ({ memberId, codeHash }));
  await db.insert(recoveryCodes).values(rows);
});

const change = (values: Partial<typeof members.$inferInsert>) =>
  db.update(members).set(values).where(eq(members.id, memberId));
const auditOf = () =>
  db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, memberId))
    .orderBy(auditEntries.id);
const lettersOf = () =>
  db
    .select({ template: outbox.template, words: outbox.words })
    .from(outbox)
    .where(eq(outbox.memberId, memberId));

async function openAndProved(): Promise<() => Promise<unknown>> {
  const { cookie } = await openSession(services, memberId, { proved: true });
  const request = new Request("http://localhost/", { headers: { cookie } });
  return () => currentSession(services, request);
}

test("an owner resets a colleague's: codes and sessions end, it is audited, and they are notified", async () => {
  const session = await openAndProved();
  expect(await session()).not.toBeNull();
  await resetFactor(services, { by: OWNER, memberId, reason });

  expect(await findMemberStatus(db, memberId)).toMatchObject({
    role: "ops",
    hasSecondFactor: false,
  });
  expect(await db.$count(recoveryCodes, eq(recoveryCodes.memberId, memberId))).toBe(0);
  expect(await session()).toBeNull();
  expect(await auditOf()).toMatchObject([
    {
      actorId: OWNER,
      action: "member.factor",
      before: { secondFactor: true },
      after: { secondFactor: false, reason },
    },
  ]);
  expect(await lettersOf()).toEqual([{ template: "factor-reset", words: { reason } }]);
});

test("where a second factor is required, the login after a reset has none", async () => {
  const required = {
    ...services,
    site: { ...services.site, staffSecondFactor: "required" as const },
  };
  const before = await openSession(required, memberId);
  expect(before).toMatchObject({ complete: false, lacksFactor: false });
  await resetFactor(services, { by: OWNER, memberId, reason });
  expect(await openSession(required, memberId)).toMatchObject({
    complete: true,
    lacksFactor: true,
  });
  expect(await openSession(services, memberId)).toMatchObject({ lacksFactor: false });
});

test.each(["ops", "content", "support", "demo"])("%s resets no colleague's factor", async (key) => {
  const tried = resetFactor(services, { by: demoMemberId(key), memberId, reason });
  await expect(tried).rejects.toMatchObject({ code: "common.not_found", status: 404 });
  expect(await findMemberStatus(db, memberId)).toMatchObject({ hasSecondFactor: true });
  expect(await auditOf()).toEqual([]);
});

test("refuses to reset one's own factor here, even for an owner", async () => {
  await change({ role: "owner" });
  const own = resetFactor(services, { by: memberId, memberId, reason });
  await expect(own).rejects.toMatchObject({ code: "member.factor_refused", status: 409 });
  expect(await findMemberStatus(db, memberId)).toMatchObject({ hasSecondFactor: true });
  await resetFactor(services, { by: OWNER, memberId, reason });
  await change({ role: "member" });
});

test("refuses a reset by a suspended owner", async () => {
  await change({ role: "owner", bannedAt: services.now() });
  const tried = resetFactor(services, { by: memberId, memberId: OWNER, reason });
  await expect(tried).rejects.toMatchObject({ code: "common.not_found" });
  await change({ role: "member" });
});

test.each([
  ["a customer", { role: "member" }],
  ["who has none", { totpSecret: null }],
  ["who is suspended", { bannedAt: new Date() }],
  ["who has left", { withdrawnAt: new Date() }],
] as const)("%s has nothing to be reset", async (_, values) => {
  await change(values);
  const tried = resetFactor(services, { by: OWNER, memberId, reason });
  await expect(tried).rejects.toMatchObject({ code: "member.factor_refused" });
  expect(await auditOf()).toEqual([]);
  expect(await lettersOf()).toEqual([]);
});

test("refuses to reset the factor of an unknown member", async () => {
  const nobody = demoMemberId("nobody at all");
  await expect(
    resetFactor(services, { by: OWNER, memberId: nobody, reason }),
  ).rejects.toMatchObject({ code: "common.not_found" });
});

test("the command makes a member an owner: sessions end, the audit names no actor, the factor stays", async () => {
  await change({ role: "member" });
  const session = await openAndProved();
  expect(await makeOwner(services, { loginId, resetsFactor: false })).toBe("made");
  expect(await findMemberStatus(db, memberId)).toMatchObject({
    role: "owner",
    hasSecondFactor: true,
  });
  expect(await session()).toBeNull();

  const again = await openAndProved();
  expect(await makeOwner(services, { loginId, resetsFactor: false })).toBe("unchanged");
  expect(await again()).not.toBeNull();
  expect(await auditOf()).toMatchObject([
    {
      actorId: null,
      action: "member.role",
      before: { role: "member" },
      after: { role: "owner" },
    },
  ]);

  expect(await makeOwner(services, { loginId, resetsFactor: true })).toBe("reset");
  expect(await again()).toBeNull();
  expect(await makeOwner(services, { loginId, resetsFactor: true })).toBe("unchanged");
  expect((await lettersOf()).map(({ template }) => template)).toEqual(["factor-reset"]);
  await change({ role: "member" });
});

test("the command refuses an unknown, a suspended and a departed member", async () => {
  expect(await makeOwner(services, { loginId: "nobody_here", resetsFactor: true })).toBe("unknown");
  await change({ bannedAt: services.now() });
  expect(await makeOwner(services, { loginId, resetsFactor: true })).toBe("banned");
  await change({ bannedAt: null, withdrawnAt: services.now() });
  expect(await makeOwner(services, { loginId, resetsFactor: true })).toBe("unknown");
  expect(await findMemberStatus(db, memberId)).toMatchObject({
    role: "ops",
    hasSecondFactor: true,
  });
});
