import { type Won, won } from "../common/money.ts";
import { type Bill, billOfRows, billRow } from "./bill.ts";
import type { CourseFees } from "./round-price.ts";

type CaddyFees = { readonly price: Won; readonly reservationFee: Won };
type CaddyCourse = Pick<CourseFees, "includesCaddy" | "caddyPolicy">;

/** What a caddy booked by name adds to a round: where the round includes caddies, only the reservation fee. */
export function namedCaddyPrice(caddy: CaddyFees, course: CaddyCourse): Won {
  return caddyBill(caddy, course).total;
}

export function caddyBill(
  { price, reservationFee }: CaddyFees,
  { includesCaddy, caddyPolicy }: CaddyCourse,
): Bill {
  const isPaidFor = includesCaddy || caddyPolicy === "mandatory";
  return billOfRows([
    billRow("caddy", 1, isPaidFor ? won(0) : price),
    billRow("caddy_name", 1, reservationFee),
  ]);
}
