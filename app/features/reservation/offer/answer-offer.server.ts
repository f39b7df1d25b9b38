import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { timeOffers } from "#app/db/schema/order/order-tables.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { SoldOut } from "#app/domain/order/check/order-refusals.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import {
  isElsewhere,
  type OfferOption,
  readOption,
} from "#app/domain/reservation/desk/offer-option.ts";
import { retimed } from "#app/domain/reservation/status/time-offer-rules.ts";
import { checkTransition } from "#app/domain/reservation/status/transitions.ts";
import { retimedDetail } from "#app/features/order/quote/line-titles.server.ts";
import {
  changeLineStatus,
  linesOfOrder,
  type Reservation,
  setLineChoice,
} from "#app/features/order/record/lines-of-order.server.ts";
import {
  endOffer,
  isRunning,
  type TimeOffer,
} from "#app/features/order/record/open-offers.server.ts";
import { moveStock } from "#app/features/pricing/stock/stock.server.ts";
import { refuseLine } from "#app/features/reservation/refund/refuse-line.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { moveElsewhere } from "./move-elsewhere.server.ts";
import { notifyOfferAccepted, notifyOfferEnded } from "./offer-messages.server.ts";
import { movableRound } from "./offer-queries.server.ts";

export type OfferAnswered = { readonly reservationId: string; readonly offerId: number };

type OfferTaken = OfferAnswered & {
  /** As it was offered: a time, or a day and a course with it. */
  readonly time: string;
  /** The numbers of the lines that the page said would be refunded. */
  readonly without?: readonly number[];
};

/**
 * One tap: the round moves to what was offered, at the price that was paid, and waits for its course again.
 * Returns the refunds of lines that could not go along, to be sent after the commit.
 */
export async function acceptOffer(
  services: Services,
  memberId: string,
  { time, without = [], ...answered }: OfferTaken,
): Promise<readonly string[]> {
  try {
    return await withSerializableRetry(services.db, async (tx) => {
      const now = services.now();
      const { line, order } = await answering(tx, memberId, answered, "accept_offer", now);
      const ending = { id: answered.offerId, reservationId: line.id, now, when: isRunning };
      const offer = await endOffer(tx, { ...ending, status: "ACCEPTED", taken: time });
      if (!offer) throw new AppError("reservation.offer_over");
      const round = movableRound(line);
      if (!round) throw new AppError("reservation.step_refused");
      const option = readOption(time, round);
      // The offer is ended first; an error below rolls that back.
      if (!option || !offer.times.includes(time)) throw new AppError("common.bad_request");
      const move = { line, order, round, option, offer, without, memberId, now };
      if (isElsewhere(option, round)) return moveElsewhere(tx, move);
      await moveWithinDay(tx, move);
      return [];
    });
  } catch (cause) {
    // Rolled back: the offer is open again, with the times that are left.
    if (cause instanceof SoldOut) throw new AppError("reservation.offer_sold", { cause });
    throw cause;
  }
}

type WithinDay = {
  readonly line: Reservation;
  readonly order: readonly Reservation[];
  readonly round: LineOf<"golf">;
  readonly option: OfferOption;
  readonly offer: TimeOffer;
  readonly memberId: string;
  readonly now: Date;
};

async function moveWithinDay(tx: Database, move: WithinDay): Promise<void> {
  const { line, order, round, option, offer, memberId, now } = move;
  const { time } = option;
  await changeLineStatus(tx, line, {
    action: "accept_offer",
    after: line.status,
    actor: "member",
    actorId: memberId,
    reference: `${round.time} → ${time}`,
    now,
    set: { detail: retimedDetail(line.detail, time), choice: { ...round, time } },
  });
  await retimeHanging(tx, order, line.id, { from: round.time, to: time });
  const tee = {
    kind: "tee",
    productId: round.courseId,
    day: round.date,
    slot: time,
    quantity: round.players,
    capacity: await placesOf(tx, round.courseId),
  } as const;
  await moveStock(tx, line.orderId, [{ key: line.lineKey, needs: [tee] }]);
  await notifyOfferAccepted(tx, line, offer);
}

/** Declines the offer: everything is refunded, as if the course had refused. The refund is sent after the commit. */
export async function declineOffer(
  services: Services,
  memberId: string,
  answered: OfferAnswered,
): Promise<string> {
  return withSerializableRetry(services.db, async (tx) => {
    const now = services.now();
    const action = "decline_offer";
    const { line, order } = await answering(tx, memberId, answered, action, now);
    const ending = { id: answered.offerId, reservationId: line.id, now, when: isRunning };
    const offer = await endOffer(tx, { ...ending, status: "DECLINED" });
    if (!offer) throw new AppError("reservation.offer_over");
    const by = { action, actor: "member", actorId: memberId, reason: "" } as const;
    const { refundId, plan } = await refuseLine(tx, { line, order, ...by, now });
    await notifyOfferEnded(tx, line, offer, plan.refund);
    return refundId;
  });
}

/** The member's line with its order, locked; not found for anybody else. */
async function answering(
  tx: Database,
  memberId: string,
  { reservationId, offerId }: OfferAnswered,
  action: "accept_offer" | "decline_offer",
  now: Date,
) {
  const order = await linesOfOrder(tx, reservationId, memberId);
  const line = order.find(({ id }) => id === reservationId);
  const ofLine = and(eq(timeOffers.id, offerId), eq(timeOffers.reservationId, reservationId));
  if (!line || (await tx.$count(timeOffers, ofLine)) === 0) throw new AppError("common.not_found");
  const { status, statusBefore: before, usedOn, zone } = line;
  const today = dateIn(zone, now);
  const answer = checkTransition(action, { status, before, usedOn, today, actor: "member" });
  if (!answer.ok) throw new AppError("reservation.offer_over");
  return { line, order };
}

/** Her tee-off, and when the van comes, were chosen with the round. */
async function retimeHanging(
  tx: Database,
  order: readonly Reservation[],
  roundId: string,
  move: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const { id, parentLine, choice } of order) {
    if (parentLine !== roundId || !choice) continue;
    await setLineChoice(tx, id, retimed(choice, move));
  }
}

async function placesOf(tx: Database, courseId: string): Promise<number> {
  const [course] = await tx
    .select({ places: courses.teePlaces })
    .from(courses)
    .where(eq(courses.id, courseId));
  return course?.places ?? 0;
}
