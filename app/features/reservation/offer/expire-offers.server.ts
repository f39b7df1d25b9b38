import { and, asc, eq } from "drizzle-orm";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { timeOffers } from "#app/db/schema/order/order-tables.ts";
import { dateIn } from "#app/domain/common/date/local-date.ts";
import { checkTransition } from "#app/domain/reservation/status/transitions.ts";
import { linesOfOrder } from "#app/features/order/record/lines-of-order.server.ts";
import { endOffer, isExpired } from "#app/features/order/record/open-offers.server.ts";
import { refuseLine } from "#app/features/reservation/refund/refuse-line.server.ts";
import { sendRefundSoon } from "#app/features/reservation/refund/send-refund-soon.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { notifyOfferEnded } from "./offer-messages.server.ts";

const AT_ONCE = 50;

/** Ends offers not answered in time, with a full refund. May run twice at the same time: each offer ends once. */
export async function expireOffers(services: Services, end?: AbortSignal): Promise<number> {
  const due = await services.db
    .select({ id: timeOffers.id, reservationId: timeOffers.reservationId })
    .from(timeOffers)
    .where(and(eq(timeOffers.status, "OPEN"), isExpired))
    .orderBy(asc(timeOffers.expiresAt), asc(timeOffers.id))
    .limit(AT_ONCE);
  let expired = 0;
  for (const offer of due) {
    if (end?.aborted) break;
    try {
      const refundId = await expireOne(services, offer);
      if (!refundId) continue;
      expired += 1;
      await sendRefundSoon(services, refundId);
    } catch (cause) {
      // One that fails must not stop the others.
      services.log.error({ err: cause, offerId: offer.id }, "an offer could not be ended");
    }
  }
  return expired;
}

type Due = { readonly id: number; readonly reservationId: string };

/** The refund to send; nothing where the member, staff or another instance was faster. */
function expireOne({ db, now: clock }: Services, due: Due): Promise<string | undefined> {
  return withSerializableRetry(db, async (tx) => {
    const now = clock();
    const order = await linesOfOrder(tx, due.reservationId);
    const offer = await endOffer(tx, { ...due, status: "EXPIRED", now, when: isExpired });
    const line = order.find(({ id }) => id === due.reservationId);
    if (!offer || !line) return undefined;
    const { status, statusBefore: before, usedOn, zone } = line;
    const input = { status, before, usedOn, today: dateIn(zone, now), actor: "system" } as const;
    if (!checkTransition("expire_offer", input).ok) return undefined;
    const by = { action: "expire_offer", actor: "system", actorId: null, reason: "" } as const;
    const { refundId, plan } = await refuseLine(tx, { line, order, ...by, now });
    await notifyOfferEnded(tx, line, offer, plan.refund);
    return refundId;
  });
}
