import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { QuotedLine } from "#app/domain/order/quote-types.ts";
import type { CartLine } from "./cart-line.ts";

/** The price of one line as if it were in the cart. */
export type LineQuote = {
  /** A round whose tee time is taken is quoted at the nearest free one. */
  readonly line: CartLine;
  readonly total: Won;
  readonly notReady: QuotedLine["notReady"];
  /** What else blocks the line itself: too few seats, no car left. */
  readonly problem: ErrorCode | null;
};
