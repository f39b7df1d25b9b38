import { daysBetween } from "#app/domain/common/date/local-date.ts";
import type { VehicleFacts } from "#app/domain/order/check/order-facts.ts";
import type { CartLine, LineOf } from "./cart-line.ts";
import { carsOf, type Pill, vehicleOf } from "./line-edit.ts";

type Values = Readonly<Partial<Record<Pill, string | undefined>>>;
type Vehicles = readonly VehicleFacts[];

/** What the pills of a line say now; default carts are counted by the course. */
export function pillValues(line: CartLine, vehicles: Vehicles): Values {
  switch (line.kind) {
    case "golf":
      return {
        time: line.time,
        players: String(line.players),
        carts: line.carts === undefined ? undefined : String(line.carts),
        callvan: line.callvan,
        ...(line.callvan !== "none" && carValues(line, vehicles)),
      };
    case "hotel":
      return {
        nights: String(daysBetween(line.checkIn, line.checkOut)),
        rooms: String(line.rooms),
        adults: String(line.adults),
        children: String(line.children),
      };
    case "callvan":
      return {
        time: line.time,
        people: String(line.people),
        golf_bags: String(line.golfBags ?? line.people),
        suitcases: String(line.suitcases ?? 0),
        trip: line.trip ?? "one_way",
        ...carValues(line, vehicles),
      };
    case "tournament":
      return { players: String(line.people) };
    case "caddy":
      return {};
  }
}

function carValues(line: LineOf<"golf"> | LineOf<"callvan">, vehicles: Vehicles): Values {
  return { vehicle: vehicleOf(line, vehicles), cars: String(carsOf(line, vehicles)) };
}
