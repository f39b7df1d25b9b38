import { AppError } from "#app/domain/common/errors/errors.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { FreeTime } from "#app/domain/order/nearest-times.ts";
import type { OrderIssue } from "./order-issue.ts";

/** Another buyer was faster: which line it was, and which hours are free around it. */
export class SoldOut extends AppError {
  readonly lineKey: string;
  readonly times: readonly FreeTime[];
  constructor(lineKey: string, times: readonly FreeTime[] = []) {
    super("order.sold_out");
    this.lineKey = lineKey;
    this.times = times;
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

/** Refuses to charge a price that the buyer has not seen. */
export class PriceChanged extends AppError {
  readonly total: Won;
  constructor(total: Won) {
    super("order.price_changed");
    this.total = total;
  }
}
