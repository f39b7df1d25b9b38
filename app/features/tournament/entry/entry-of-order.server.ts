import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import type { orders } from "#app/db/schema/order/order-tables.ts";
import { tournamentEntrants, tournamentEntries } from "#app/db/schema/tournament-tables.ts";
import type { LineSnapshot } from "#app/domain/order/line/line-snapshot.ts";
import {
  holdEntryPlaces,
  releaseEntryPlaces,
} from "#app/features/pricing/stock/hold-places.server.ts";
import {
  type Entry,
  endEntry,
  insertEntry,
  leaveFlights,
  lockOpenEntry,
  updateEntry,
  writePeople,
} from "./entry-store.server.ts";
import { travellersOf } from "./travellers-of.ts";

type Buying = {
  readonly memberId: string;
  readonly lines: readonly Pick<LineSnapshot, "kind" | "productId">[];
};

function tournamentsIn({ lines }: Pick<Buying, "lines">): readonly number[] {
  return lines
    .filter(({ kind }) => kind === "tournament")
    .map(({ productId }) => Number(productId));
}

/**
 * Before an order takes its stock: the places that an offer holds for the buyer become free for this order alone, since
 * their row stays locked until it has taken them. An offer whose time is over lends nothing.
 */
export async function lendOfferedPlaces(
  tx: Database,
  { memberId, lines }: Buying,
  now: Date,
): Promise<void> {
  for (const tournamentId of tournamentsIn({ lines })) {
    const entry = await lockOpenEntry(tx, tournamentId, memberId);
    const isOpen = entry?.state === "offered" && (entry.offerUntil ?? now) > now;
    if (!entry || !isOpen || entry.held === 0) continue;
    await updateEntry(tx, entry.id, { held: 0 });
    await releaseEntryPlaces(tx, { tournamentId, people: entry.held });
  }
}

/** Offers that lent their places to an order which now ends unpaid; locked before its stock is released. */
export async function lockLentOffers(tx: Database, { memberId, lines }: Buying) {
  const entries = [];
  for (const tournamentId of tournamentsIn({ lines })) {
    const entry = await lockOpenEntry(tx, tournamentId, memberId);
    if (entry?.state === "offered" && entry.held === 0) entries.push(entry);
  }
  return entries;
}

/** The offer holds its places again until its hours are over; where they are, it ends. */
export async function returnLentPlaces(
  tx: Database,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  for (const entry of entries) {
    const { id, tournamentId, people } = entry;
    const isOpen = (entry.offerUntil ?? now) > now;
    if (isOpen && (await holdEntryPlaces(tx, { tournamentId, people }))) {
      await updateEntry(tx, id, { held: people });
    } else await endEntry(tx, entry, { state: "cancelled" });
  }
}

/** A paid line is an approved entry: the one that was applied for, or one made of the names of the order. */
export async function enterPaid(tx: Database, order: typeof orders.$inferSelect): Promise<void> {
  const { id: orderId, memberId } = order;
  for (const line of order.lines.filter(({ kind }) => kind === "tournament")) {
    const tournamentId = Number(line.productId);
    const people = line.choice.kind === "tournament" ? line.choice.people : 1;
    const paid = { state: "approved", orderId, people, held: 0, offerUntil: null } as const;
    const entry = await lockOpenEntry(tx, tournamentId, memberId);
    if (!entry) {
      const entryId = await insertEntry(tx, { ...paid, tournamentId, memberId });
      await writePeople(tx, entryId, travellersOf(line, people));
      continue;
    }
    await releaseEntryPlaces(tx, { tournamentId, people: entry.held });
    await updateEntry(tx, entry.id, paid);
    await matchPeople(tx, entry, travellersOf(line, people));
  }
}

/** The number of people may have changed in the cart: the order has the last word about how many there are. */
async function matchPeople(
  tx: Database,
  { id: entryId }: Entry,
  travellers: ReturnType<typeof travellersOf>,
): Promise<void> {
  const known = await tx
    .select({
      name: tournamentEntrants.name,
      gender: tournamentEntrants.gender,
      birthYear: tournamentEntrants.birthYear,
      handicap: tournamentEntrants.handicap,
      shirt: tournamentEntrants.shirt,
    })
    .from(tournamentEntrants)
    .where(eq(tournamentEntrants.entryId, entryId))
    .orderBy(asc(tournamentEntrants.position));
  if (known.length === travellers.length) return;
  await writePeople(
    tx,
    entryId,
    travellers.map((traveller, index) => known[index] ?? traveller),
  );
}

/** A cancelled reservation is a cancelled entry; its places were released with its order's stock. */
export async function cancelEntryOf(tx: Database, reservationId: string): Promise<void> {
  const ended = await tx
    .update(tournamentEntries)
    .set({ state: "cancelled", version: sql`${tournamentEntries.version} + 1` })
    .where(
      and(
        eq(tournamentEntries.state, "approved"),
        sql`(${tournamentEntries.orderId}, ${tournamentEntries.tournamentId}::text) in (select order_id, product_id from reservations where id = ${reservationId} and kind = 'tournament')`,
      ),
    )
    .returning({ id: tournamentEntries.id });
  for (const { id } of ended) await leaveFlights(tx, id);
}
