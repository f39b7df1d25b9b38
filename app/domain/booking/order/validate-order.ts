import type { CartLine } from "#app/domain/booking/cart/cart-line.ts";
import { caddyIssues, tooManyCaddies } from "#app/domain/booking/rules/caddy-rules.ts";
import { entryIssues, limitIssues, readyIssues } from "#app/domain/booking/rules/limit-rules.ts";
import { rideIssues } from "#app/domain/booking/rules/ride-rules.ts";
import { gapIssues, partyIssues } from "#app/domain/booking/rules/round-rules.ts";
import { roomIssues, stayWarnings } from "#app/domain/booking/rules/stay-rules.ts";
import type { OrderFacts } from "./order-facts.ts";
import type { OrderIssue } from "./order-issue.ts";

/** Those whose issues block come first: only the last rule warns. */
const RULES: readonly ((lines: readonly CartLine[], facts: OrderFacts) => OrderIssue[])[] = [
  limitIssues,
  readyIssues,
  partyIssues,
  gapIssues,
  caddyIssues,
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
