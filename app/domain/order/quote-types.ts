import type { DayState } from "#app/domain/catalog/sale/sale-month.ts";
import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { PriceChange } from "#app/domain/order/line/bill-of-line.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { SellableLine } from "#app/domain/order/line/line-snapshot.ts";
import type { Won } from "../common/money.ts";

/** One line of a cart at today's price. */
export type QuotedLine = {
  readonly key: string;
  /** With the price it has now. */
  readonly line: CartLine;
  /** Its lines in an order: the round, and its van as a second one. Empty where it cannot be sold. */
  readonly sellable: readonly SellableLine[];
  readonly total: Won;
  /** Price changes since it was added. */
  readonly changes: readonly PriceChange[];
  /** Why it cannot be had. */
  readonly notReady: Exclude<DayState, "open"> | "gone" | null;
};

/** A cart, priced again and checked by the rules of an order. */
export type Quote = {
  readonly lines: readonly QuotedLine[];
  readonly issues: readonly OrderIssue[];
  readonly total: Won;
};

/** The price of one line as if it were in the cart. */
export type LineQuote = {
  /** A round whose tee time is taken is quoted at the nearest free one. */
  readonly line: CartLine;
  readonly total: Won;
  readonly notReady: QuotedLine["notReady"];
  /** What else blocks the line itself: too few seats, no car left. */
  readonly problem: ErrorCode | null;
};
