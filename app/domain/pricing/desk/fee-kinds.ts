import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Won } from "#app/domain/common/money.ts";

export const FEE_KINDS = ["cart", "caddy"] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** A fee from a day on, until the next period. */
export type FeePeriod = {
  readonly fee: FeeKind;
  readonly startsOn: LocalDate;
  readonly amount: Won;
};
