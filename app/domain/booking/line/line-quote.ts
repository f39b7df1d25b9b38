import type { CartLine } from "#app/domain/booking/cart-line.ts";
import type { QuotedLine } from "#app/domain/booking/quote.ts";
import type { ErrorCode } from "#app/domain/errors.ts";
import type { Won } from "#app/domain/money.ts";

/** What a line would cost if it were in the cart. */
export type AskedLine = {
  /** Of a round whose hour is taken, at the nearest that is free. */
  readonly line: CartLine;
  readonly total: Won;
  readonly notReady: QuotedLine["notReady"];
  /** What else is the matter with the line itself: too few seats, no car left. */
  readonly problem: ErrorCode | null;
};
