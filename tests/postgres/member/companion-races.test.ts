import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { companions } from "#app/db/schema/order/companion-tables.ts";
import { MAX_COMPANIONS } from "#app/domain/order/people/companion-schema.ts";
import { saveCompanions } from "#app/features/order/companion/companion-store.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { waitingForLocks } from "#tests/support/lock-wait.ts";

const db = await postgresDatabase("demo");

async function newMember(): Promise<string> {
  const [member] = await db
    .insert(members)
    .values({ name: "경주 회원" })
    .returning({ id: members.id });
  return member?.id ?? "";
}

const party = (name: string, size: number) =>
  Array.from({ length: size }, (_, n) => ({
    firstName: `${name}${"I".repeat(n)}`,
    lastName: "LEE",
    gender: null,
    birthday: null,
    handicap: null,
  }));

const savedBy = (memberId: string) => db.$count(companions, eq(companions.memberId, memberId));

test("concurrent checkouts fill the address book and never overfill it", async () => {
  const memberId = await newMember();
  await Promise.all(
    ["A", "B", "C", "D", "E"].map((name) => saveCompanions(db, memberId, party(name, 20))),
  );
  expect(await savedBy(memberId)).toBe(MAX_COMPANIONS);
});

test("a checkout counts the companion that another page is just adding", async () => {
  const memberId = await newMember();
  await saveCompanions(db, memberId, party("A", MAX_COMPANIONS - 1));
  let saving: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await tx.select().from(members).where(eq(members.id, memberId)).for("no key update");
    await tx.insert(companions).values(party("B", 1).map((each) => ({ ...each, memberId })));
    saving = saveCompanions(db, memberId, party("C", 1));
    await expect.poll(() => waitingForLocks(db)).toBe(1);
  });
  await saving;
  expect(await savedBy(memberId)).toBe(MAX_COMPANIONS);
});
