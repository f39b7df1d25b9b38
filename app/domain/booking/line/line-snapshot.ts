import type { CartLine } from "#app/domain/booking/cart/cart-line.ts";
import type { Traveller } from "#app/domain/booking/people/traveller.ts";
import type { StockNeed } from "#app/domain/booking/stock-need.ts";
import type { LocalDate } from "#app/domain/date/local-date.ts";
import type { Localized } from "#app/domain/locale.ts";
import type { Won } from "#app/domain/money.ts";
import type { Bill } from "#app/domain/pricing/bill.ts";
import type { RefundTier } from "#app/domain/reservation/refund/refund.ts";
import type { LineKind } from "./line-kind.ts";

/** A priced line of a quote as it can be ordered now: its texts, price, refund policy and stock needs. */
export type SellableLine = {
  readonly key: string;
  readonly kind: LineKind;
  readonly productId: string;
  readonly title: Localized;
  readonly detail: Localized;
  readonly usedOn: LocalDate;
  readonly endsOn: LocalDate | null;
  readonly zone: string;
  readonly booking: "instant" | "request";
  readonly tiers: readonly RefundTier[];
  /** Key of the round that it is cancelled with. */
  readonly parentLine: string | undefined;
  readonly choice: CartLine;
  readonly bill: Bill;
  readonly amount: Won;
  readonly needs: readonly StockNeed[];
};

/** A sellable line as it was ordered, with its part of the discounts. */
export type LineSnapshot = SellableLine & {
  readonly coupon: Won;
  readonly points: Won;
  readonly card: Won;
  readonly travellers: readonly Traveller[];
};
