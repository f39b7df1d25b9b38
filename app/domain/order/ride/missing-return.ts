import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { ROUND_GAP_MINUTES } from "#app/domain/order/rules/round-rules.ts";
import { isOneTrip, tripSpan } from "#app/domain/order/trip/trip-summary.ts";
import { minutesOf } from "#app/domain/pricing/tee-price.ts";

/** When one leaves the hotel on a day without a round. */
const NOON = 12 * 60;
const HALF_HOUR = 30;
const LAST_HALF_HOUR = 24 * 60 - HALF_HOUR;

/** The missing return ride: the trip has a ride from the airport on the first day, and none back on the last. */
export function missingReturn(
  lines: readonly CartLine[],
  isFromAirport: (routeId: string) => boolean,
): LineOf<"callvan"> | undefined {
  const span = tripSpan(lines);
  if (!isOneTrip(span)) return undefined;
  const rides = linesOf(lines, "callvan").filter(({ routeId }) => isFromAirport(routeId));
  const [there, ...more] = rides;
  if (!there || more.length > 0 || there.trip === "round_trip") return undefined;
  if (there.way === "back" || there.date !== span.first || span.last === span.first) {
    return undefined;
  }
  // What was noted for the driver was about the flight that lands.
  const { trip: _trip, note: _note, from: _from, to: _to, ...ride } = there;
  return {
    ...ride,
    way: "back",
    date: span.last,
    time: leavingTime(span.last, lines),
    price: won(0),
  };
}

/** After the day's last round, or at noon; on the half hour. */
function leavingTime(day: LocalDate, lines: readonly CartLine[]): string {
  const ends = linesOf(lines, "golf")
    .filter(({ date }) => date === day)
    .map(({ time }) => minutesOf(time) + ROUND_GAP_MINUTES);
  const ready = Math.ceil(Math.max(NOON, ...ends) / HALF_HOUR) * HALF_HOUR;
  const minutes = Math.min(ready, LAST_HALF_HOUR);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
