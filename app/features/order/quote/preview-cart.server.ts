import type { Database } from "#app/db/client.server.ts";
import { MAX_NIGHTS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import type { CartPreview } from "#app/domain/checkout/cart/cart-lines.ts";
import { repriced } from "#app/domain/order/line/bill-of-line.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { USUAL_NIGHTS } from "#app/domain/order/line/line-choices.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { missingReturn } from "#app/domain/order/ride/missing-return.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { isOneTrip, tripSpan, wholeStay } from "#app/domain/order/trip/trip-summary.ts";
import { pickUpTime } from "#app/domain/pricing/van-price.ts";
import { type CartFacts, loadFacts, orderFacts, roundsAround } from "./facts.server.ts";
import { routeToCourse } from "./facts-rides.server.ts";
import { carIssues } from "./line-cars.server.ts";
import { type PreviewContext, pricedFixes, pricedPills, pricer } from "./preview-prices.server.ts";
import { EMPTY_QUOTE, quoteOf, withoutDuplicates } from "./quote.server.ts";

/** The cart with its fixes and alternatives, all priced from one load of the facts. */
export async function previewCart(
  db: Database,
  lines: readonly CartLine[],
  now: Date,
  buyerId?: string,
): Promise<CartPreview> {
  const unique = withoutDuplicates(lines);
  if (unique.length === 0) {
    return { quote: EMPTY_QUOTE, pills: {}, pickUps: {}, minutes: {}, returnRide: null };
  }
  const around = roundsAround(unique);
  const facts = await loadFacts(db, [...unique, ...possibleLines(unique)], buyerId, { around });
  const quote = quoteOf(unique, facts, now);
  const current = quote.lines.map(({ line }) => line);
  const rules = orderFacts(current, facts, quote.lines, now);
  const context: PreviewContext = { quote, current, price: pricer(current, facts, now) };
  return {
    quote: { ...quote, issues: pricedFixes(context) },
    pills: pricedPills(context, rules),
    pickUps: pickUps(current, facts),
    minutes: Object.fromEntries(
      Object.entries(rules.hotels).map(([id, { minutesTo }]) => [id, minutesTo]),
    ),
    returnRide: returnRide(context, facts, now),
  };
}

/** Lines that could be added: the van of a round, nights around a stay, the return ride. */
function possibleLines(lines: readonly CartLine[]): CartLine[] {
  const span = tripSpan(lines);
  const back = missingReturn(lines, () => true);
  const most = { nights: USUAL_NIGHTS, mostNights: MAX_NIGHTS };
  return [
    ...linesOf(lines, "golf").map((round) => ({ ...round, callvan: "one_way" as const, cars: 1 })),
    ...linesOf(lines, "hotel").map((stay) => {
      const own = { first: stay.checkIn, last: stay.checkOut, days: 0 };
      return wholeStay(stay, isOneTrip(span) ? span : own, most);
    }),
    ...(back ? [back] : []),
  ];
}

function pickUps(lines: readonly CartLine[], { rides }: CartFacts): Record<string, string> {
  return Object.fromEntries(
    linesOf(lines, "golf").flatMap((round) => {
      const route = round.callvan === "none" ? undefined : routeToCourse(rides, round.courseId);
      return route ? [[lineKey(round), pickUpTime(round.time, route.driveMinutes)]] : [];
    }),
  );
}

/** Only where it is available: with a price, and with a car. */
function returnRide(
  { current, price }: PreviewContext,
  facts: CartFacts,
  now: Date,
): CartPreview["returnRide"] {
  const { routes } = facts.rides;
  const airports = new Set(
    routes.filter(({ originKind }) => originKind === "airport").map(({ id }) => id),
  );
  const line = missingReturn(current, (routeId) => airports.has(routeId));
  const bill = line && price(line, [])?.bill;
  if (!bill) return null;
  const back = repriced(line, bill);
  const { lines } = quoteOf([back], facts, now);
  return back.kind === "callvan" && carIssues(lines, facts).length === 0 ? back : null;
}
