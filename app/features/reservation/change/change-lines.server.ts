import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { vanRoutes } from "#app/db/schema/catalog/callvan-tables.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { stockTakes } from "#app/db/schema/pricing/stock-tables.ts";
import { reservationChanges } from "#app/db/schema/reservation/change-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { won } from "#app/domain/common/money.ts";
import type { LineSnapshot } from "#app/domain/order/line/line-snapshot.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import type {
  AirportRide,
  Itinerary,
  TripRound,
} from "#app/domain/reservation/change/arrival-rules.ts";
import type { LineState } from "#app/domain/reservation/change/change-plan.ts";
import { type ChangeableLine, whyUnchangeable } from "#app/domain/reservation/change/changeable.ts";
import { isOpen, statusesIn } from "#app/domain/reservation/status/status.ts";
import {
  linesOfOrder,
  type Reservation,
} from "#app/features/order/record/lines-of-order.server.ts";

export type OrderLines = Awaited<ReturnType<typeof readChangeOrder>>;
export type HeldLine = OrderLines["lines"][number];

/** The order that all of these lines belong to; not found for anybody but its owner. */
export async function orderOfLines(
  db: Database,
  memberId: string,
  reservationIds: readonly string[],
): Promise<string> {
  const rows = await db
    .select({ orderId: reservations.orderId })
    .from(reservations)
    .where(and(inArray(reservations.id, [...reservationIds]), eq(reservations.memberId, memberId)));
  const [orderId, ...others] = new Set(rows.map((row) => row.orderId));
  // A line that is named twice would be counted twice.
  const isAll = rows.length === reservationIds.length;
  if (!orderId || others.length > 0 || !isAll) throw new AppError("common.not_found");
  return orderId;
}

/** Every line of an order, locked, with the posts that look for partners, so that none joins while it changes. */
export async function lockLines(
  tx: Database,
  reservationId: string,
  memberId: string,
): Promise<Reservation[]> {
  const rows = await linesOfOrder(tx, reservationId, memberId);
  const ids = rows.map(({ id }) => id);
  await tx
    .select({ id: partnerRounds.postId })
    .from(partnerRounds)
    .where(inArray(partnerRounds.reservationId, ids))
    .orderBy(asc(partnerRounds.postId))
    .for("update");
  return rows;
}

/** An order with its lines as they are by now, and with what they hold. */
export async function readChangeOrder(db: Database, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.status !== "PAID" || order.changeOf) throw new AppError("common.not_found");
  const rows = await db
    .select()
    .from(reservations)
    .where(eq(reservations.orderId, orderId))
    .orderBy(asc(reservations.idx));
  const takes = await db
    .select()
    .from(stockTakes)
    .where(and(eq(stockTakes.orderId, orderId), isNull(stockTakes.releasedAt)));
  const posts = await db
    .select({
      reservationId: partnerRounds.reservationId,
      taken: partnerRounds.taken,
      closedAt: partnerRounds.closedAt,
    })
    .from(partnerRounds)
    .where(
      and(
        inArray(
          partnerRounds.reservationId,
          rows.map(({ id }) => id),
        ),
        isNull(partnerRounds.cancelledAt),
      ),
    );
  const held = await db
    .select({ id: reservationChanges.id, payOrderId: reservationChanges.payOrderId })
    .from(reservationChanges)
    .where(and(eq(reservationChanges.orderId, orderId), eq(reservationChanges.status, "HELD")));
  return {
    order,
    /** A change that waits for its payment. */
    held: held[0],
    itinerary: await readItinerary(db, rows),
    lines: rows.map((row) => ({
      row,
      needs: takes
        .filter(({ lineKey }) => lineKey === row.lineKey)
        .map((take) => heldNeed(take, order.lines)),
      partners: partnersOf(posts.filter(({ reservationId }) => reservationId === row.id)),
    })),
  };
}

type Take = typeof stockTakes.$inferSelect;

/** How many there are is known from when it was sold. */
function heldNeed(take: Take, sold: readonly LineSnapshot[]): StockNeed {
  const { kind, productId, day, slot, quantity, lineKey } = take;
  const needs = sold.find(({ key }) => key === lineKey)?.needs ?? [];
  const capacity = needs.find((need) => need.kind === kind)?.capacity ?? quantity;
  return { kind, productId, day, slot, quantity, capacity: Math.max(capacity, quantity) };
}

type Post = { readonly taken: number; readonly closedAt: Date | null };

function partnersOf(posts: readonly Post[]): ChangeableLine["partners"] {
  if (posts.some(({ taken }) => taken > 0)) return "joined";
  return posts.some(({ closedAt }) => closedAt === null) ? "open" : "none";
}

/** Why its owner cannot change this line; undefined where it can be changed. */
export function refusalOf({ row, partners }: HeldLine, now: Date) {
  const refunded = row.refundedCard + row.refundedPoints;
  return whyUnchangeable({ ...row, refunded, partners }, now);
}

/** A line as it is; only called for those with a choice and a bill. */
export function stateOf({ row, needs }: Pick<HeldLine, "row" | "needs">): LineState {
  const { choice, bill } = row;
  if (!choice || !bill) throw new AppError("reservation.change_by_staff");
  return { ...textsOf(row), choice, bill, travellers: row.travellers, needs, ...moneyOf(row) };
}

function textsOf({ title, detail, usedOn, endsOn, tiers }: Reservation) {
  return { title, detail, usedOn, endsOn, tiers };
}

export function moneyOf({ amount, coupon, points, card }: Reservation) {
  return { amount, coupon: won(coupon), points: won(points), card };
}

/** The rides of an order between airports and its regions, and the rounds around them; played ones say where the party was. */
async function readItinerary(db: Database, rows: readonly Reservation[]): Promise<Itinerary> {
  const rides = await airportRides(db, rows);
  return { rides, rounds: rides.length > 0 ? await tripRounds(db, rows) : [] };
}

async function airportRides(db: Database, rows: readonly Reservation[]): Promise<AirportRide[]> {
  const rides = rows.flatMap(({ id, choice, status }) =>
    choice?.kind === "callvan" && isOpen(status) ? [{ id, ride: choice }] : [],
  );
  if (rides.length === 0) return [];
  const ids = rides.map(({ ride }) => ride.routeId);
  const routes = await db
    .select({
      id: vanRoutes.id,
      regionId: vanRoutes.regionId,
      driveMinutes: vanRoutes.driveMinutes,
    })
    .from(vanRoutes)
    .where(and(inArray(vanRoutes.id, ids), eq(vanRoutes.originKind, "airport")));
  return rides.flatMap((each) => {
    const route = routes.find(({ id }) => id === each.ride.routeId);
    return route ? [{ ...route, ...each }] : [];
  });
}

async function tripRounds(db: Database, rows: readonly Reservation[]): Promise<TripRound[]> {
  const taken = statusesIn("upcoming", "past");
  const rounds = rows.flatMap(({ id, kind, choice, status }) =>
    kind === "golf" && choice?.kind === "golf" && taken.includes(status) ? [{ id, choice }] : [],
  );
  if (rounds.length === 0) return [];
  const ids = rounds.map(({ choice }) => choice.courseId);
  const played = await db
    .select({ id: courses.id, regionId: courses.regionId })
    .from(courses)
    .where(inArray(courses.id, ids));
  return rounds.flatMap(({ id, choice: { courseId, date, time } }) => {
    const course = played.find((each) => each.id === courseId);
    return course ? [{ id, regionId: course.regionId, date, time }] : [];
  });
}
