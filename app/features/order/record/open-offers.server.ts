import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { timeOffers } from "#app/db/schema/order/order-tables.ts";
import type { OfferStatus } from "#app/domain/reservation/status/time-offer-rules.ts";

export type TimeOffer = typeof timeOffers.$inferSelect;

/** By the clock of the database, as holds are. */
export const isRunning = sql<boolean>`${timeOffers.expiresAt} > now()`;
export const isExpired = sql<boolean>`${timeOffers.expiresAt} <= now()`;

type Ending = {
  readonly id: number;
  readonly reservationId: string;
  readonly status: Exclude<OfferStatus, "OPEN">;
  readonly taken?: string;
  readonly now: Date;
  /** Whether the offer must be open, or past its end. */
  readonly when?: SQL;
};

/** Ends one open offer; undefined where it was ended before, or the time does not allow it. */
export async function endOffer(tx: Database, ending: Ending): Promise<TimeOffer | undefined> {
  const { id, reservationId, status, taken = null, now, when } = ending;
  const [offer] = await tx
    .update(timeOffers)
    .set({ status, taken, answeredAt: now })
    .where(
      and(
        eq(timeOffers.id, id),
        eq(timeOffers.reservationId, reservationId),
        eq(timeOffers.status, "OPEN"),
        when,
      ),
    )
    .returning();
  return offer;
}

/** Withdraws the open offers of lines whose status changed. */
export async function withdrawOffers(
  tx: Database,
  reservationIds: readonly string[],
  now: Date,
): Promise<number[]> {
  if (reservationIds.length === 0) return [];
  const withdrawn = await tx
    .update(timeOffers)
    .set({ status: "WITHDRAWN", answeredAt: now })
    .where(
      and(inArray(timeOffers.reservationId, [...reservationIds]), eq(timeOffers.status, "OPEN")),
    )
    .returning({ id: timeOffers.id });
  return withdrawn.map(({ id }) => id);
}

export async function addOffer(
  tx: Database,
  offer: typeof timeOffers.$inferInsert,
): Promise<TimeOffer> {
  const [added] = await tx.insert(timeOffers).values(offer).returning();
  if (!added) throw new Error("no offer was written");
  return added;
}
