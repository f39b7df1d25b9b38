import type { LineOf } from "#app/domain/booking/cart-line.ts";
import type { VehicleFacts } from "#app/domain/booking/order-facts.ts";
import { carsFor, carsNeeded, rideLoad } from "#app/domain/booking/rules/ride-rules.ts";

type Round = LineOf<"golf">;
type Ride = LineOf<"callvan">;
type Vehicles = readonly VehicleFacts[];

/** Another party takes as many cars and carts as it needs. */
export function withPlayers(round: Round, players: number, vehicles: Vehicles): Round {
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
export function withVehicle<Line extends Round | Ride>(
  line: Line,
  id: string,
  vehicles: Vehicles,
): Line {
  const chosen = vehicles.find((vehicle) => vehicle.id === id);
  if (!chosen) return line;
  return { ...line, vehicle: id, cars: carsNeeded(chosen, loadOf(line)) };
}

/** A changed load rides in as many cars as it takes. */
export function withLoad(
  ride: Ride,
  load: Partial<Pick<Ride, "people" | "golfBags" | "suitcases">>,
  vehicles: Vehicles,
): Ride {
  const changed = { ...ride, ...load };
  if (changed.vehicle) return withVehicle(changed, changed.vehicle, vehicles);
  const { cars: _, ...rest } = changed;
  return rest;
}

/** The car that a line rides in, chosen or not. */
export function vehicleOf(line: Round | Ride, vehicles: Vehicles): string | undefined {
  return line.vehicle ?? carsFor(vehicles, loadOf(line))?.vehicle;
}

function loadOf(line: Round | Ride) {
  if (line.kind === "callvan") return rideLoad(line);
  return { people: line.players, golfBags: line.players, suitcases: 0 };
}
