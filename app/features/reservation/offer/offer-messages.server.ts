import type { Database } from "#app/db/client.server.ts";
import { formatMoment, formatShortDay } from "#app/domain/date/date-text.ts";
import { inEachLocale, type MessageWords } from "#app/domain/message/message-words.ts";
import { formatWon, type Won } from "#app/domain/money.ts";
import type { Message } from "#app/features/message/outbox.server.ts";
import { notifyBooker } from "#app/features/order/notify-booker.server.ts";
import type { TimeOffer } from "#app/features/order/open-offers.server.ts";
import type { Reservation } from "#app/features/order/reservation-lines.server.ts";

type Letter = Pick<Message, "template" | "event"> & {
  readonly words?: MessageWords;
};

/** Told in the transaction of what it tells. */
async function tell(tx: Database, line: Reservation, { words, ...letter }: Letter): Promise<void> {
  await notifyBooker(tx, line, {
    ...letter,
    words: { product: line.title, ...words },
    link: `/reservation/${line.id}`,
  });
}

export function notifyOfferMade(tx: Database, line: Reservation, offer: TimeOffer): Promise<void> {
  return tell(tx, line, {
    template: "offer-made",
    event: `offer-made:${offer.id}`,
    words: {
      date: inEachLocale((locale) => formatShortDay(line.usedOn, locale)),
      times: offer.times.join(", "),
      until: inEachLocale((locale) => formatMoment(offer.expiresAt, locale)),
    },
  });
}

export function notifyOfferAccepted(
  tx: Database,
  line: Reservation,
  offer: TimeOffer,
): Promise<void> {
  return tell(tx, line, {
    template: "offer-accepted",
    event: `offer-accepted:${offer.id}`,
    words: {
      date: inEachLocale((locale) => formatShortDay(line.usedOn, locale)),
      time: offer.taken ?? "",
    },
  });
}

export function notifyOfferWithdrawn(
  tx: Database,
  line: Reservation,
  offerId: number,
): Promise<void> {
  return tell(tx, line, {
    template: "offer-withdrawn",
    event: `offer-withdrawn:${offerId}`,
  });
}

/** What comes back of the round and of all that falls with it. */
export function notifyOfferEnded(
  tx: Database,
  line: Reservation,
  { id, status }: TimeOffer,
  refund: Won,
): Promise<void> {
  return tell(tx, line, {
    template: "offer-ended",
    event: `offer-ended:${id}`,
    words: {
      amount: inEachLocale((locale) => formatWon(refund, locale)),
      ...(status === "EXPIRED" ? { state: "expired" } : {}),
    },
  });
}
