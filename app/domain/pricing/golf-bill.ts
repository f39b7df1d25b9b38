import type { Won } from "../common/money.ts";
import { type Bill, billOfRows, billRow } from "./bill.ts";
import { type RideChoice, type RideFares, rideBill } from "./ride-bill.ts";
import type { Surcharge } from "./ride-surcharges.ts";
import { type CourseFees, cartsFor } from "./round-price.ts";

export type GolfChoice = {
  readonly players: number;
  /** Golf carts beyond what the course demands; left out, as many as it demands. */
  readonly carts?: number;
  /** Caddies not chosen by name, where the course does not demand them. */
  readonly caddies?: number;
};

export type GolfRide = {
  readonly fares: RideFares;
  readonly surcharges: readonly Surcharge[];
  readonly choice: Omit<RideChoice, "kind">;
};

/** How many carts are paid for: none where the price includes them, else at least as many as the course demands. */
export function paidCarts(fees: CourseFees, { players, carts = 0 }: GolfChoice): number {
  if (fees.includesCart) return 0;
  const demanded = fees.cartPolicy === "mandatory" ? cartsFor(players, fees.playersPerCart) : 0;
  return Math.max(demanded, carts);
}

/** One caddie for each golfer where the course demands it, else as many as are booked. */
export function paidCaddies(fees: CourseFees, { players, caddies = 0 }: GolfChoice): number {
  if (fees.includesCaddy) return 0;
  return fees.caddyPolicy === "mandatory" ? players : Math.min(caddies, players);
}

/** A round on a day, with the green fee of that date. */
export function golfBill(
  greenFee: Won,
  fees: CourseFees,
  choice: GolfChoice,
  ride?: GolfRide,
): Bill {
  const van = ride && rideBill(ride.fares, ride.surcharges, { ...ride.choice, kind: "round" });
  return billOfRows([
    billRow("green", choice.players, greenFee),
    billRow("cart", paidCarts(fees, choice), fees.cartFee),
    billRow("caddy", paidCaddies(fees, choice), fees.caddyFee),
    ...(van?.rows ?? []),
  ]);
}

/** A place in a tournament for each of those who play. */
export function entryBill(entryFee: Won, people: number): Bill {
  return billOfRows([billRow("entry", people, entryFee)]);
}
