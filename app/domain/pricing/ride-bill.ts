import type { Won } from "../common/money.ts";
import { type Bill, billOfRows, billRow } from "./bill.ts";
import {
  quotedFare,
  type RideExtras,
  type RideTimes,
  SURCHARGE_CODES,
  type Surcharge,
  surchargeAmount,
  surchargeRow,
  surchargesDue,
} from "./ride-surcharges.ts";

export type RideFares = { readonly oneWayPrice: Won; readonly roundTripPrice: Won };

export type RideChoice = RideTimes &
  RideExtras & {
    readonly kind: "transfer" | "round";
    readonly trip: "one_way" | "round_trip";
    readonly cars: number;
    /** In percent of the route's price, which is that of the ordinary van. */
    readonly pricePercent: number;
  };

/** The ride of a callvan: the route's price for this kind of car, and what its hour, day and extras add. */
export function rideBill(
  fares: RideFares,
  surcharges: readonly Surcharge[],
  { kind, trip, cars, pricePercent, ...ride }: RideChoice,
): Bill {
  const fare = trip === "one_way" ? fares.oneWayPrice : fares.roundTripPrice;
  const car = { fare, pricePercent };
  const due = surchargesDue(kind, ride, ride);
  return billOfRows([
    billRow("ride", cars, quotedFare(fare, pricePercent)),
    ...SURCHARGE_CODES.map((code) =>
      billRow(surchargeRow(code), due[code] * cars, surchargeAmount(surcharges, code, car)),
    ),
  ]);
}
