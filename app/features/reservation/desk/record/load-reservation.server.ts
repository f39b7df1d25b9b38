import { inArray } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import type { Locale } from "#app/domain/common/language/languages.ts";
import { won } from "#app/domain/common/money.ts";
import { phoneSearch } from "#app/domain/member/phone-search.ts";
import type { offerSearch } from "#app/domain/reservation/desk/offer-option.ts";
import { nextInQueue, possibleActions } from "#app/domain/reservation/desk/possible-actions.ts";
import { needsRecheck, needsReference } from "#app/domain/reservation/status/recheck-rules.ts";
import { findSupplierOf } from "#app/features/catalog/desk/suppliers/supplier-queries.server.ts";
import { loadDeskLimits } from "#app/features/company/desk-limit-queries.server.ts";
import { logLookups } from "#app/features/desk/audit/log-lookups.server.ts";
import { listMessages } from "#app/features/message/message-log-queries.server.ts";
import { findReservation } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import type { ReservationFilter } from "#app/features/reservation/desk/reservation-filter.ts";
import { listOffers } from "#app/features/reservation/desk/reservation-order.server.ts";
import { queueNumbers } from "#app/features/reservation/desk/reservation-queue-queries.server.ts";
import {
  coursesAround,
  findElsewhere,
} from "#app/features/reservation/offer/find-elsewhere.server.ts";
import { freeTimesFor } from "#app/features/reservation/offer/offer-queries.server.ts";
import {
  findAssignee,
  listAssignable,
} from "#app/features/reservation/record/assign-reservation.server.ts";
import { listReservationNotes } from "#app/features/reservation/record/note-reservation.server.ts";
import { cancelPlanOf } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { listProposals } from "#app/features/reservation/refund/refund-proposals.server.ts";

type Wanted = {
  readonly idx: number;
  readonly canChange: boolean;
  readonly filter: ReservationFilter;
  /** The staff's search for another day or course. */
  readonly search: ReturnType<typeof offerSearch>;
  readonly locale: Locale;
  readonly by: string;
  readonly now: Date;
};

/** All that the record of a reservation shows; undefined where there is none. */
export async function loadReservation(db: Database, wanted: Wanted) {
  const { idx, canChange, filter, search, locale, by, now } = wanted;
  const reservation = await findReservation(db, idx);
  if (!reservation) return undefined;
  const { id, orderId, refunds, zone } = reservation;
  const key = { scope: "line", orderId, reservationId: id } as const;
  const preview = canChange ? await cancelPlanOf(db, key, now) : null;
  const cancel = preview?.isSendable ? preview.plan : null;
  const queue = await queueNumbers(db, { ...filter, queue: filter.queue ?? "confirm" }, now);
  await logFoundLines(db, { by, q: filter.q, lines: queue, at: now });
  return {
    reservation,
    cancel,
    offers: await listOffers(db, id),
    freeTimes: canChange ? await freeTimesFor(db, reservation, now) : [],
    elsewhere: canChange && search ? await findElsewhere(db, reservation, search, now) : null,
    courses: canChange ? await coursesAround(db, locale, reservation.productId) : [],
    notes: await listReservationNotes(db, id),
    assignee: await findAssignee(db, id),
    colleagues: canChange ? await listAssignable(db) : [],
    proposals: await listProposals(
      db,
      refunds.map((refund) => refund.id),
    ),
    refundLimit: won((await loadDeskLimits(db)).refundApprovalWon),
    supplier: await findSupplierOf(db, id, now),
    messages: await listMessages(db, { orderId }),
    next: nextInQueue(queue, idx),
    possible: canChange
      ? possibleActions({
          ...reservation,
          today: dateIn(zone, now),
          needsReference: needsReference(reservation),
          needsRecheck: needsRecheck(reservation, now),
          isRefundInReview: refunds.some(({ status }) => status === "review"),
          canCancel: cancel !== null,
        })
      : [],
  };
}

type FoundLines = {
  readonly by: string;
  readonly q: string;
  /** The numbers of the lines that it found. */
  readonly lines: readonly number[];
  readonly at: Date;
};

/** A search for lines by a phone number is a look-up of their owner. */
async function logFoundLines(db: Database, { by, q, lines, at }: FoundLines): Promise<void> {
  if (!phoneSearch(q) || lines.length === 0) return;
  const found = await db
    .selectDistinct({ id: reservations.memberId })
    .from(reservations)
    .where(inArray(reservations.idx, [...lines]));
  const memberIds = found.map(({ id }) => id);
  await logLookups(db, { by, memberIds, way: "reservations", at });
}
