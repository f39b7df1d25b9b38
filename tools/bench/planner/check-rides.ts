import { addDays } from "#app/domain/common/date/local-date.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { brokenRules } from "./broken-rules.ts";
import type { PlannedTrip } from "./planned-trip.ts";
import type { Car, Route } from "./shop-snapshot.ts";
import { clockMinutes, tripMinutes } from "./trip-clock.ts";
import { transfersTo } from "./witness-trip.ts";

const LANDING = "20:00";
const TAKE_OFF = "23:00";
const ROUND = 270;
const UNKNOWN_TRANSFER = 60;

type Load = { readonly people: number; readonly bags: number; readonly suitcases: number };

export function checkRides(trip: PlannedTrip): string[] {
  return [...checkTransfers(trip), ...checkVans(trip), ...checkCars(trip), ...checkHours(trip)];
}

/** The routes that may be meant: from the airport of the wish, else from the nearest. */
function routesOf({ shop, hotel, wish }: PlannedTrip, way: "there" | "back"): Route[] {
  const all = transfersTo(shop, hotel.region);
  const wanted = (way === "there" ? wish.arrival : wish.departure)?.airport;
  if (wanted) return all.filter(({ airport }) => airport === wanted);
  const nearest = all
    .filter(({ minutes }) => minutes === all[0]?.minutes)
    .map(({ airport }) => airport);
  return all.filter((route) => nearest.includes(route.airport));
}

function checkTransfers(trip: PlannedTrip): string[] {
  return (["there", "back"] as const).flatMap((way) => {
    const { wish, transfers } = trip;
    const lines = transfers.filter((line) => (line.way ?? "there") === way);
    const routes = routesOf(trip, way);
    const isDue = wish.rides !== "none" && (wish.rides !== undefined || routes.length > 0);
    const [line] = lines;
    if (lines.length !== (isDue ? 1 : 0)) return [`rides: ${lines.length} transfers ${way}`];
    if (!line) return [];
    const route = routes.find(({ id }) => id === line.routeId);
    if (!route) return [`rides: ${line.routeId} is not the way ${way}`];
    return checkTransfer(line, way, { trip, minutes: route.minutes });
  });
}

function checkTransfer(
  line: LineOf<"callvan">,
  way: "there" | "back",
  { trip, minutes }: { readonly trip: PlannedTrip; readonly minutes: number },
): string[] {
  const { wish, people, start, nights } = trip;
  const load = loadOf(line);
  const isTheirs =
    load.people === people && load.suitcases === people && load.bags === wish.golfers;
  const takeOff = tripMinutes(start, addDays(start, nights), wish.departure?.time ?? TAKE_OFF);
  const due =
    way === "there" ? clockMinutes(wish.arrival?.time ?? LANDING) + 60 : takeOff - 120 - minutes;
  const leaves = tripMinutes(start, line.date, line.time ?? "00:00");
  return brokenRules(
    [!isTheirs, `rides: the transfer ${way} is for others`],
    [
      !line.time || leaves !== due,
      `rides: the transfer ${way} leaves at ${line.date} ${line.time}`,
    ],
  );
}

function checkVans({ wish, rounds, hotel, shop }: PlannedTrip): string[] {
  return rounds.flatMap(({ course, day, lines }) => {
    const route = shop.routes.find(
      (each) => each.course === course.id && each.region === hotel.region,
    );
    const isDue = wish.rides === "all" || (wish.rides === undefined && route !== undefined);
    const driven = lines.filter(({ callvan }) => callvan !== "none");
    const where = `${course.id} on ${day}`;
    if (!isDue) return driven.length > 0 ? [`rides: a van to ${where}`] : [];
    if (driven.length === 0) return [`rides: no van to ${where}`];
    if (!route) return [`rides: we do not drive to ${where}`];
    if (driven.some(({ callvan }) => callvan !== "round_trip"))
      return [`rides: one way to ${where}`];
    const seats = driven.map((line) => ({
      car: carOfLine(line, shop),
      cars: carsOfLine(line, shop),
    }));
    const room = (of: (car: Car) => number) =>
      seats.reduce((sum, { car, cars }) => sum + (car ? of(car) * cars : 0), 0);
    const takes = Math.min(
      room((car) => car.golfers),
      room((car) => car.bags),
      room((car) => car.people),
    );
    return takes < wish.golfers ? [`rides: the van to ${where} is too small`] : [];
  });
}

