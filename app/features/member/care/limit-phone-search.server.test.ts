import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#app/db/schema/desk/desk-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { limitPhoneSearch } from "./limit-phone-search.server.ts";

const by = demoMemberId("support");
const ALLOWED = 120;
const now = () => TEST_NOW;
const numberOf = (index: number) => `010-1234-${String(index).padStart(4, "0")}`;

test("a colleague tries 120 phone numbers in an hour, then nothing more, which is written down once", async () => {
  const db = await oneTestDatabase("demo");
  const search = (q: string, who = by) => limitPhoneSearch({ db, now }, { by: who, q });
  const full = { code: "auth.throttled", status: 429 };
  for (let index = 0; index < ALLOWED; index += 1) await search(numberOf(index));
  for (const q of [numberOf(ALLOWED), `전화 ${numberOf(ALLOWED)}`, "+66 81 234 5678"]) {
    await expect(search(q)).rejects.toMatchObject(full);
  }
  await search("0001");
  await search("김도현");
  await search(numberOf(ALLOWED), demoMemberId("ops"));
  const entries = await db
    .select({ by: auditEntries.actorId, of: auditEntries.subjectId, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.action, "member.find_limit"));
  expect(entries).toEqual([{ by, of: by, after: null }]);
});

test("the same number in any notation is no new try", async () => {
  const db = await oneTestDatabase("demo");
  const search = (q: string) => limitPhoneSearch({ db, now }, { by, q });
  for (let index = 0; index < ALLOWED; index += 1) {
    await search(index % 2 === 0 ? "010-1234-5678" : "+82 10 1234 5678");
  }
  for (let index = 0; index < ALLOWED - 1; index += 1) await search(numberOf(index));
  await expect(search("010-9999-9999")).rejects.toMatchObject({ code: "auth.throttled" });
});
