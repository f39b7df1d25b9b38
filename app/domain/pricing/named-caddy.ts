import { type Won, won } from "../money.ts";
import type { CourseFees } from "./round-price.ts";

type CaddyFees = { readonly price: Won; readonly reservationFee: Won };

/** What a caddy asked for by name adds to a round: where its price has caddies in it, only the fee for the name. */
export function namedCaddyPrice(
  { price, reservationFee }: CaddyFees,
  { includesCaddy, caddyPolicy }: Pick<CourseFees, "includesCaddy" | "caddyPolicy">,
): Won {
  const isPaidFor = includesCaddy || caddyPolicy === "mandatory";
  return isPaidFor ? reservationFee : won(price + reservationFee);
}
