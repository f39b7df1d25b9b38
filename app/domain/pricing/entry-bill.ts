import type { Won } from "../common/money.ts";
import { type Bill, billOfRows, billRow } from "./bill.ts";

/** A place in a tournament for each of those who play. */
export function entryBill(entryFee: Won, people: number): Bill {
  return billOfRows([billRow("entry", people, entryFee)]);
}
