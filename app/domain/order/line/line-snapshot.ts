import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import type { Localized } from "#app/domain/common/language/languages.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { LineKind } from "#app/domain/common/product/product-kind.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import type { StockNeed } from "#app/domain/order/stock-need.ts";
import type { Bill } from "#app/domain/pricing/bill.ts";
import type { CartLine } from "./cart-line.ts";

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
