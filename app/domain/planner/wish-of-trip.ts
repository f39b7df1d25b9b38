import { daysBetween } from "#app/domain/common/date/local-date.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { MAX_PARTY, MAX_PLAN_NIGHTS, type PlanWish } from "./plan-wish.ts";

/** The wish that a trip with usual flights would have been planned for; none where no plan is like it. */
export function wishOfTrip(lines: readonly CartLine[]): PlanWish | undefined {
  const [stay] = linesOf(lines, "hotel");
  const rounds = linesOf(lines, "golf");
  const [first] = rounds;
  if (!stay || !first || stay.adults > MAX_PARTY) return undefined;
  const { hotelId, checkIn, checkOut, adults, rooms } = stay;
  const nights = daysBetween(checkIn, checkOut);
  if (nights > MAX_PLAN_NIGHTS) return undefined;
  // Flights of one party follow each other within the hour.
  const flights = rounds.filter(
    ({ courseId, date, time }) =>
      courseId === first.courseId && date === first.date && hoursApart(time, first.time) <= 1,
  );
  const playing = flights.reduce((sum, { players }) => sum + players, 0);
  const golfers = Math.min(adults, playing);
  const caddies = linesOf(lines, "caddy").map(({ caddyId }) => caddyId);
  const rides = ridesOf(lines);
  return {
    ...{ from: checkIn, nights, golfers },
    ...(adults > golfers && { companions: adults - golfers }),
    hotel: { id: hotelId, ...(rooms > Math.ceil(adults / 2) && { rooms: "single" as const }) },
    ...(rides && { rides }),
    ...(caddies.length > 0 && { caddies }),
  };
}

/** Left out, vans go wherever we drive. */
function ridesOf(lines: readonly CartLine[]): PlanWish["rides"] {
  if (linesOf(lines, "golf").some(({ callvan }) => callvan !== "none")) return undefined;
  return linesOf(lines, "callvan").length > 0 ? "airport" : "none";
}

function hoursApart(time: string, other: string): number {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return Math.abs(minutes(time) - minutes(other)) / 60;
}
