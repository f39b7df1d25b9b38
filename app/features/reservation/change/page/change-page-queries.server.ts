import { dateIn } from "#app/domain/common/date/local-date.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { oneOf } from "#app/domain/common/paging.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import { arrivalAt } from "#app/domain/reservation/change/arrival-rules.ts";
import {
  isUnreadable,
  readWish,
  wishedChoice,
  wishOf,
} from "#app/domain/reservation/change/change-wish.ts";
import { placesAfter } from "#app/domain/reservation/change/people-after.ts";
import { STAY_ANSWERS } from "#app/domain/reservation/change/stay-question.ts";
import { refundSteps } from "#app/domain/reservation/refund/refund-steps.ts";
import { listCompanions } from "#app/features/order/companion/companion-store.server.ts";
import { paymentScript } from "#app/features/order/payment/payment-gateway.server.ts";
import {
  type OrderLines,
  readChangeOrder,
  refusalOf,
} from "#app/features/reservation/change/change-lines.server.ts";
import { roundsAlongside } from "#app/features/reservation/change/change-refusals.server.ts";
import type { OwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { roundDays } from "./round-days.server.ts";
import { shownPlan } from "./shown-plan.server.ts";
import { askedPlan } from "./stay-page.server.ts";

type Asked = {
  readonly memberId: string;
  readonly reservation: OwnReservation;
  /** The wish is in the address. */
  readonly params: URLSearchParams;
};

export type ChangePage = Awaited<ReturnType<typeof changePage>>;
export type OpenChangePage = Extract<ChangePage, { refusal: null }>;

/** What may be chosen, and what the chosen change would do and cost now. */
export async function changePage(services: Services, locale: Locale, asked: Asked) {
  const { db, now, site } = services;
  const { memberId, reservation, params } = asked;
  const moment = now();
  const { id, orderId, choice, zone } = reservation;
  const order = await readChangeOrder(db, orderId);
  const line = order.lines.find(({ row }) => row.id === id);
  const current = choice && wishOf(choice);
  const refusal =
    (line && refusalOf(line, moment)) ?? (current ? null : "reservation.change_by_staff");
  if (refusal || !current || !choice)
    return { refusal: refusal ?? ("reservation.change_over" as const) };
  const wish = readWish(choice, params) ?? current;
  const isSame = JSON.stringify(wish) === JSON.stringify(current);
  const changes = [{ reservationId: id, wish }];
  const others = roundsAlongside(order, id).map(({ row, round: other }) => ({
    ...other,
    title: localizedText(row.title, locale),
  }));
  const answer = oneOf(params.get("stay"), STAY_ANSWERS);
  const [planned, round, companions] = await Promise.all([
    isSame ? null : askedPlan(db, order, { changes, answer, locale, now: moment }),
    choice.kind === "golf" && wish.kind === "golf"
      ? roundDays(db, locale, {
          ...{ choice, wish, params, others },
          arrival: arrivalFor(order, id),
          now: moment,
        })
      : null,
    listCompanions(db, memberId),
  ]);
  return {
    refusal: null,
    wish,
    current,
    isSame,
    round,
    companions,
    people: reservation.travellers.map(shortName),
    places: placesAfter(wishedChoice(choice, wish, []), reservation.travellers),
    isUnreadable: isUnreadable(choice, params),
    fee: feeNow(reservation, moment),
    stay: planned?.stay ?? null,
    plan:
      planned &&
      shownPlan(planned.plan, { locale, now: moment, zone, tipBaht: reservation.tipBaht }),
    script: site.payment && paymentScript(site.payment),
    memberId,
  };
}

/** What giving the line up costs today, and until when; before it is confirmed nothing, however long that takes. */
function feeNow(reservation: OwnReservation, now: Date) {
  const { zone, tiers, usedOn, status } = reservation;
  const [step] = refundSteps(reservation, dateIn(zone, now), tiers);
  if (status === "PENDING") return { percent: 0, until: null };
  return { percent: step?.feePercent ?? 100, until: step?.until ?? usedOn };
}

function shortName({ firstName, lastName }: Traveller): string {
  return `${lastName} ${firstName}`;
}

/** When the party of a round comes, where it booked the ride from the airport. */
function arrivalFor({ itinerary }: OrderLines, reservationId: string) {
  const round = itinerary.rounds.find(({ id }) => id === reservationId);
  return round && arrivalAt(round.regionId, itinerary);
}
