import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { sumWon, type Won, won } from "#app/domain/common/money.ts";
import { repriced } from "#app/domain/order/line/bill-of-line.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineTotal } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { carsFor } from "#app/domain/order/rules/ride-rules.ts";
import { type Flight, flightSizes, flightTimes } from "#app/domain/planner/party-flights.ts";
import { type CarNeed, carKey, type RoundOption } from "#app/domain/planner/plan-candidates.ts";
import { type DayBounds, usefulRounds, usefulTees } from "#app/domain/planner/tee-choice.ts";
import type { CartFacts } from "#app/features/order/quote/facts.server.ts";
import type { CourseRow } from "#app/features/order/quote/facts-courses.server.ts";
import { routeToCourse } from "#app/features/order/quote/facts-rides.server.ts";
import { priceLine } from "#app/features/order/quote/price-line.server.ts";
import { carsLeft } from "./candidate-rides.server.ts";
import type { CandidateScope } from "./candidate-scope.ts";
import { golfOn, type OpenSlot, openSlots, type PlanCourse } from "./candidate-tees.server.ts";

type Golf = LineOf<"golf">;
type Sold = { readonly line: Golf; readonly total: Won };
type Wanted = { readonly flight: Flight<OpenSlot>; readonly withVan: boolean };

type Sale = {
  readonly course: CourseRow;
  readonly day: LocalDate;
  readonly facts: CartFacts;
  readonly scope: CandidateScope;
  /** By price class, size and van: hours of one class are priced once. */
  readonly known: Map<string, Sold | undefined>;
};

/** The rounds that the party can play at a course on a day. */
export function roundOptions(
  course: PlanCourse,
  day: LocalDate,
  facts: CartFacts,
  scope: CandidateScope,
  bounds: DayBounds,
): RoundOption[] {
  const sizes = flightSizes(scope.wish.golfers, course.row);
  if (sizes.length === 0) return [];
  const open = openSlots(course, { day, players: Math.min(...sizes) }, facts, scope);
  const sale: Sale = { course: course.row, day, facts, scope, known: new Map() };
  const kept = keptTimes(course.row.id, day, scope);
  const parties = flightTimes(open, sizes).map(partyTees);
  const priced = new Set(usefulTees(parties, bounds));
  const timed = parties
    .filter((party) => priced.has(party) || kept.has(party.time))
    .flatMap((party) => timedRound(party, sale));
  const useful = new Set(usefulRounds(timed, bounds));
  return timed
    .filter((round) => useful.has(round) || kept.has(round.time))
    .map((round) => roundOption(round, sale));
}

type PartyTees = ReturnType<typeof partyTees>;

/** Flights of the same sizes in hours of the same kinds cost the same. */
function partyTees(flights: readonly Flight<OpenSlot>[]) {
  const [first, last] = [flights[0]?.slot, flights.at(-1)?.slot];
  const kind = flights.map(({ slot, size }) => `${slot.kind}*${size}`).join();
  return { flights, first: first?.at ?? 0, last: last?.at ?? 0, time: first?.time ?? "", kind };
}

function timedRound({ flights, first, last, time }: PartyTees, sale: Sale) {
  const golf = flights.flatMap((flight) => sold({ flight, withVan: false }, sale) ?? []);
  if (golf.length < flights.length) return [];
  const driven = flights.flatMap((flight) => sold({ flight, withVan: true }, sale) ?? []);
  const price = sumOf(golf);
  const hasVan = driven.length === flights.length;
  return [
    {
      ...{ flights, first, last, time, price },
      withVan: hasVan ? sumOf(driven) : Number.POSITIVE_INFINITY,
      kind: flights.map(({ slot }) => slot.kind.slice(slot.price.length)).join(),
    },
  ];
}

function roundOption(
  { flights, time, price, withVan }: ReturnType<typeof timedRound>[number],
  sale: Sale,
): RoundOption {
  const { course, day, facts } = sale;
  const linesAt = (isDriven: boolean) =>
    flights.flatMap((flight) => {
      const line = sold({ flight, withVan: isDriven }, sale)?.line;
      return line ? [{ ...line, time: flight.slot.time }] : [];
    });
  const option = {
    ...{ courseId: course.id, day, time, price, lines: linesAt(false) },
    left: Math.min(...flights.map(({ slot }) => slot.left)),
  };
  const needs = Number.isFinite(withVan) ? carsOf(flights, sale) : [];
  const left = carsLeft(needs, facts);
  const [need] = needs;
  if (!need || needs.some((each) => (left[carKey(each)] ?? 0) < each.cars)) return option;
  const van = { price: won(withVan - price), lines: linesAt(true), needs };
  return { ...option, van: { regionId: need.regionId, ...van } };
}

/** A flight at the price of an order, at any hour of its class; undefined where it is not sold. */
function sold({ flight, withVan }: Wanted, sale: Sale): Sold | undefined {
  const { slot, size } = flight;
  const key = `${slot.price} ${size} ${withVan}`;
  if (sale.known.has(key)) return sale.known.get(key);
  const found = price({ flight, withVan }, sale);
  sale.known.set(key, found);
  return found;
}

function price({ flight, withVan }: Wanted, { course, day, facts, scope }: Sale): Sold | undefined {
  const { slot, size: players } = flight;
  const car = withVan ? carOf(players, course, facts) : undefined;
  if (withVan && !car) return undefined;
  const line: Golf = {
    ...{ ...golfOn(course.id, day, players), time: slot.time },
    ...(car && { callvan: "round_trip", ...car }),
  };
  const priced = priceLine(line, { facts, wanted: new Map(), now: scope.now });
  if (!priced.bill || priced.notReady) return undefined;
  const own = repriced(priced.line, priced.bill) as Golf;
  return { line: own, total: lineTotal(own) };
}

/** The cars that an order would choose; none where we do not drive. */
function carOf(golfers: number, { id }: CourseRow, { rides }: CartFacts) {
  const load = { people: golfers, golfBags: golfers, suitcases: 0 };
  return routeToCourse(rides, id) && carsFor(rides.vehicles, load);
}

/** What all flights need together. */
function carsOf(flights: readonly Flight<OpenSlot>[], { course, day, facts }: Sale): CarNeed[] {
  const regionId = routeToCourse(facts.rides, course.id)?.regionId;
  const needs = new Map<string, CarNeed>();
  for (const { size } of flights) {
    const car = carOf(size, course, facts);
    if (!car || regionId === undefined) continue;
    const before = needs.get(car.vehicle)?.cars ?? 0;
    needs.set(car.vehicle, { vehicle: car.vehicle, regionId, day, cars: before + car.cars });
  }
  return [...needs.values()];
}

function keptTimes(courseId: string, day: LocalDate, { keep }: CandidateScope): Set<string> {
  const rounds = linesOf(keep, "golf");
  return new Set(
    rounds
      .filter((line) => line.courseId === courseId && line.date === day)
      .map(({ time }) => time),
  );
}

function sumOf(lines: readonly Sold[]): Won {
  return sumWon(lines.map(({ total }) => total));
}
