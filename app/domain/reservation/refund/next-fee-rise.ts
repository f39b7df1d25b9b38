import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CancelPlan } from "./order-refund.ts";

export type NextFeeRise = {
  /** Whose fee rises. */
  readonly key: string;
  /** From midnight at the venue on. */
  readonly day: LocalDate;
  readonly feePercent: number;
};

/** Which fee of a cancel rises first, and to what; where several do at once, the one that costs most. */
export function nextFeeRise({ lines }: Pick<CancelPlan, "lines">): NextFeeRise | null {
  const rises = lines.flatMap(({ key, refund, feeRise }) =>
    feeRise ? [{ key, ...feeRise, lost: refund - feeRise.refund }] : [],
  );
  const [first] = rises.toSorted((a, b) => a.at.getTime() - b.at.getTime() || b.lost - a.lost);
  return first ? { key: first.key, day: first.day, feePercent: first.feePercent } : null;
}
