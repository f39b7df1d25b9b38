import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import type { Bill } from "#app/domain/pricing/bill.ts";

export const CHANGE_STATUSES = ["HELD", "APPLIED", "ENDED"] as const;

/** A line as it is before a change, or as it will be after it. */
export type LineState = {
  readonly title: Localized;
  readonly detail: Localized;
  readonly usedOn: LocalDate;
  readonly endsOn: LocalDate | null;
  readonly tiers: readonly RefundTier[];
  readonly choice: CartLine;
  readonly bill: Bill;
  readonly travellers: readonly Traveller[];
  readonly needs: readonly StockNeed[];
  /** amount − coupon = card + points. */
  readonly amount: Won;
  readonly coupon: Won;
  readonly points: Won;
  readonly card: Won;
};

/** One line of a change: the one that was chosen, or one that goes along with it. */
export type ChangedLine = {
  readonly reservationId: string;
  readonly lineKey: string;
  readonly kind: LineKind;
  readonly before: LineState;
  readonly after: LineState;
  /** What the tier keeps of what is given up. */
  readonly feePercent: number;
  readonly fee: Won;
};

/** A line that cannot go along: it is cancelled by its own policy once the change is done. */
export type LeavingLine = {
  readonly reservationId: string;
  readonly idx: number;
  readonly title: Localized;
  readonly fee: Won;
  readonly refund: Won;
};

/** What a change does and costs, to the won, shown before it is confirmed. */
export type ChangePlan = {
  readonly lines: readonly ChangedLine[];
  readonly leaving: readonly LeavingLine[];
  readonly fee: Won;
  /** At most one of the two is not nothing. */
  readonly pay: Won;
  readonly refund: { readonly card: Won; readonly points: Won; readonly sum: Won };
};
