import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { companions } from "#app/db/schema/cart.ts";
import type { Traveller } from "#app/domain/booking/people/traveller.ts";
import { MAX_COMPANIONS } from "#app/domain/member/companion-form.ts";

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

/** Keeps people for the next trip; who is known already is known better now. */
export async function saveCompanions(
  db: Database,
  memberId: string,
  people: readonly Traveller[],
): Promise<void> {
  const kept = await db.$count(companions, eq(companions.memberId, memberId));
  const rows = new Map(people.map((each) => [`${each.lastName} ${each.firstName}`, each]));
  const values = [...rows.values()].slice(0, Math.max(0, MAX_COMPANIONS - kept));
  if (values.length === 0) return;
  await db
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
}

export async function forgetCompanion(db: Database, memberId: string, id: string): Promise<void> {
  await db.delete(companions).where(and(eq(companions.id, id), eq(companions.memberId, memberId)));
}
