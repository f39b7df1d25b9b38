import { AppError } from "#app/domain/errors.ts";
import type { Won } from "#app/domain/money.ts";
import type { OrderIssue } from "./order-issue.ts";

/** Somebody else was faster: which line it was. */
export class SoldOut extends AppError {
  readonly lineKey: string;
  constructor(lineKey: string) {
    super("order.sold_out");
    this.lineKey = lineKey;
  }
}

/** The rules block the order; each issue has its fixes. */
export class OrderBlocked extends AppError {
  readonly issues: readonly OrderIssue[];
  constructor(issues: readonly OrderIssue[]) {
    super("order.blocked");
    this.issues = issues;
  }
}

/** Nothing is charged at a price that nobody has seen. */
export class PriceChanged extends AppError {
  readonly total: Won;
  constructor(total: Won) {
    super("order.price_changed");
    this.total = total;
  }
}
