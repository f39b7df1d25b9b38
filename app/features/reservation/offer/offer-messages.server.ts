import type { Database } from "#app/db/client.server.ts";
import { formatShortDay } from "#app/domain/common/date/date-text.ts";
import { inEachLocale, type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { Reservation } from "#app/features/order/record/lines-of-order.server.ts";
import { notifyBooker } from "#app/features/order/record/notify-booker.server.ts";
import type { TimeOffer } from "#app/features/order/record/open-offers.server.ts";
import type { CheckedOption } from "./elsewhere.server.ts";

/** `elsewhere` are those of the offered ones that are on another day or at another course. */
export function notifyOfferMade(
  tx: Database,
  line: Reservation,
  offer: TimeOffer,
  elsewhere: readonly CheckedOption[],
): Promise<void> {
  const about = { event: `offer-made:${offer.id}`, link: pageOf(line) };
  const words = { product: line.title, date: line.usedOn, until: offer.expiresAt };
  if (elsewhere.length === 0) {
    const times = offer.times.join(", ");
    return notifyBooker(tx, line, {
      ...about,
      template: "offer-made",
      words: { ...words, times, state: undefined },
    });
  }
  const options = inEachLocale((locale) =>
    offer.times.map((text) => optionWords(text, elsewhere, locale)).join(", "),
  );
  return notifyBooker(tx, line, {
    ...about,
    template: "offer-made",
    words: { ...words, options, state: "elsewhere" },
  });
}

/** "07:12", or with its day and course. */
function optionWords(text: string, elsewhere: readonly CheckedOption[], locale: Locale): string {
  const found = elsewhere.find((each) => each.text === text);
  if (!found) return text;
  const { date, time } = found.option;
  return `${localizedText(found.sellable.title, locale)} ${formatShortDay(date, locale)} ${time}`;
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
