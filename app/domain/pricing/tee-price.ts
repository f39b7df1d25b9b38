import { type Won, won } from "../common/money.ts";

/** A difference from the day's green fee for the tee times from `from` until before `to`. */
export type TimeRate = { readonly from: string; readonly to: string; readonly amount: number };

type TeeFee = {
  readonly dayFee: Won;
  readonly timeRates: readonly TimeRate[];
  /** What staff set for this tee time on this day. */
  readonly own?: Won | undefined;
  readonly time: string;
};

/** The green fee of a tee time: its own price, or the day's with the difference of its hour. */
export function teeGreenFee({ dayFee, timeRates, own, time }: TeeFee): Won {
  if (own !== undefined) return own;
  const hour = time.slice(0, 5);
  const rate = timeRates.find(({ from, to }) => from <= hour && hour < to);
  // A day that was made very cheap is not sold for nothing.
  return rate ? won(Math.max(1000, dayFee + rate.amount)) : dayFee;
}

export type TeeSheet = {
  readonly first: string;
  readonly last: string;
  readonly intervalMinutes: number;
};

/** Every tee time of a day, as `HH:MM`. */
export function teeSheet({ first, last, intervalMinutes }: TeeSheet): string[] {
  const times: string[] = [];
  const until = minutesOf(last);
  for (let at = minutesOf(first); at <= until; at += intervalMinutes) times.push(clock(at));
  return times;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
