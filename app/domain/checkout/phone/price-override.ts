import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { SellableLine } from "#app/domain/order/line/line-snapshot.ts";
import { billOfRows, billRow } from "#app/domain/pricing/bill.ts";

/** What the desk wants for a line instead of the shop's price, and why. */
export type WantedPrice = {
  readonly key: string;
  readonly amount: number;
  readonly reason: string;
};

/** A line that was sold at another price than the shop's. */
export type PriceOverride = {
  readonly key: string;
  readonly list: Won;
  readonly amount: Won;
  readonly reason: string;
};

const LEAST = 1_000;
/** More than this is a slip of the finger, not a price. */
const MOST_TIMES = 2;
export const MOST_REASON = 200;

export type OverrideMistake = { readonly key: string; readonly error: ErrorCode };

/** Implausible prices: below 1,000 won, above twice the shop's, without a reason, twice, or for no line. */
export function overrideMistakes(
  lines: readonly Pick<SellableLine, "key" | "amount">[],
  wanted: readonly WantedPrice[],
): OverrideMistake[] {
  const seen = new Set<string>();
  return wanted.flatMap(({ key, amount, reason }): OverrideMistake[] => {
    const line = lines.find((each) => each.key === key);
    if (!line || seen.has(key)) return [{ key, error: "common.bad_request" }];
    seen.add(key);
    if (!Number.isSafeInteger(amount)) return [{ key, error: "price.number" }];
    if (amount < LEAST) return [{ key, error: "price.too_low" }];
    if (amount > Math.max(LEAST, line.amount * MOST_TIMES)) {
      return [{ key, error: "phone.price_too_high" }];
    }
    const length = reason.trim().length;
    if (length === 0) return [{ key, error: "price.reason_required" }];
    return length > MOST_REASON ? [{ key, error: "record.too_long" }] : [];
  });
}

/** The lines at the desk's prices: the difference is a row of the bill, so that it still adds up. */
export function withOverrides(
  lines: readonly SellableLine[],
  wanted: readonly WantedPrice[],
): { readonly lines: SellableLine[]; readonly overrides: PriceOverride[] } {
  const overrides: PriceOverride[] = [];
  const priced = lines.map((line) => {
    const override = wanted.find(({ key }) => key === line.key);
    if (!override || override.amount === line.amount) return line;
    const amount = won(override.amount);
    overrides.push({ key: line.key, list: line.amount, amount, reason: override.reason.trim() });
    const row = billRow("override", 1, won(amount - line.amount));
    return { ...line, amount, bill: billOfRows([...line.bill.rows, row]) };
  });
  return { lines: priced, overrides };
}
