import type { Database } from "#app/db/client.server.ts";
import { type Locale, localizedText } from "#app/domain/common/language/languages.ts";
import { isFromAirport } from "#app/domain/reservation/change/arrival-rules.ts";
import {
  isAnswered,
  type StayAnswer,
  type StayQuestion,
} from "#app/domain/reservation/change/stay-question.ts";
import type { OrderLines } from "#app/features/reservation/change/change-lines.server.ts";
import type { WantedChange } from "#app/features/reservation/change/draft-change.server.ts";
import { type PlannedChange, planOf } from "#app/features/reservation/change/plan-change.server.ts";
import { askedOf, withAnswer } from "#app/features/reservation/change/stay-answer.server.ts";

type Asking = {
  readonly changes: readonly WantedChange[];
  readonly answer: StayAnswer | undefined;
  readonly locale: Locale;
  readonly now: Date;
};

type AskedFor = "night" | "pick_up" | "drop_off";

export type ShownStay = NonNullable<Awaited<ReturnType<typeof askedPlan>>["stay"]>;

/** The plan of a wish as it was answered, and the question about the hotel that it raises, each answer with its price. */
export async function askedPlan(
  db: Database,
  order: OrderLines,
  { changes, answer, locale, now }: Asking,
) {
  const elsewhere = await planOf(db, order, changes, now);
  const asked = askedOf(order, changes);
  if (!asked || elsewhere.refusals.length > 0) return { plan: elsewhere, stay: null };
  const longer =
    asked.longer && (await planOf(db, order, withAnswer(order, changes, "longer"), now));
  const known = isAnswered(asked, answer) ? (answer ?? null) : null;
  const plan = known === "longer" && longer ? longer : elsewhere;
  const hotel = order.lines.find(({ row }) => row.id === asked.stayId)?.row;
  const { side, edge, day, nights } = asked;
  return {
    plan,
    stay: {
      ...{ side, edge, day, nights },
      answer: known,
      hotel: hotel ? localizedText(hotel.title, locale) : "",
      asks: askedFor(order, elsewhere),
      longer: longer && longerOf(longer, elsewhere, asked, locale),
    },
  };
}

/** With a ride the driver needs the pick-up or drop-off address; without one only the night is asked for. */
function askedFor({ itinerary }: OrderLines, { lines }: PlannedChange): AskedFor {
  const rides = lines.filter(({ kind }) => kind === "callvan");
  if (rides.length === 0) return "night";
  const arriving = itinerary.rides.filter(isFromAirport);
  const isArrival = rides.every((ride) => arriving.some(({ id }) => id === ride.reservationId));
  return isArrival ? "drop_off" : "pick_up";
}

/** What the nights add to it, or why they cannot be had. */
function longerOf(
  longer: PlannedChange,
  elsewhere: PlannedChange,
  { stayId }: StayQuestion,
  locale: Locale,
) {
  const line = longer.lines.find(({ reservationId }) => reservationId === stayId);
  const [refusal = null] = longer.refusals;
  return {
    refusal,
    detail: line ? localizedText(line.after.detail, locale) : "",
    difference: costOf(longer) - costOf(elsewhere),
  };
}

function costOf({ pay, refund }: PlannedChange): number {
  return pay - refund.sum;
}
