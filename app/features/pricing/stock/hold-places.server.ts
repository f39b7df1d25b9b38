import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { tournaments } from "#app/db/schema/tournament-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { lockPlaces } from "./taken-places.server.ts";

type EntryPlaces = { readonly tournamentId: number; readonly people: number };

/** Takes places of a tournament without an order, counted as sold elsewhere; false where too few are free. */
export async function holdEntryPlaces(
  tx: Database,
  { tournamentId, people }: EntryPlaces,
): Promise<boolean> {
  const { day, capacity } = await tournamentOf(tx, tournamentId);
  if (people > capacity) return false;
  const held = await tx
    .insert(stockDays)
    .values({ ...keyOf(tournamentId, day), capacity, taken: people, elsewhere: people })
    .onConflictDoUpdate({
      target: [stockDays.kind, stockDays.productId, stockDays.day, stockDays.slot],
      set: {
        taken: sql`${stockDays.taken} + ${people}`,
        elsewhere: sql`${stockDays.elsewhere} + ${people}`,
      },
      setWhere: sql`${stockDays.taken} + ${people} <= ${stockDays.capacity}`,
    })
    .returning({ taken: stockDays.taken });
  return held.length === 1;
}

/** If staff lowered the number below what is taken, released places are not sold again. */
export async function releaseEntryPlaces(
  tx: Database,
  { tournamentId, people }: EntryPlaces,
): Promise<void> {
  if (people === 0) return;
  const { day } = await tournamentOf(tx, tournamentId);
  const key = keyOf(tournamentId, day);
  const left = sql`${stockDays.taken} - ${people}::smallint`;
  await tx
    .update(stockDays)
    .set({
      taken: left,
      elsewhere: sql`${stockDays.elsewhere} - ${people}`,
      capacity: sql`greatest(coalesce(${stockDays.wanted}, ${stockDays.capacity}), ${left})`,
    })
    .where(
      and(
        eq(stockDays.kind, key.kind),
        eq(stockDays.productId, key.productId),
        eq(stockDays.day, key.day),
        eq(stockDays.slot, key.slot),
      ),
    );
}

/** Places taken without an order are checked and taken under this lock: a concurrent order waits, or is waited for. */
export async function lockEntryPlaces(tx: Database, tournamentId: number): Promise<void> {
  const { day } = await tournamentOf(tx, tournamentId);
  await lockPlaces(tx, [keyOf(tournamentId, day)]);
}

/** How many places are neither sold nor held. */
export async function freeEntryPlaces(db: Database, tournamentId: number): Promise<number> {
  const { day, capacity } = await tournamentOf(db, tournamentId);
  const key = keyOf(tournamentId, day);
  const [row] = await db
    .select({ capacity: stockDays.capacity, taken: stockDays.taken })
    .from(stockDays)
    .where(
      and(
        eq(stockDays.kind, key.kind),
        eq(stockDays.productId, key.productId),
        eq(stockDays.day, key.day),
        eq(stockDays.slot, key.slot),
      ),
    );
  return Math.max(0, row ? row.capacity - row.taken : capacity);
}

async function tournamentOf(tx: Database, id: number) {
  const [row] = await tx
    .select({ day: tournaments.playsOn, capacity: tournaments.capacity })
    .from(tournaments)
    .where(eq(tournaments.id, id));
  if (!row) throw new AppError("common.not_found");
  return row;
}

function keyOf(tournamentId: number, day: (typeof tournaments.$inferSelect)["playsOn"]) {
  return { kind: "entry" as const, productId: String(tournamentId), day, slot: "" };
}
