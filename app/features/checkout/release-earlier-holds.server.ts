import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import type { SellableLine } from "#app/domain/booking/line/line-snapshot.ts";
import { AppError } from "#app/domain/errors.ts";
import { releaseOrder } from "./release-order.server.ts";

/** How many orders of one member may wait for payment at once; the oldest is released. Those of a pay link do not count. */
export const MOST_HOLDS = 3;

/** Sold by the desk, which sent a link to pay it. */
const isLinked = sql<boolean>`exists (select from pay_links l where l.order_id = orders.id and l.cancelled_at is null)`;

type Wanted = {
  readonly memberId: string;
  readonly lines: readonly Pick<SellableLine, "key" | "kind" | "productId">[];
  readonly now: Date;
  /** The order that takes their place. */
  readonly exceptId?: string;
};

/** Releases the buyer's unpaid orders of the same lines, so that nothing is held twice. The caller has locked the buyer. */
export async function releaseEarlierHolds(
  tx: Database,
  { memberId, lines, now, exceptId }: Wanted,
): Promise<void> {
  const waiting = await tx
    .select({ id: orders.id, lines: orders.lines, isLinked })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        eq(orders.status, "READY"),
        exceptId === undefined ? undefined : ne(orders.id, exceptId),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .for("update");
  const keys = new Set(lines.map(({ key }) => key));
  const others = waiting.filter((order) => !order.lines.some(({ key }) => keys.has(key)));
  const same = waiting.filter((order) => !others.includes(order));
  // The desk has told the customer until when its places are held.
  const own = others.filter((order) => !order.isLinked);
  const tooMany = own.slice(0, Math.max(0, own.length - MOST_HOLDS + 1));
  for (const { id } of [...same, ...tooMany])
    await releaseOrder(tx, id, { event: "hold_expired", now });
}

/** A member enters a tournament once: neither a reservation nor an order being paid may exist for it. */
export async function refuseSecondEntry(
  tx: Database,
  memberId: string,
  lines: Wanted["lines"],
): Promise<void> {
  const entries = lines.filter(({ kind }) => kind === "tournament");
  if (entries.length === 0) return;
  const booked = await tx.$count(
    reservations,
    and(
      eq(reservations.memberId, memberId),
      eq(reservations.kind, "tournament"),
      ne(reservations.status, "CANCELLED"),
      inArray(
        reservations.productId,
        entries.map(({ productId }) => productId),
      ),
    ),
  );
  const keys = JSON.stringify(entries.map(({ key }) => key));
  const paying = await tx.$count(
    orders,
    and(
      eq(orders.memberId, memberId),
      inArray(orders.status, ["CONFIRMING", "UNKNOWN"]),
      sql`exists (select from jsonb_array_elements(${orders.lines}) line where ${keys}::jsonb ? (line ->> 'key'))`,
    ),
  );
  if (booked + paying > 0) throw new AppError("order.entry_twice");
}
