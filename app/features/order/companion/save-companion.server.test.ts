import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companions } from "#app/db/schema/order/companion-tables.ts";
import { type Companion, MAX_COMPANIONS } from "#app/domain/order/people/companion-schema.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { forgetCompanion, listCompanions } from "./companion-store.server.ts";
import { addCompanion, changeCompanion } from "./save-companion.server.ts";

const db = await testDatabase("demo");
const ME = demoMemberId("guest");
const OTHER = demoMemberId("demo");
const MINA: Companion = {
  firstName: "MINA",
  lastName: "LEE",
  gender: null,
  birthday: null,
  handicap: 18,
};
await db.delete(companions).where(eq(companions.memberId, ME));

test("a companion is added, changed and removed, in the member's own address book only", async () => {
  await addCompanion(db, ME, MINA);
  const [saved] = await listCompanions(db, ME);
  expect(saved).toMatchObject(MINA);
  const id = saved?.id ?? "";
  await changeCompanion(db, ME, { ...MINA, id, handicap: 12.5 });
  expect(await listCompanions(db, ME)).toMatchObject([{ id, handicap: 12.5 }]);

  await expect(changeCompanion(db, OTHER, { ...MINA, id })).rejects.toMatchObject({
    code: "common.not_found",
  });
  await forgetCompanion(db, OTHER, id);
  expect(await listCompanions(db, ME)).toHaveLength(1);
  await forgetCompanion(db, ME, id);
  expect(await listCompanions(db, ME)).toEqual([]);
});

test("a name is in the address book once", async () => {
  await addCompanion(db, ME, MINA);
  await addCompanion(db, ME, { ...MINA, firstName: "SORA" });
  await expect(addCompanion(db, ME, MINA)).rejects.toMatchObject({ code: "companion.known" });
  const sora = (await listCompanions(db, ME)).find(({ firstName }) => firstName === "SORA");
  await expect(changeCompanion(db, ME, { ...MINA, id: sora?.id ?? "" })).rejects.toMatchObject({
    code: "companion.known",
  });
});

test("the address book takes thirty, and says so", async () => {
  const have = await db.$count(companions, eq(companions.memberId, ME));
  for (let n = have; n < MAX_COMPANIONS; n += 1) {
    await addCompanion(db, ME, { ...MINA, firstName: `N${"I".repeat(n)}` });
  }
  await expect(addCompanion(db, ME, { ...MINA, firstName: "LAST" })).rejects.toMatchObject({
    code: "companion.too_many",
  });
});
