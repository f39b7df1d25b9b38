import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { sumWon, type Won, won } from "../common/money.ts";

/** What a row of a bill is for; the message key of its name. */
export const BILL_CODES = [
  "green",
  "cart",
  "caddy",
  "caddy_name",
  "room",
  "extra_bed",
  "child",
  "ride",
  "ride_peak",
  "ride_early",
  "ride_late",
  "ride_area",
  "ride_wait",
  "ride_stop",
  "entry",
  /** For a partner post: the share of the round. */
  "seat",
  /** What the desk took off, or added, on the telephone. */
  "override",
] as const;
export type BillCode = (typeof BILL_CODES)[number];

export type BillRow = {
  readonly code: BillCode;
  readonly count: number;
  readonly each: Won;
  readonly amount: Won;
  /** The date of a night: each may have its own price. */
  readonly on?: LocalDate;
};

/** Rows that add up to the total, in whole won. */
export type Bill = { readonly rows: readonly BillRow[]; readonly total: Won };

export function billRow(code: BillCode, count: number, each: Won, on?: LocalDate): BillRow {
  const row = { code, count, each, amount: won(count * each) };
  return on ? { ...row, on } : row;
}

/** A row that costs nothing is left out. */
export function billOfRows(rows: readonly BillRow[]): Bill {
  const charged = rows.filter(({ amount }) => amount !== 0);
  return { rows: charged, total: sumWon(charged.map(({ amount }) => amount)) };
}

/** The sum of the rows with these codes. */
export function billPart({ rows }: Bill, codes: readonly BillCode[]): Won {
  return sumWon(rows.filter(({ code }) => codes.includes(code)).map(({ amount }) => amount));
}
