import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";

/** Seats that the buyer was accepted for, of rounds that still are where and when they were booked. */
export function listSeats(db: Database, lines: readonly CartLine[], buyerId?: string) {
  const ids = linesOf(lines, "golf").flatMap(({ join }) => join ?? []);
  if (ids.length === 0 || buyerId === undefined) return null;
  return db
    .select({
      postId: partnerRounds.postId,
      courseId: partnerRounds.courseId,
      day: partnerRounds.day,
      teeTime: partnerRounds.teeTime,
      cost: partnerRounds.cost,
      payUntil: partnerApplications.payUntil,
      choice: reservations.choice,
    })
    .from(partnerApplications)
    .innerJoin(partnerRounds, eq(partnerRounds.postId, partnerApplications.postId))
    .innerJoin(reservations, eq(reservations.id, partnerRounds.reservationId))
    .where(
      and(
        inArray(partnerRounds.postId, ids),
        isNull(partnerRounds.cancelledAt),
        eq(partnerApplications.memberId, buyerId),
        eq(partnerApplications.state, "accepted"),
        inArray(reservations.status, statusesIn("upcoming")),
      ),
    );
}

type SeatRow = Awaited<NonNullable<ReturnType<typeof listSeats>>>[number];

export function seatFacts(rows: readonly SeatRow[]) {
  return rows.flatMap(({ choice, payUntil, cost, ...seat }) => {
    if (choice?.kind !== "golf" || !payUntil) return [];
    const isThere =
      choice.courseId === seat.courseId && choice.date === seat.day && choice.time === seat.teeTime;
    return isThere ? [{ ...seat, payUntil, cost: cost ?? won(0) }] : [];
  });
}
