import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import type { CartFacts } from "./facts.server.ts";
import { carOfLine, type RouteRow, routeToCourse } from "./facts-rides.server.ts";
import type { LineDetails } from "./line-details.ts";
import { rideDetail, rideTitle } from "./line-titles.server.ts";

/** The van of a round is a separate line. */
export function rideOfRound(line: LineOf<"golf">, facts: CartFacts): LineDetails | undefined {
  const route = routeToCourse(facts.rides, line.courseId);
  const trip = line.callvan === "none" ? "one_way" : line.callvan;
  return route && ride(line, { route, trip, people: line.players }, facts);
}

export function transfer(line: LineOf<"callvan">, facts: CartFacts): LineDetails | undefined {
  const route = facts.rides.routes.find(({ id }) => id === line.routeId);
  const { people, way, note, trip = "one_way" } = line;
  return route && ride(line, { route, trip, people, way, note }, facts);
}

type Ride = {
  readonly route: RouteRow;
  readonly trip: "one_way" | "round_trip";
  readonly people: number;
} & Pick<LineOf<"callvan">, "way" | "note">;

function ride(
  line: LineOf<"golf"> | LineOf<"callvan">,
  { route, trip, people, way, note }: Ride,
  { rides, policies }: CartFacts,
): LineDetails | undefined {
  const { vehicle, cars } = carOfLine(line, rides);
  if (!vehicle || cars < 1) return undefined;
  const need: StockNeed = {
    kind: "car",
    productId: vehicle.id,
    day: line.date,
    slot: route.regionId,
    quantity: cars,
    capacity: vehicle.fleet,
  };
  return {
    title: rideTitle(route, { trip, way }),
    detail: rideDetail({ vehicle, cars, people, trip, note }),
    zone: route.zone,
    booking: "instant",
    tiers: policies.callvan,
    needs: [need],
  };
}
