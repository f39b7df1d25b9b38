import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { outbox } from "#app/db/schema/message-tables.ts";
import { acceptInvitation } from "#app/features/member/rights/accept-invitation.server.ts";
import { changeRole } from "#app/features/member/rights/change-role.server.ts";
import { inviteStaff } from "#app/features/member/rights/invite-staff.server.ts";
import { addAllMessages } from "#app/platform/i18n/add-messages.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { testServices } from "#tests/support/services.ts";

addAllMessages();
const db = await postgresDatabase("demo");
const services = testServices(db);

test("two owners who demote each other at once leave one", async () => {
  const [one, other] = [demoMemberId("owner"), demoMemberId("ops")];
  for (let round = 0; round < 10; round++) {
    await db.update(members).set({ role: "owner" }).where(eq(members.id, one));
    await db.update(members).set({ role: "owner" }).where(eq(members.id, other));
    const done = await Promise.allSettled([
      changeRole(services, { by: one, memberId: other, role: "member" }),
      changeRole(services, { by: other, memberId: one, role: "member" }),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.$count(members, eq(members.role, "owner"))).toBe(1);
  }
});

test("one invitation that several accept at once makes one colleague", async () => {
  const by = demoMemberId("owner");
  await db.update(members).set({ role: "owner" }).where(eq(members.id, by));
  for (let round = 0; round < 5; round++) {
    const email = `race-${round}@example.com`;
    await inviteStaff(services, { by, email, role: "support", locale: "ko" });
    const [letter] = await db.select().from(outbox).where(eq(outbox.recipient, email));
    const token = new URL(letter?.link ?? "", "http://shop.test").searchParams.get("token");
    const crowd = await db
      .insert(members)
      .values(Array.from({ length: 4 }, () => ({ name: "새 사람", locale: "ko" as const })))
      .returning({ id: members.id });
    const before = await db.$count(members, eq(members.role, "support"));
    const done = await Promise.allSettled(
      crowd.map(({ id }) => acceptInvitation(services, { token, memberId: id })),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.$count(members, eq(members.role, "support"))).toBe(before + 1);
  }
});

test("two owners who invite one address at once send one invitation", async () => {
  const [one, other] = [demoMemberId("owner"), demoMemberId("ops")];
  for (const id of [one, other]) {
    await db.update(members).set({ role: "owner" }).where(eq(members.id, id));
  }
  for (let round = 0; round < 5; round++) {
    const invitation = { email: `both-${round}@example.com`, role: "ops", locale: "ko" } as const;
    const done = await Promise.allSettled([
      inviteStaff(services, { ...invitation, by: one }),
      inviteStaff(services, { ...invitation, by: other }),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.$count(outbox, eq(outbox.recipient, invitation.email))).toBe(1);
  }
});
