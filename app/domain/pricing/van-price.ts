import type { Won } from "../common/money.ts";
import { rideBill } from "./ride-bill.ts";
import { minutesOf } from "./tee-price.ts";

export const VAN_TRIPS = ["one_way", "round_trip"] as const;

export type VanRoute = {
  readonly oneWayPrice: Won;
  readonly roundTripPrice: Won;
  readonly driveMinutes: number;
};

export type VanVehicle = {
  readonly name: string;
  readonly maxGolfersWithBags: number;
  readonly pricePercent: number;
};

/** What is added: a percentage on peak days, a sum before dawn. */
export type VanSurcharges = { readonly peakPercent: number; readonly early: Won };

type Ride = {
  readonly players: number;
  readonly isPeak: boolean;
  /** The time of the tee-off; unknown until one is chosen. */
  readonly time: string | undefined;
};

export type VanQuote = {
  readonly vehicle: string;
  readonly cars: number;
  readonly pickUp: string | undefined;
  readonly prices: Readonly<Record<VanTrip, Won>>;
};

/** How long before tee-off golfers should be there. */
const CHECK_IN_MINUTES = 60;

/** The smallest car that takes the party with its bags; a large party rides in several. */
export function vanQuote(
  route: VanRoute,
  vehicles: readonly VanVehicle[],
  surcharges: VanSurcharges,
  { players, isPeak, time }: Ride,
): VanQuote | undefined {
  const bySize = vehicles.toSorted((a, b) => a.maxGolfersWithBags - b.maxGolfersWithBags);
  const vehicle = bySize.find((each) => each.maxGolfersWithBags >= players) ?? bySize.at(-1);
  if (!vehicle) return undefined;
  const cars = Math.ceil(players / vehicle.maxGolfersWithBags);
  const pickUp = time && pickUpTime(time, route.driveMinutes);
  const added = [
    { code: "PEAK", amount: null, percent: surcharges.peakPercent },
    { code: "EARLY", amount: surcharges.early, percent: null },
  ];
  const { pricePercent } = vehicle;
  const priceOf = (trip: VanTrip) =>
    rideBill(route, added, { kind: "round", trip, cars, pricePercent, pickUp, isPeak }).total;
  return {
    vehicle: vehicle.name,
    cars,
    pickUp,
    prices: { one_way: priceOf("one_way"), round_trip: priceOf("round_trip") },
  };
}

/** Tee-off less an hour to check in, less the drive; possibly on the evening before. */
export function pickUpTime(teeOff: string, driveMinutes: number): string {
  const minutes = (minutesOf(teeOff) - CHECK_IN_MINUTES - driveMinutes + 1440) % 1440;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export type VanTrip = (typeof VAN_TRIPS)[number];
