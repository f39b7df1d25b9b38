import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { Bill, BillCode } from "#app/domain/pricing/bill.ts";
import { type CostKind, isBelowMargin, marginPercent } from "#app/domain/pricing/desk/margin.ts";

/** The rows of a bill whose net cost is known by kind; a tip or a ride has none. */
const COST_OF_ROW: Partial<Record<BillCode, CostKind>> = {
  green: "green",
  cart: "cart",
  caddy: "caddy",
  room: "room",
};

/** What one unit of a kind costs us on a day, in won; undefined until entered. */
export type NetOn = (kind: CostKind, day: LocalDate) => number | undefined;

/** What a bill costs us; undefined where a part of it is unknown. */
export function netOfBill(bill: Bill, usedOn: LocalDate, netOn: NetOn): number | undefined {
  let net = 0;
  for (const { code, count, on } of bill.rows) {
    if (code === "override") continue;
    const kind = COST_OF_ROW[code];
    const each = kind && netOn(kind, on ?? usedOn);
    if (each === undefined) return undefined;
    net += each * count;
  }
  return net;
}

export type BillMargin = { readonly percent: number; readonly isLow: boolean };

export function billMargin(amount: Won, net: number | undefined, limit: number): BillMargin | null {
  if (net === undefined || amount <= 0) return null;
  return { percent: marginPercent(amount, net), isLow: isBelowMargin(amount, net, limit) };
}

type SoldLine = {
  readonly paid: Won;
  readonly net: number | undefined;
  readonly limitPercent: number;
};

/** The margin of sold lines, counted from those of known cost; null where none is. */
export function soldMargin(lines: readonly SoldLine[]): BillMargin | null {
  let [paid, net] = [0, 0];
  const known = lines.filter((line) => line.net !== undefined);
  for (const line of known) {
    paid += line.paid;
    net += line.net ?? 0;
  }
  return known[0] ? billMargin(won(paid), net, known[0].limitPercent) : null;
}
