import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member.ts";
import { demoMemberId } from "#app/db/seed/seed-members.server.ts";
import { changeRole } from "#app/features/member-rights/change-role.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { testServices } from "#tests/support/services.ts";

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
