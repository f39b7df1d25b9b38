import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { caddieIssues, tooManyCaddies } from "#app/domain/order/rules/caddie-rules.ts";
import { entryIssues, limitIssues, readyIssues } from "#app/domain/order/rules/limit-rules.ts";
import { rideIssues } from "#app/domain/order/rules/ride-rules.ts";
import { gapIssues, partyIssues } from "#app/domain/order/rules/round-rules.ts";
import { roomIssues, stayWarnings } from "#app/domain/order/rules/stay-rules.ts";
import type { OrderFacts } from "./order-facts.ts";
import type { OrderIssue } from "./order-issue.ts";
import { vanKey } from "./order-line.ts";

/** Those whose issues block come first: only the last rule warns. */
const RULES: readonly ((lines: readonly CartLine[], facts: OrderFacts) => OrderIssue[])[] = [
  limitIssues,
  readyIssues,
  partyIssues,
  gapIssues,
  caddieIssues,
  tooManyCaddies,
  rideIssues,
  roomIssues,
  entryIssues,
  stayWarnings,
];

/** Everything that is wrong with an order, blocking issues first; each with its fixes. */
export function validateOrder(lines: readonly CartLine[], facts: OrderFacts): OrderIssue[] {
  return RULES.flatMap((rule) => rule(lines, facts));
}

export function isBlocked(issues: readonly OrderIssue[]): boolean {
  return issues.some(({ level }) => level === "blocking");
}

/** Taken by another buyer: a car, a caddie, the places of a tournament. */
const SOLD_OUT: ReadonlySet<ErrorCode> = new Set([
  "order.sold_out",
  "order.caddy_taken",
  "order.entry_full",
]);

/** The first sold-out line, or the van of a round; reported first even if other issues block the order. */
export function soldOutLine(issues: readonly OrderIssue[]): string | undefined {
  const found = issues.find(
    ({ code, values }) =>
      SOLD_OUT.has(code) || (code === "reservation.date_not_ready" && values?.why === "sold_out"),
  );
  const key = found?.lines[0];
  return key?.startsWith("golf:") && found?.code === "order.sold_out" ? vanKey(key) : key;
}
