import { type Won, won } from "#app/domain/common/money.ts";

type Booked = {
  /** What the author's round costs with carts and caddies; the van is a line of its own, and stays the author's. */
  readonly amount: Won;
  /** For how many it was booked. */
  readonly players: number;
};

/** A seat costs as much as each player of the booked round, rounded down: nobody pays more than their part. */
export function shareOf({ amount, players }: Booked): Won {
  return won(Math.floor(amount / players));
}
