import type { ErrorCode } from "../errors.ts";
import type { Won } from "../money.ts";
import type { CartLine } from "./cart-line.ts";
import type { QuotedLine } from "./quote.ts";

/** What a line would cost if it were in the cart. */
export type AskedLine = {
  /** Of a round whose hour is taken, at the nearest that is free. */
  readonly line: CartLine;
  readonly total: Won;
  readonly notReady: QuotedLine["notReady"];
  /** What else is the matter with the line itself: too few seats, no car left. */
  readonly problem: ErrorCode | null;
};
