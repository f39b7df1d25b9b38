import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { jsonRows, NO_ROWS, type RowsOf } from "#app/db/query/json-rows.server.ts";
import { partnerApplications, partnerRounds } from "#app/db/schema/community/partner-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { statusesIn } from "#app/domain/reservation/status/status.ts";

type SeatRows = RowsOf<ReturnType<typeof seatQueries>>["seats"];

/** Seats that the buyer was accepted for, of rounds that still are where and when they were booked. */
export function seatQueries(lines: readonly CartLine[], buyerId?: string) {
  const ids = linesOf(lines, "golf").flatMap(({ join }) => join ?? []);
  return { seats: ids.length === 0 || buyerId === undefined ? NO_ROWS : listSeats(ids, buyerId) };
}

function listSeats(ids: number[], buyerId: string) {
  const { postId, courseId, day, teeTime, cost } = partnerRounds;
  const { payUntil } = partnerApplications;
  return jsonRows(
    { postId, courseId, day, teeTime, cost, payUntil, choice: reservations.choice },
    sql`from ${partnerApplications}
      join ${partnerRounds} on ${eq(postId, partnerApplications.postId)}
      join ${reservations} on ${eq(reservations.id, partnerRounds.reservationId)}
      where ${and(
        inArray(postId, ids),
        isNull(partnerRounds.cancelledAt),
        eq(partnerApplications.memberId, buyerId),
        eq(partnerApplications.state, "accepted"),
        inArray(reservations.status, statusesIn("upcoming")),
      )}`,
  );
}

export function seatFacts(rows: SeatRows) {
  return rows.flatMap(({ choice, payUntil, cost, ...seat }) => {
    if (choice?.kind !== "golf" || !payUntil) return [];
    const isThere =
      choice.courseId === seat.courseId && choice.date === seat.day && choice.time === seat.teeTime;
    return isThere ? [{ ...seat, payUntil: new Date(payUntil), cost: cost ?? won(0) }] : [];
  });
}
