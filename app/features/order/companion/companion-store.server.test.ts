import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companions } from "#app/db/schema/order/companion-tables.ts";
import { MAX_COMPANIONS } from "#app/domain/order/people/companion-schema.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { listCompanions, saveCompanions } from "./companion-store.server.ts";

const db = await testDatabase("demo");
const ME = demoMemberId("guest");

const person = (firstName: string) => ({
  firstName,
  lastName: "LEE",
  gender: null,
  birthday: null,
  handicap: null,
});
const count = () => db.$count(companions, eq(companions.memberId, ME));

test("a checkout fills the address book to thirty and not beyond", async () => {
  await db.delete(companions).where(eq(companions.memberId, ME));
  const crowd = Array.from({ length: MAX_COMPANIONS - 1 }, (_, n) => person(`N${"I".repeat(n)}`));
  await saveCompanions(db, ME, crowd);
  expect(await count()).toBe(MAX_COMPANIONS - 1);

  await saveCompanions(db, ME, [person("MINA"), person("SORA"), person("YUNA")]);
  const names = (await listCompanions(db, ME)).map(({ firstName }) => firstName);
  expect(names).toHaveLength(MAX_COMPANIONS);
  expect(names).toContain("MINA");

  await saveCompanions(db, ME, [person("HANA")]);
  expect(await count()).toBe(MAX_COMPANIONS);
});

test("a companion named twice at one checkout is in the address book once", async () => {
  await db.delete(companions).where(eq(companions.memberId, ME));
  await saveCompanions(db, ME, [person("MINA"), { ...person("MINA"), handicap: 12 }]);
  await saveCompanions(db, ME, [person("MINA")]);
  expect(await listCompanions(db, ME)).toMatchObject([{ firstName: "MINA", handicap: 12 }]);
});
