import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { companions } from "#app/db/schema/order/companion-tables.ts";
import { MAX_COMPANIONS } from "#app/domain/order/people/companion-schema.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";

export type Companion = Awaited<ReturnType<typeof listCompanions>>[number];

export function listCompanions(db: Database, memberId: string) {
  return db
    .select({
      id: companions.id,
      firstName: companions.firstName,
      lastName: companions.lastName,
      gender: companions.gender,
      birthday: companions.birthday,
      handicap: companions.handicap,
    })
    .from(companions)
    .where(eq(companions.memberId, memberId))
    .orderBy(asc(companions.lastName), asc(companions.firstName))
    .limit(MAX_COMPANIONS);
}

/** Adds a checkout's people to the address book, and completes those who are in it, up to its limit. */
export async function saveCompanions(
  db: Database,
  memberId: string,
  people: readonly Traveller[],
): Promise<void> {
  if (people.length === 0) return;
  const byName = new Map(people.map((each) => [`${each.lastName} ${each.firstName}`, each]));
  await db.transaction(async (tx) => {
    const room = MAX_COMPANIONS - (await countLocked(tx, memberId));
    const saved = await tx
      .select({ lastName: companions.lastName, firstName: companions.firstName })
      .from(companions)
      .where(eq(companions.memberId, memberId));
    const known = new Set(saved.map(({ lastName, firstName }) => `${lastName} ${firstName}`));
    const [old, added] = [true, false].map((isKnown) =>
      [...byName].filter(([name]) => known.has(name) === isKnown).map(([, each]) => each),
    );
    const values = [...(old ?? []), ...(added ?? []).slice(0, Math.max(0, room))];
    if (values.length === 0) return;
    await tx
      .insert(companions)
      .values(values.map((each) => ({ ...each, memberId })))
      .onConflictDoUpdate({
        target: [companions.memberId, companions.firstName, companions.lastName],
        set: {
          gender: sql`coalesce(excluded.gender, ${companions.gender})`,
          birthday: sql`coalesce(excluded.birthday, ${companions.birthday})`,
          handicap: sql`coalesce(excluded.handicap, ${companions.handicap})`,
        },
      });
  });
}

/** Locked per member: two tabs would both fill the last place of the address book. */
export async function countLocked(tx: Database, memberId: string): Promise<number> {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for("no key update");
  return tx.$count(companions, eq(companions.memberId, memberId));
}

export async function forgetCompanion(db: Database, memberId: string, id: string): Promise<void> {
  await db.delete(companions).where(and(eq(companions.id, id), eq(companions.memberId, memberId)));
}

export async function deleteCompanions(tx: Database, memberId: string): Promise<void> {
  await tx.delete(companions).where(eq(companions.memberId, memberId));
}
