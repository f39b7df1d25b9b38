import type { DayState } from "#app/domain/catalog/sale/sale-month.ts";
import { teesKey } from "#app/domain/order/check/order-facts.ts";
import {
  billOfCaddie,
  billOfEntry,
  billOfRide,
  billOfRound,
  billOfStay,
} from "#app/domain/order/line/bill-of-line.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import type { QuotedLine } from "#app/domain/order/quote-types.ts";
import { normalizedRide } from "#app/domain/order/ride/ride-direction.ts";
import { type Bill, billOfRows, billRow } from "#app/domain/pricing/bill.ts";
import { feesOnDay } from "#app/domain/pricing/round-price.ts";
import type { CartFacts } from "./facts.server.ts";
import { greenFeeOf, roundState } from "./facts-courses.server.ts";
import { factsOfRide, rideState, routeToCourse } from "./facts-rides.server.ts";
import { isSellable, stayNights, type Wanted } from "./facts-stays.server.ts";

/** A bill, or why there is none; neither where a rule of the order says what is wrong. */
export type PricedLine = {
  readonly line: CartLine;
  readonly bill?: Bill | undefined;
  readonly notReady: QuotedLine["notReady"];
};

type At = { readonly facts: CartFacts; readonly wanted: Wanted; readonly now: Date };

/** A line at the price of its own date. */
export function priceLine(line: CartLine, at: At): PricedLine {
  switch (line.kind) {
    case "golf":
      return priceRound(line, at);
    case "hotel":
      return priceStay(line, at);
    case "caddy":
      return priceCaddie(line, at);
    case "callvan":
      return priceRide(line, at);
    case "tournament":
      return priceEntry(line, at);
  }
}

function gone(line: CartLine): PricedLine {
  return { line, notReady: "gone" };
}

function unlessOpen(line: CartLine, state: DayState): PricedLine | undefined {
  return state === "open" ? undefined : { line, notReady: state };
}

/** A seat costs what its post says; day, hour and party are those of the author's booking. */
function priceSeat(line: LineOf<"golf">, { facts, now }: At): PricedLine {
  const seat = line.join === undefined ? undefined : facts.seats.get(line.join);
  if (!seat || seat.payUntil <= now || !facts.rounds.courses.has(seat.courseId)) return gone(line);
  const { vehicle: _, carts: __, caddies: ___, ...rest } = line;
  const { courseId, day: date, teeTime: time } = seat;
  const booked = { ...rest, courseId, date, time, players: 1, callvan: "none", cars: 0 } as const;
  return { line: booked, bill: billOfRows([billRow("seat", 1, seat.cost)]), notReady: null };
}

function priceRound(line: LineOf<"golf">, at: At): PricedLine {
  if (line.join !== undefined) return priceSeat(line, at);
  const { facts, now } = at;
  const { rounds, rides } = facts;
  const course = rounds.courses.get(line.courseId);
  if (!course) return gone(line);
  const closed = unlessOpen(line, roundState(line, course, rounds, now));
  const day = rounds.days.get(teesKey(line.courseId, line.date));
  if (closed || !day) return closed ?? { line, notReady: "no_price" };
  const route = line.callvan === "none" ? undefined : routeToCourse(rides, line.courseId);
  const ride = route && {
    fares: route,
    driveMinutes: route.driveMinutes,
    vehicles: rides.vehicles,
    surcharges: rides.surcharges,
    isPeak: day.rate === "peak",
  };
  const greenFee = greenFeeOf(line, course, rounds, day.greenFee);
  const prices = { greenFee, fees: feesOnDay(course, day), ...(ride && { ride }) };
  return { line, bill: billOfRound(line, prices), notReady: null };
}

function priceStay(line: LineOf<"hotel">, { facts, wanted, now }: At): PricedLine {
  const room = facts.stays.rooms.get(line.roomId);
  if (!room || room.hotelId !== line.hotelId) return gone(line);
  if (!isSellable(line)) return { line, notReady: null };
  const slept = stayNights(line, room, facts.stays, { wanted, now });
  if (!slept.ok) return { line, notReady: slept.why };
  return { line, bill: billOfStay(line, { nights: slept.nights, room }), notReady: null };
}

/** Her time is that of her round, and whether she is free is a rule of the order. */
function priceCaddie(line: LineOf<"caddy">, { facts }: At): PricedLine {
  const caddie = facts.caddies.get(line.caddyId);
  const course = facts.rounds.courses.get(line.courseId);
  if (!caddie || !course || caddie.courseId !== line.courseId) return gone(line);
  return { line, bill: billOfCaddie({ caddie, course }), notReady: null };
}

/** The route sets the price, not the names of its ends. */
function priceRide(ride: LineOf<"callvan">, { facts, now }: At): PricedLine {
  const route = facts.rides.routes.find(({ id }) => id === ride.routeId);
  if (!route) return gone(ride);
  const line = normalizedRide(ride, route);
  const bill = billOfRide(line, factsOfRide(route, facts.rides, line));
  return unlessOpen(line, rideState(line, route, now)) ?? { line, bill, notReady: null };
}

/** Whether entries are still taken, and how many, is a rule of the order. */
function priceEntry(line: LineOf<"tournament">, { facts }: At): PricedLine {
  const tournament = facts.tournaments.get(line.tournamentId);
  if (!tournament) return gone(line);
  const entry = { ...line, date: tournament.playsOn };
  return { line: entry, bill: billOfEntry(entry, tournament), notReady: null };
}
