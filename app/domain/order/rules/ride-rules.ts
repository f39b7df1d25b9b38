import { won } from "#app/domain/common/money.ts";
import type { OrderFacts, VehicleFacts } from "#app/domain/order/check/order-facts.ts";
import {
  changeFix,
  type Fix,
  type OrderIssue,
  removeFix,
} from "#app/domain/order/check/order-issue.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { linesOf } from "../rounds-of.ts";

/** The people and luggage that must fit into the cars. */
export type RideLoad = {
  readonly people: number;
  readonly golfBags: number;
  readonly suitcases: number;
};

const MOST_CARS = 20;

/** Bags take seats: those who bring one count against the golfers a car takes, all against its seats. */
export function carsNeeded(
  vehicle: VehicleFacts,
  { people, golfBags, suitcases }: RideLoad,
): number {
  const parts = [
    [people, vehicle.maxPassengers],
    [Math.min(people, golfBags), vehicle.maxGolfersWithBags],
    [golfBags, vehicle.maxGolfBags],
    [suitcases, vehicle.maxSuitcases],
  ] as const;
  return Math.max(1, ...parts.map(([load, place]) => (load === 0 ? 0 : Math.ceil(load / place))));
}

/** In percent of a route's price: no car above the standard price is chosen by default. */
const ORDINARY = 100;

/** As few ordinary cars as take everything, and of those the cheapest. */
export function carsFor(
  vehicles: readonly VehicleFacts[],
  load: RideLoad,
): { readonly vehicle: string; readonly cars: number } | undefined {
  const [best] = vehicles
    .filter(({ pricePercent }) => pricePercent <= ORDINARY)
    .map((vehicle) => ({ vehicle, cars: carsNeeded(vehicle, load) }))
    .filter(({ cars }) => Number.isFinite(cars) && cars <= MOST_CARS)
    .toSorted((a, b) => a.cars - b.cars || a.vehicle.pricePercent - b.vehicle.pricePercent);
  return best && { vehicle: best.vehicle.id, cars: best.cars };
}

/** A car that was chosen takes the party with its bags. */
export function rideIssues(lines: readonly CartLine[], { vehicles }: OrderFacts): OrderIssue[] {
  const rounds = linesOf(lines, "golf").filter(({ callvan }) => callvan !== "none");
  return [
    ...rounds.flatMap((round) => {
      const load = { people: round.players, golfBags: round.players, suitcases: 0 };
      const fees = { ...round.fees, van: won(0) };
      const none = { callvan: "none", cars: 0, vehicle: undefined, fees } as const;
      const drop = changeFix("remove_ride", round, none);
      return tooSmall(round, load, vehicles, drop);
    }),
    ...linesOf(lines, "callvan").flatMap((ride) =>
      tooSmall(ride, rideLoad(ride), vehicles, removeFix("remove_ride", [ride])),
    ),
  ];
}

export function rideLoad({ people, golfBags, suitcases }: LineOf<"callvan">): RideLoad {
  return { people, golfBags: golfBags ?? people, suitcases: suitcases ?? 0 };
}

function tooSmall(
  line: LineOf<"golf"> | LineOf<"callvan">,
  load: RideLoad,
  vehicles: readonly VehicleFacts[],
  drop: Fix,
): OrderIssue[] {
  const best = carsFor(vehicles, load);
  const chosen = vehicles.find(({ id }) => id === (line.vehicle ?? best?.vehicle));
  const have = line.cars ?? (line.vehicle ? 1 : (best?.cars ?? 1));
  const needed = chosen ? carsNeeded(chosen, load) : Number.POSITIVE_INFINITY;
  if (have >= needed) return [];

  const fixes: Fix[] = [];
  if (best && best.cars < needed) fixes.push(changeFix("other_vehicle", line, best));
  if (chosen && needed <= MOST_CARS) {
    fixes.push(changeFix("more_cars", line, { cars: needed, vehicle: chosen.id }));
  }
  return [
    {
      code:
        load.people > have * (chosen?.maxPassengers ?? 0) ? "order.ride_seats" : "order.ride_bags",
      level: "blocking",
      lines: [lineKey(line)],
      fixes: [...fixes, drop],
      values: { people: load.people, golfBags: load.golfBags, cars: have },
    },
  ];
}
