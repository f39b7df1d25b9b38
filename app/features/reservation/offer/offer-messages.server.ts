import type { Database } from "#app/db/client.server.ts";
import type { Won } from "#app/domain/money.ts";
import { notifyBooker } from "#app/features/order/notify-booker.server.ts";
import type { TimeOffer } from "#app/features/order/open-offers.server.ts";
import type { Reservation } from "#app/features/order/reservation-lines.server.ts";

export function notifyOfferMade(tx: Database, line: Reservation, offer: TimeOffer): Promise<void> {
  return notifyBooker(tx, line, {
    template: "offer-made",
    event: `offer-made:${offer.id}`,
    words: {
      product: line.title,
      date: line.usedOn,
      times: offer.times.join(", "),
      until: offer.expiresAt,
    },
    link: pageOf(line),
  });
}

export function notifyOfferAccepted(
  tx: Database,
  line: Reservation,
  offer: TimeOffer,
): Promise<void> {
  return notifyBooker(tx, line, {
    template: "offer-accepted",
    event: `offer-accepted:${offer.id}`,
    words: { product: line.title, date: line.usedOn, time: offer.taken ?? "" },
    link: pageOf(line),
  });
}

export function notifyOfferWithdrawn(
  tx: Database,
  line: Reservation,
  offerId: number,
): Promise<void> {
  return notifyBooker(tx, line, {
    template: "offer-withdrawn",
    event: `offer-withdrawn:${offerId}`,
    words: { product: line.title },
    link: pageOf(line),
  });
}

/** `refund` is the refund of the round and of all lines that are cancelled with it. */
export function notifyOfferEnded(
  tx: Database,
  line: Reservation,
  { id, status }: TimeOffer,
  refund: Won,
): Promise<void> {
  return notifyBooker(tx, line, {
    template: "offer-ended",
    event: `offer-ended:${id}`,
    words: {
      product: line.title,
      amount: refund,
      state: status === "EXPIRED" ? "expired" : undefined,
    },
    link: pageOf(line),
  });
}

function pageOf({ id }: Reservation): string {
  return `/reservation/${id}`;
}
