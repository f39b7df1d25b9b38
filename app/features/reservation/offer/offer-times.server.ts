import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { orders, timeOffers } from "#app/db/schema/order/order-tables.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { isElsewhere, readOption } from "#app/domain/reservation/desk/offer-option.ts";
import { chosenTimes, offerExpiry } from "#app/domain/reservation/status/time-offer-rules.ts";
import { checkTransition } from "#app/domain/reservation/status/transitions.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import {
  changeLineStatus,
  linesOfOrder,
  type Reservation,
} from "#app/features/order/record/lines-of-order.server.ts";
import { addOffer, withdrawOffers } from "#app/features/order/record/open-offers.server.ts";
import { requireShown } from "#app/features/reservation/record/renew-reference.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { checkElsewhere } from "./elsewhere.server.ts";
import { notifyOfferMade, notifyOfferWithdrawn } from "./offer-messages.server.ts";
import { freeTimesFor, movableRound } from "./offer-queries.server.ts";

type Staff = { readonly id: string };

export type OfferAsked = {
  readonly reservationId: string;
  readonly times: readonly string[];
  readonly note?: string | undefined;
  readonly shown?: string | undefined;
};

/** The course has other times: the member may take one of them at the price that was paid. */
export async function offerTimes(
  services: Services,
  staff: Staff,
  { reservationId, times: wanted, note, shown }: OfferAsked,
): Promise<void> {
  await withSerializableRetry(services.db, async (tx) => {
    const now = services.now();
    const line = await lineToStep(tx, { reservationId, shown, action: "offer" }, now);
    if ((await tx.$count(timeOffers, openOf(line.id))) > 0) {
      throw new AppError("reservation.step_refused");
    }
    const elsewhere = await offerableElsewhere(tx, line, wanted, now);
    const offerable = [
      ...(await freeTimesFor(tx, line, now)),
      ...elsewhere.map(({ text }) => text),
    ];
    const times = chosenTimes(wanted, offerable);
    if (!times) throw new AppError("reservation.offer_times");
    const firstDay = [line.usedOn, ...elsewhere.map(({ option }) => option.date)].toSorted()[0];
    const values = { reservationId: line.id, times, note: note?.trim() || null };
    const offer = await addOffer(tx, {
      ...values,
      offeredBy: staff.id,
      expiresAt: offerExpiry(
        { zone: line.zone, usedOn: firstDay ?? line.usedOn },
        await databaseNow(tx, line),
      ),
      createdAt: now,
    });
    await changeLineStatus(tx, line, {
      ...stepOf("offer", staff, now),
      after: line.status,
      reference: times.join(", "),
      reason: offer.note ?? undefined,
    });
    await writeAudit(tx, {
      by: staff.id,
      action: "reservation.offer",
      subject: { kind: "reservation", id: line.id },
      after: { times, note: offer.note, expiresAt: offer.expiresAt.toISOString() },
      at: now,
    });
    await notifyOfferMade(tx, line, offer, elsewhere);
  });
}

/** The wanted times on other days or at other courses, as far as the round can move there. */
function offerableElsewhere(tx: Database, line: Reservation, wanted: readonly string[], now: Date) {
  const round = movableRound(line);
  if (!round) return Promise.resolve([]);
  const options = wanted
    .flatMap((text) => readOption(text, round) ?? [])
    .filter((option) => isElsewhere(option, round));
  return checkElsewhere(tx, line, round, options, now);
}

/** Withdraws the offer; the line waits for its own time again. */
export async function withdrawOffer(
  services: Services,
  staff: Staff,
  reservationId: string,
  shown?: string,
): Promise<void> {
  await withSerializableRetry(services.db, async (tx) => {
    const now = services.now();
    const line = await lineToStep(tx, { reservationId, shown, action: "withdraw_offer" }, now);
    const [withdrawn] = await withdrawOffers(tx, [line.id], now);
    if (withdrawn === undefined) throw new AppError("reservation.offer_over");
    await changeLineStatus(tx, line, {
      ...stepOf("withdraw_offer", staff, now),
      after: line.status,
    });
    await writeAudit(tx, {
      by: staff.id,
      action: "reservation.withdraw_offer",
      subject: { kind: "reservation", id: line.id },
      before: { offer: withdrawn },
      at: now,
    });
    await notifyOfferWithdrawn(tx, line, withdrawn);
  });
}

type OfferStep = "offer" | "withdraw_offer";
type Stepping = {
  readonly reservationId: string;
  readonly shown: string | undefined;
  readonly action: OfferStep;
};

async function lineToStep(
  tx: Database,
  { reservationId, shown, action }: Stepping,
  now: Date,
): Promise<Reservation> {
  const order = await linesOfOrder(tx, reservationId);
  await requireShown(tx, reservationId, shown);
  const line = order.find(({ id }) => id === reservationId);
  if (!line) throw new AppError("common.not_found");
  const { status, statusBefore: before, usedOn, zone } = line;
  const today = dateIn(zone, now);
  const answer = checkTransition(action, { status, before, usedOn, today, actor: "staff" });
  if (!answer.ok) throw new AppError(answer.error);
  return line;
}

function stepOf(action: OfferStep, staff: Staff, now: Date) {
  return { action, actor: "staff" as const, actorId: staff.id, now };
}

function openOf(reservationId: string) {
  return and(eq(timeOffers.reservationId, reservationId), eq(timeOffers.status, "OPEN"));
}

/** The clock by which the offer will end. */
async function databaseNow(tx: Database, { orderId }: Reservation): Promise<Date> {
  const ms = sql<number>`extract(epoch from now()) * 1000`.mapWith(Number);
  const [row] = await tx.select({ ms }).from(orders).where(eq(orders.id, orderId));
  if (!row) throw new AppError("common.unexpected");
  return new Date(row.ms);
}
