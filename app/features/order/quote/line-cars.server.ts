import { won } from "#app/domain/common/money.ts";
import {
  changeFix,
  type Fix,
  type OrderIssue,
  removeFix,
} from "#app/domain/order/check/order-issue.ts";
import type { LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { QuotedLine } from "#app/domain/order/quote-types.ts";
import { carsNeeded } from "#app/domain/order/rules/ride-rules.ts";
import { type StockNeed, stockKey } from "#app/domain/order/stock-need.ts";
import type { CartFacts } from "./facts.server.ts";
import { carOfLine, routeToCourse } from "./facts-rides.server.ts";

type Rider = LineOf<"golf"> | LineOf<"callvan">;

/** Rides on routes that are no longer sold, or for which the region has no car left on the day. */
export function carIssues(quoted: readonly QuotedLine[], facts: CartFacts): OrderIssue[] {
  const wanted = new Map<string, number>();
  return quoted.flatMap(({ line, sellable, notReady }) => {
    if (line.kind !== "callvan" && !(line.kind === "golf" && line.callvan !== "none")) return [];
    if (notReady && notReady !== "gone") return [];
    if (!isDriven(line, facts)) return [about("order.not_sold", line, [dropRide(line)])];
    const need = sellable.flatMap(({ needs }) => needs).find(({ kind }) => kind === "car");
    if (!need) return [];
    const before = wanted.get(stockKey(need)) ?? 0;
    wanted.set(stockKey(need), before + need.quantity);
    if (before + need.quantity <= facts.stock.left(need)) return [];
    return [about("order.sold_out", line, [...otherCar(line, need, facts), dropRide(line)])];
  });
}

function isDriven(line: Rider, { rides, rounds }: CartFacts): boolean {
  if (line.kind === "callvan") return rides.routes.some(({ id }) => id === line.routeId);
  // A course that is gone is another rule's issue.
  return !rounds.courses.has(line.courseId) || routeToCourse(rides, line.courseId) !== undefined;
}

/** Another kind of car that takes everybody and is still there, the cheapest first. */
function otherCar(line: Rider, need: StockNeed, { rides, stock }: CartFacts): Fix[] {
  const { load, vehicle } = carOfLine(line, rides);
  const [other] = rides.vehicles
    .filter(({ id }) => id !== vehicle?.id)
    .map((each) => ({ each, cars: carsNeeded(each, load) }))
    .filter(
      ({ each, cars }) => cars <= stock.left({ ...need, productId: each.id, capacity: each.fleet }),
    )
    .toSorted((a, b) => a.each.pricePercent * a.cars - b.each.pricePercent * b.cars);
  if (!other) return [];
  return [changeFix("other_vehicle", line, { vehicle: other.each.id, cars: other.cars })];
}

function dropRide(line: Rider): Fix {
  if (line.kind === "callvan") return removeFix("remove_ride", [line]);
  const fees = { ...line.fees, van: won(0) };
  return changeFix("remove_ride", line, { callvan: "none", cars: 0, vehicle: undefined, fees });
}

function about(code: OrderIssue["code"], line: Rider, fixes: readonly Fix[]): OrderIssue {
  return { code, level: "blocking", lines: [lineKey(line)], fixes };
}
