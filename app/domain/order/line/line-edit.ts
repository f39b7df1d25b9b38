import { addDays } from "#app/domain/common/date/local-date.ts";
import type { VehicleFacts } from "#app/domain/order/check/order-facts.ts";
import { carsFor, carsNeeded, rideLoad } from "#app/domain/order/rules/ride-rules.ts";
import { VAN_TRIPS } from "#app/domain/pricing/van-price.ts";
import type { CartLine, LineOf } from "./cart-line.ts";

/** What of a line can be changed in the cart. */
export const PILLS = [
  "time",
  "players",
  "carts",
  "callvan",
  "vehicle",
  "cars",
  "nights",
  "rooms",
  "adults",
  "children",
  "people",
  "golf_bags",
  "suitcases",
  "trip",
] as const;
export type Pill = (typeof PILLS)[number];

export const VAN_CHOICES = ["none", ...VAN_TRIPS] as const;

type Round = LineOf<"golf">;
type Stay = LineOf<"hotel">;
type Ride = LineOf<"callvan">;
type Vehicles = readonly VehicleFacts[];

/** The line with one change, and with what has to change with it. */
export function editedLine(
  line: CartLine,
  pill: Pill,
  value: string,
  vehicles: Vehicles,
): CartLine {
  switch (line.kind) {
    case "golf":
      return line.join === undefined ? editedRound(line, pill, value, vehicles) : line;
    case "hotel":
      return editedStay(line, pill, Number(value));
    case "callvan":
      return editedRide(line, pill, value, vehicles);
    case "tournament":
      return pill === "players" ? { ...line, people: Number(value) } : line;
    case "caddy":
      return line;
  }
}

function editedRound(round: Round, pill: Pill, value: string, vehicles: Vehicles): Round {
  const trip = VAN_CHOICES.find((each) => each === value);
  switch (pill) {
    case "time":
      return { ...round, time: value };
    case "players":
      return withPlayers(round, Number(value), vehicles);
    case "carts":
      return { ...round, carts: Number(value) };
    case "callvan":
      return trip ? withTrip(round, trip, vehicles) : round;
    case "vehicle":
      return withVehicle(round, value, vehicles);
    case "cars":
      return withCars(round, Number(value), vehicles);
    default:
      return round;
  }
}

function editedStay(stay: Stay, pill: Pill, count: number): Stay {
  switch (pill) {
    case "nights":
      return { ...stay, checkOut: addDays(stay.checkIn, count) };
    case "rooms":
      return { ...stay, rooms: count, adults: Math.max(stay.adults, count) };
    case "adults":
      return { ...stay, adults: count };
    case "children":
      return { ...stay, children: count };
    default:
      return stay;
  }
}

function editedRide(ride: Ride, pill: Pill, value: string, vehicles: Vehicles): Ride {
  const trip = VAN_TRIPS.find((each) => each === value);
  switch (pill) {
    case "time":
      return { ...ride, time: value };
    case "people":
      return withLoad(ride, { people: Number(value) }, vehicles);
    case "golf_bags":
      return withLoad(ride, { golfBags: Number(value) }, vehicles);
    case "suitcases":
      return withLoad(ride, { suitcases: Number(value) }, vehicles);
    case "trip":
      return trip ? { ...ride, trip } : ride;
    case "vehicle":
      return withVehicle(ride, value, vehicles);
    case "cars":
      return withCars(ride, Number(value), vehicles);
    default:
      return ride;
  }
}

/** Another party takes as many cars and carts as it needs. */
function withPlayers(round: Round, players: number, vehicles: Vehicles): Round {
  const { carts, caddies, ...rest } = round;
  return withTrip(
    {
      ...rest,
      players,
      ...(carts !== undefined && { carts: Math.min(carts, players) }),
      ...(caddies !== undefined && { caddies: Math.min(caddies, players) }),
    },
    round.callvan,
    vehicles,
  );
}

export function withTrip(round: Round, callvan: Round["callvan"], vehicles: Vehicles): Round {
  const { vehicle, ...rest } = round;
  if (callvan === "none") return { ...rest, callvan, cars: 0 };
  const chosen = vehicles.find(({ id }) => id === vehicle);
  const load = loadOf(round);
  if (chosen) return { ...rest, callvan, vehicle: chosen.id, cars: carsNeeded(chosen, load) };
  return { ...rest, callvan, cars: carsFor(vehicles, load)?.cars ?? 1 };
}

/** Which car, and as many of it as take everybody. */
function withVehicle<Line extends Round | Ride>(line: Line, id: string, vehicles: Vehicles): Line {
  const chosen = vehicles.find((vehicle) => vehicle.id === id);
  return chosen ? { ...line, vehicle: id, cars: carsNeeded(chosen, loadOf(line)) } : line;
}

function withCars<Line extends Round | Ride>(line: Line, cars: number, vehicles: Vehicles): Line {
  const vehicle = vehicleOf(line, vehicles);
  return { ...line, cars, ...(vehicle && { vehicle }) };
}

/** A changed load rides in as many cars as it takes. */
function withLoad(
  ride: Ride,
  load: Partial<Pick<Ride, "people" | "golfBags" | "suitcases">>,
  vehicles: Vehicles,
): Ride {
  const changed = { ...ride, ...load };
  if (changed.vehicle) return withVehicle(changed, changed.vehicle, vehicles);
  const { cars: _, ...rest } = changed;
  return rest;
}

/** The car that a line rides in, chosen or not, and how many of it. */
export function vehicleOf(line: Round | Ride, vehicles: Vehicles): string | undefined {
  return line.vehicle ?? carsFor(vehicles, loadOf(line))?.vehicle;
}

export function carsOf(line: Round | Ride, vehicles: Vehicles): number {
  return line.cars ?? (line.vehicle ? 1 : (carsFor(vehicles, loadOf(line))?.cars ?? 1));
}

function loadOf(line: Round | Ride) {
  if (line.kind === "callvan") return rideLoad(line);
  return { people: line.players, golfBags: line.players, suitcases: 0 };
}
