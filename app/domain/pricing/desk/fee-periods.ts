import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { Won } from "#app/domain/money.ts";

export const FEE_KINDS = ["cart", "caddy"] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** A fee from a day on, until the next period. */
export type FeePeriod = {
  readonly fee: FeeKind;
  readonly startsOn: LocalDate;
  readonly amount: Won;
};

/** What the periods say about a day; null where the fee of the course holds. */
export function periodFee(periods: readonly FeePeriod[], fee: FeeKind, day: LocalDate): Won | null {
  const begun = periods.filter((period) => period.fee === fee && period.startsOn <= day);
  const last = begun.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn)).at(-1);
  return last?.amount ?? null;
}
