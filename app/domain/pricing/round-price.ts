import { type Won, won } from "../common/money.ts";
import { type Bill, billOfRows, billRow } from "./bill.ts";

/** What a course charges besides the green fee. */
export type CourseFees = {
  readonly caddyFee: Won;
  readonly cartFee: Won;
  readonly playersPerCart: number;
  readonly includesCaddy: boolean;
  readonly includesCart: boolean;
  readonly caddyPolicy: "mandatory" | "optional";
  readonly cartPolicy: "mandatory" | "optional";
};

/** The fees of a day that differ from those of its course. */
export type DayFees = { readonly cartFee: Won | null; readonly caddyFee: Won | null };

/** What a course charges on a day. */
export function feesOnDay<Fees extends Pick<CourseFees, "cartFee" | "caddyFee">>(
  fees: Fees,
  { cartFee, caddyFee }: DayFees,
): Fees {
  return { ...fees, cartFee: cartFee ?? fees.cartFee, caddyFee: caddyFee ?? fees.caddyFee };
}

export type RoundPrice = {
  readonly green: Won;
  readonly cart: Won;
  readonly caddy: Won;
  readonly total: Won;
  readonly perGolfer: Won;
};

export function cartsFor(players: number, playersPerCart: number): number {
  return Math.ceil(players / playersPerCart);
}

/** The whole round for a party: green fees and the mandatory cart and caddie fees. */
export function roundPrice(greenFee: Won, fees: CourseFees, players: number): RoundPrice {
  const green = won(greenFee * players);
  const cart =
    fees.includesCart || fees.cartPolicy === "optional"
      ? won(0)
      : won(fees.cartFee * cartsFor(players, fees.playersPerCart));
  const caddy =
    fees.includesCaddy || fees.caddyPolicy === "optional" ? won(0) : won(fees.caddyFee * players);
  const total = won(green + cart + caddy);
  return { green, cart, caddy, total, perGolfer: won(Math.ceil(total / players)) };
}

type CaddieFees = { readonly price: Won; readonly reservationFee: Won };
type CaddieCourse = Pick<CourseFees, "includesCaddy" | "caddyPolicy">;

/** What a caddie booked by name adds to a round: where the round includes caddies, only the reservation fee. */
export function namedCaddiePrice(caddie: CaddieFees, course: CaddieCourse): Won {
  return caddieBill(caddie, course).total;
}

export function caddieBill(
  { price, reservationFee }: CaddieFees,
  { includesCaddy, caddyPolicy }: CaddieCourse,
): Bill {
  const isPaidFor = includesCaddy || caddyPolicy === "mandatory";
  return billOfRows([
    billRow("caddy", 1, isPaidFor ? won(0) : price),
    billRow("caddy_name", 1, reservationFee),
  ]);
}