type Ride = LineOf<"golf"> | LineOf<"callvan">;

function loadOf(line: Ride): Load {
  if (line.kind === "golf") return { people: line.players, bags: line.players, suitcases: 0 };
  return {
    people: line.people,
    bags: line.golfBags ?? line.people,
    suitcases: line.suitcases ?? 0,
  };
}

function needed(car: Car, { people, bags, suitcases }: Load): number {
  const parts = [
    people / car.people,
    Math.min(people, bags) / car.golfers,
    bags / car.bags,
    suitcases / car.suitcases,
  ];
  return Math.max(1, ...parts.map(Math.ceil));
}

/** Where none is named: as few ordinary ones as take everything, and of those the cheapest. */
function usualCar(load: Load, { cars }: PlannedTrip["shop"]): Car | undefined {
  return [...cars.values()]
    .filter(({ percent }) => percent <= 100)
    .toSorted((a, b) => needed(a, load) - needed(b, load) || a.percent - b.percent)[0];
}

function carOfLine(line: Ride, shop: PlannedTrip["shop"]): Car | undefined {
  return line.vehicle ? shop.cars.get(line.vehicle) : usualCar(loadOf(line), shop);
}

function carsOfLine(line: Ride, shop: PlannedTrip["shop"]): number {
  const car = carOfLine(line, shop);
  return line.cars ?? (line.vehicle || !car ? 1 : needed(car, loadOf(line)));
}

/** Each takes its load, and the region has as many on the day. */
function checkCars(trip: PlannedTrip): string[] {
  const { shop, rounds, transfers, hotel } = trip;
  const driven = rounds.flatMap(({ lines }) => lines.filter(({ callvan }) => callvan !== "none"));
  const used = new Map<string, number>();
  const wrong: string[] = [];
  for (const line of [...transfers, ...driven]) {
    const car = carOfLine(line, shop);
    if (!car) {
      wrong.push(`rides: nobody knows ${line.vehicle}`);
      continue;
    }
    const cars = carsOfLine(line, shop);
    if (cars < needed(car, loadOf(line))) wrong.push(`rides: ${cars} ${car.id} on ${line.date}`);
    const key = `car ${car.id} ${line.date} ${hotel.region}`;
    used.set(key, (used.get(key) ?? 0) + cars);
    const left = shop.stock.get(key) ?? car.fleet;
    if ((used.get(key) ?? 0) > left) wrong.push(`rides: ${left} left of ${key}`);
  }
  return wrong;
}

/** Nobody plays before arriving, nor so late that the plane is missed. */
function checkHours(trip: PlannedTrip): string[] {
  const { wish, rounds, start, nights } = trip;
  const landing = clockMinutes(wish.arrival?.time ?? LANDING);
  const takeOff = tripMinutes(start, addDays(start, nights), wish.departure?.time ?? TAKE_OFF);
  const there = transferMinutes(trip, "there");
  const back = transferMinutes(trip, "back");
  return rounds.flatMap(({ course, day, lines, minutes = 0 }) => {
    const times = lines.map(({ time }) => tripMinutes(start, day, time));
    const wrong: string[] = [];
    if (Math.min(...times) < landing + 60 + there + minutes + 60) {
      wrong.push(`arrival: ${course.id} on ${day} is too early`);
    }
    if (Math.max(...times) + ROUND + 60 + minutes + back > takeOff - 120) {
      wrong.push(`departure: ${course.id} on ${day} is too late`);
    }
    return wrong;
  });
}

function transferMinutes(trip: PlannedTrip, way: "there" | "back"): number {
  const line = trip.transfers.find((each) => (each.way ?? "there") === way);
  const routes = routesOf(trip, way);
  const ridden = routes.find(({ id }) => id === line?.routeId) ?? routes[0];
  return ridden?.minutes ?? UNKNOWN_TRANSFER;
}
