import { and, asc, eq, inArray, ne, not, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { LineSnapshot } from "#app/domain/order/line/line-snapshot.ts";
import { lockLentSeats } from "#app/features/community/partner/seat-of-order.server.ts";
import { isBeingPaid } from "#app/features/order/record/order-status.server.ts";
import { listFreed } from "#app/features/pricing/stock/member-holds.server.ts";
import { lockPlaces } from "#app/features/pricing/stock/taken-places.server.ts";
import { lockLentOffers } from "#app/features/tournament/entry/entry-of-order.server.ts";
import { releaseOrder } from "./release-order.server.ts";

/**
 * How many unpaid orders of one member may hold places; beyond that the oldest that is not being paid is released.
 * Those of a pay link do not count.
 */
export const MOST_HOLDS = 3;

/** Sold by the desk, which sent a link to pay it. */
const isLinked = sql<boolean>`exists (select from pay_links l where l.order_id = orders.id and l.cancelled_at is null)`;

type Keyed = { readonly key: string };

/** The buyer's orders that wait for payment, the oldest first. */
export function listWaiting(db: Database, memberId: string) {
  return db
    .select({ id: orders.id, lines: orders.lines, points: orders.points, isLinked })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.status, "READY")))
    .orderBy(asc(orders.createdAt));
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

/** The buyer's orders whose payment is not known yet: they count, and may not be released. */
export function listPending(db: Database, memberId: string) {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.memberId, memberId),
        inArray(orders.status, ["CONFIRMING", "UNKNOWN"]),
        not(isLinked),
      ),
    );
}

/** The waiting orders that an order of these lines replaces: it may use their places, points and coupons. */
export function replacedBy(
  lines: readonly Keyed[],
  waiting: readonly Waiting[],
  pending: readonly unknown[],
): Waiting[] {
  const keys = new Set(lines.map(({ key }) => key));
  const others = waiting.filter((order) => !order.lines.some(({ key }) => keys.has(key)));
  const same = waiting.filter((order) => !others.includes(order));
  // The desk has told the customer until when its places are held.
  const own = others.filter((order) => !order.isLinked);
  const tooMany = own.slice(0, Math.max(0, own.length + pending.length - MOST_HOLDS + 1));
  return [...same, ...tooMany];
}

type Replacing = {
  readonly memberId: string;
  readonly lines: readonly LineSnapshot[];
  readonly now: Date;
  /** The order that takes their place. */
  readonly orderId: string;
  /** It is paid by a link of the desk, and does not count. */
  readonly isByLink: boolean;
};

/**
 * Releases the buyer's unpaid orders of the same lines, so that nothing is held twice; in the transaction that takes
 * their places again, so that no other buyer can. The caller has locked the buyer.
 */
export async function releaseEarlierHolds(
  tx: Database,
  { memberId, lines, now, orderId, isByLink }: Replacing,
): Promise<void> {
  const waiting = await listWaiting(tx, memberId).for("update");
  await refuseBeingPaid(tx, memberId, lines);
  // After those are locked: none of them can begin to be paid uncounted.
  const pending = await listPending(tx, memberId);
  if (pending.length >= MOST_HOLDS && !isByLink) throw new AppError("order.payments_open");
  const replaced = replacedBy(
    lines,
    waiting.filter(({ id }) => id !== orderId),
    pending,
  );
  await releaseHolds(tx, { memberId, lines, now }, replaced);
}

/** Ends every unpaid order of a member who leaves: a payment that returns later is refused. The caller has locked the member. */
export async function releaseAllHolds(tx: Database, memberId: string, now: Date): Promise<void> {
  const waiting = await listWaiting(tx, memberId).for("update");
  await releaseHolds(tx, { memberId, lines: [], now }, waiting);
}

async function releaseHolds(
  tx: Database,
  { memberId, lines, now }: Pick<Replacing, "memberId" | "lines" | "now">,
  released: readonly Waiting[],
): Promise<void> {
  if (released.length === 0) return;
  await lockInOrder(tx, { memberId, lines }, released);
  for (const { id } of released) await releaseOrder(tx, id, { event: "hold_expired", now });
}

/** Asked again once those that wait are locked: the buyer of one of them may just have returned from the card window. */
async function refuseBeingPaid(
  tx: Database,
  memberId: string,
  lines: readonly LineSnapshot[],
): Promise<void> {
  const { rows } = (await tx.execute(
    sql`select ${isBeingPaid(memberId, lines)} as paying`,
  )) as unknown as { rows: { paying: boolean }[] };
  if (rows[0]?.paying) throw beingPaid(lines);
}

export function beingPaid(lines: readonly Pick<LineSnapshot, "choice">[]): AppError {
  const isSeat = lines.some(({ choice }) => choice.kind === "golf" && choice.join !== undefined);
  return new AppError(isSeat ? "partner.being_paid" : "order.being_paid");
}

/** Locks everything to be released and taken in the global order: first what lends places, then the places. */
async function lockInOrder(
  tx: Database,
  { memberId, lines }: Pick<Replacing, "memberId" | "lines">,
  replaced: readonly Waiting[],
): Promise<void> {
  const buying = { memberId, lines: [...lines, ...replaced.flatMap((order) => order.lines)] };
  await lockLentOffers(tx, buying);
  await lockLentSeats(tx, buying);
  const released = await listFreed(
    tx,
    replaced.map(({ id }) => ({ orderId: id })),
  );
  await lockPlaces(tx, [...released, ...lines.flatMap(({ needs }) => needs)]);
}

/** A member enters a tournament once: neither a reservation nor an order being paid may exist for it. */
export async function refuseSecondEntry(
  tx: Database,
  memberId: string,
  lines: readonly Pick<LineSnapshot, "key" | "kind" | "productId">[],
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
