import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { logLookups } from "./log-lookups.server.ts";

const db = await testDatabase("demo");
const by = demoMemberId("support");
const demo = demoMemberId("demo");
const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

test("a look-up of a member is logged once in ten minutes, without the typed text, and never of oneself", async () => {
  const look = (memberIds: readonly string[], at: Date) =>
    logLookups(db, { by, memberIds, way: "palette", at });
  await look([], after(0));
  await look([by], after(0));
  await look([demo, by], after(0));
  await look([demo], after(9));
  await logLookups(db, { by: demoMemberId("ops"), memberIds: [demo], way: "list", at: after(9) });
  await look([demo], after(11));
  const entries = await db
    .select({
      by: auditEntries.actorId,
      of: auditEntries.subjectId,
      after: auditEntries.after,
      at: auditEntries.createdAt,
    })
    .from(auditEntries)
    .where(eq(auditEntries.action, "member.find"))
    .orderBy(auditEntries.id);
  expect(entries).toEqual([
    { by, of: demo, after: { way: "palette" }, at: after(0) },
    { by: demoMemberId("ops"), of: demo, after: { way: "list" }, at: after(9) },
    { by, of: demo, after: { way: "palette" }, at: after(11) },
  ]);
});
