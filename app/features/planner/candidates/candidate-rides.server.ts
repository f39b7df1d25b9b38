import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { repriced } from "#app/domain/order/line/bill-of-line.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { carsFor } from "#app/domain/order/rules/ride-rules.ts";
import { CHECK_IN_MINUTES, flightHours, LANDING_MINUTES } from "#app/domain/planner/day-bounds.ts";
import { type CarNeed, carKey, type TransferOption } from "#app/domain/planner/plan-candidates.ts";
import { clock, minutesOf } from "#app/domain/pricing/tee-price.ts";
import type { CartFacts } from "#app/features/order/quote/facts.server.ts";
import { priceLine } from "#app/features/order/quote/price-line.server.ts";
import type { CandidatePlaces } from "./candidate-places.server.ts";
import type { CandidateScope } from "./candidate-scope.ts";

const DAY_MINUTES = 1_440;

type Route = CandidatePlaces["airportRoutes"][number];

/** The rides between airports and regions; of several routes between the two, the shortest. */
export function transferOptions(
  routes: readonly Route[],
  facts: CartFacts,
  scope: CandidateScope,
): TransferOption[] {
  const byEnds = new Map(
    routes.toReversed().map((route) => [`${route.regionId} ${route.airport}`, route]),
  );
  const { landings, takeOffs } = flightHours(scope.wish, scope.wide);
  const lastDays = new Set(
    scope.starts.flatMap((start) => scope.nights.map((count) => addDays(start, count))),
  );
  return [...byEnds.values()].flatMap((route) => [
    ...landings.flatMap((time) => {
      const leaves = minutesOf(time) + LANDING_MINUTES;
      return scope.starts.flatMap((day) =>
        transfer(route, { way: "there", day, leaves }, facts, scope),
      );
    }),
    ...takeOffs.flatMap((time) => {
      const leaves = minutesOf(time) - CHECK_IN_MINUTES - route.minutes;
      return [...lastDays].flatMap((day) =>
        transfer(route, { way: "back", day, leaves }, facts, scope),
      );
    }),
  ]);
}

type Ride = {
  readonly way: "there" | "back";
  /** Of the trip: its first, or its last. */
  readonly day: LocalDate;
  /** In minutes of that day; possibly on the one before or after it. */
  readonly leaves: number;
};

function transfer(
  { id: routeId, regionId, airport, minutes }: Route,
  { way, day, leaves }: Ride,
  facts: CartFacts,
  { wish, travellers, now }: CandidateScope,
): TransferOption[] {
  const load = { people: travellers, golfBags: wish.golfers, suitcases: travellers };
  const best = carsFor(facts.rides.vehicles, load);
  if (!best) return [];
  const date = addDays(day, Math.floor(leaves / DAY_MINUTES));
  const line: LineOf<"callvan"> = {
    ...{ kind: "callvan", routeId, date, way, ...load, ...best },
    ...{ time: clock((leaves + DAY_MINUTES) % DAY_MINUTES), trip: "one_way", price: won(0) },
  };
  const priced = priceLine(line, { facts, wanted: new Map(), now });
  if (!priced.bill || priced.notReady) return [];
  const sold = repriced(priced.line, priced.bill) as LineOf<"callvan">;
  const needs = [{ ...best, regionId, day: date }];
  return [{ regionId, airport, way, day, minutes, line: sold, price: sold.price, needs }];
}

/** What is left of every car that a candidate needs. */
export function carsLeft(
  needs: readonly CarNeed[],
  { rides, stock }: CartFacts,
): Record<string, number> {
  const fleets = new Map(rides.vehicles.map(({ id, fleet }) => [id, fleet]));
  const left = new Map<string, number>();
  for (const { vehicle, regionId, day } of needs) {
    const key = carKey({ vehicle, regionId, day });
    if (left.has(key)) continue;
    const of = { kind: "car", productId: vehicle, day, slot: regionId } as const;
    left.set(key, stock.left({ ...of, capacity: fleets.get(vehicle) ?? 0 }));
  }
  return Object.fromEntries(left);
}
