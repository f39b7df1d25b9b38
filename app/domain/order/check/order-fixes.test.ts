import fc from "fast-check";
import { expect, test } from "vitest";
import { ERROR_STATUS } from "#app/domain/common/errors/errors.ts";
import { type CartLine, MAX_LINES } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { anyOrder, worldFacts as facts } from "#tests/support/order/random-order.ts";
import { ride } from "#tests/support/order/sample-lines.ts";
import { applyFix, type ChangeFix, FIX_ACTIONS, type OrderIssue } from "./order-issue.ts";
import { isBlocked, validateOrder } from "./validate-order.ts";

test("an order holds fifty lines, and the fix removes the last", () => {
  const lines = Array.from({ length: MAX_LINES + 2 }, (_, index) => ({
    ...ride,
    routeId: `r-${index}`,
  }));
  const [issue] = validateOrder(lines, facts);
  expect(issue).toMatchObject({
    code: "order.too_many_lines",
    lines: [51, 52].map((n) => `callvan:r-${n - 1}:2027-01-11`),
  });
  expect(applyFix(lines, fixesOf(issue)[0] as ChangeFix)).toHaveLength(MAX_LINES);
});

function fixesOf(issue: OrderIssue | undefined): ChangeFix[] {
  return issue?.fixes.filter((fix): fix is ChangeFix => fix.type === "change") ?? [];
}

/** The same issue again, about what is left of its lines and their replacements. */
function persists(issue: OrderIssue, fix: ChangeFix, after: readonly OrderIssue[]): boolean {
  const mine = new Set([
    ...issue.lines.filter((key) => !fix.remove.includes(key)),
    ...fix.put.map(lineKey),
  ]);
  return after.some(
    ({ code, lines }) => code === issue.code && lines.every((key) => mine.has(key)),
  );
}

test("every issue has a name in the catalogue, is about lines of the order, and has a fix", () => {
  fc.assert(
    fc.property(anyOrder, (lines) => {
      const keys = new Set(lines.map(lineKey));
      for (const issue of validateOrder(lines, facts)) {
        expect(Object.hasOwn(ERROR_STATUS, issue.code)).toBe(true);
        expect(issue.lines.length > 0 && issue.lines.every((key) => keys.has(key))).toBe(true);
        expect(fixesOf(issue).length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 400 },
  );
});

test("every fix really removes its issue", () => {
  fc.assert(
    fc.property(anyOrder, (lines) => {
      for (const issue of validateOrder(lines, facts)) {
        for (const fix of fixesOf(issue)) {
          const after = validateOrder(applyFix(lines, fix), facts);
          expect([issue.code, fix.action, persists(issue, fix, after)]).toEqual([
            issue.code,
            fix.action,
            false,
          ]);
        }
      }
    }),
    { numRuns: 600 },
  );
});

test("always taking the first fix ends at an order that can be paid", () => {
  fc.assert(
    fc.property(anyOrder, (start) => {
      let lines: readonly CartLine[] = start;
      for (let taps = 0; taps < 60; taps++) {
        const [issue] = validateOrder(lines, facts);
        const [fix] = fixesOf(issue);
        if (!issue || issue.level === "warning" || !fix) break;
        lines = applyFix(lines, fix);
      }
      expect(isBlocked(validateOrder(lines, facts))).toBe(false);
    }),
    { numRuns: 600 },
  );
});

test("the tried orders reach every rule and every fix", () => {
  const orders = fc.sample(anyOrder, { numRuns: 3000, seed: 5 });
  const issues = orders.flatMap((lines) => validateOrder(lines, facts));
  const tried = new Set(
    issues.flatMap(({ code, fixes }) => [code, ...fixes.map(({ action }) => action)]),
  );
  const rules = Object.keys(ERROR_STATUS).filter((code) => code.startsWith("order."));
  const reached = [
    ...rules,
    "cart.caddy_needs_course",
    "reservation.date_not_ready",
    ...FIX_ACTIONS,
  ];
  // Fifty lines are tried by a test of their own; the rest is said of an order that is being placed.
  const beyond = [
    "order.too_many_lines",
    "remove_last",
    "order.blocked",
    "order.being_paid",
    "order.empty",
    "order.entry_twice",
    "order.hold_lost",
    "order.not_open",
    "order.paid_already",
    "order.payments_open",
    "order.price_changed",
    "order.sold_out",
  ];
  expect(reached.filter((name) => !tried.has(name as never) && !beyond.includes(name))).toEqual([]);
});
