import type { CartPreview, PricedPill } from "#app/domain/checkout/cart/cart-lines.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { OrderFacts } from "#app/domain/order/check/order-facts.ts";
import type { Fix, OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { choicesOf } from "#app/domain/order/line/line-choices.ts";
import { editedLine } from "#app/domain/order/line/line-edit.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { Quote } from "#app/domain/order/quote-types.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import type { Bill } from "#app/domain/pricing/bill.ts";
import type { CartFacts } from "./facts.server.ts";
import type { Wanted } from "./facts-stays.server.ts";
import { priceLine } from "./price-line.server.ts";

/** What a line would cost instead of these; nothing where it is not available. */
type Pricer = (line: CartLine, insteadOf: readonly string[]) => { readonly bill: Bill } | undefined;

export type PreviewContext = {
  readonly quote: Quote;
  readonly current: readonly CartLine[];
  readonly price: Pricer;
};

export function pricer(current: readonly CartLine[], facts: CartFacts, now: Date): Pricer {
  const stays = linesOf(current, "hotel");
  const known = new Map<string, Wanted>();
  /** Rooms that the other lines want already. */
  function wantedBut(gone: readonly string[]): Wanted {
    const name = gone.join();
    const wanted: Wanted = known.get(name) ?? new Map();
    if (!known.has(name)) {
      const others = stays.filter((stay) => !gone.includes(lineKey(stay)));
      for (const stay of others) priceLine(stay, { facts, wanted, now });
      known.set(name, wanted);
    }
    return new Map(wanted);
  }
  return (line, insteadOf) => {
    const wanted = line.kind === "hotel" ? wantedBut(insteadOf) : new Map<string, number>();
    const { bill, notReady } = priceLine(line, { facts, wanted, now });
    return bill && !notReady ? { bill } : undefined;
  };
}

/** Every fix with its price difference; one that causes another issue is left out. */
export function pricedFixes({ quote, price }: PreviewContext): OrderIssue[] {
  const totals = new Map(quote.lines.map(({ key, total }) => [key, total]));
  const priced = (fix: Fix): Fix[] => {
    if (fix.type === "go") return [fix];
    const gone = [...new Set([...fix.remove, ...fix.put.map(lineKey)])];
    const coming = fix.put.map((line) => price(line, gone)?.bill.total);
    if (!coming.every((total) => total !== undefined)) return [];
    return [
      { ...fix, difference: won(sum(coming) - sum(gone.map((key) => totals.get(key) ?? 0))) },
    ];
  };
  return quote.issues.map((issue) => {
    const fixes = issue.fixes.flatMap(priced);
    return fixes.some(({ type }) => type === "change") ? { ...issue, fixes } : issue;
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** What every pill could say, at its price; a value that would replace another line of the cart is left out. */
export function pricedPills(
  { current, price }: PreviewContext,
  facts: OrderFacts,
): CartPreview["pills"] {
  const keys = new Set(current.map(lineKey));
  return Object.fromEntries(
    current.map((line) => {
      const lineId = lineKey(line);
      const pills = choicesOf(line, facts).map(({ pill, now, values }): PricedPill => {
        const choices = values.flatMap((value): { value: string; total: Won | null }[] => {
          const edited = value === now ? line : editedLine(line, pill, value, facts.vehicles);
          const key = lineKey(edited);
          if (key !== lineId && keys.has(key)) return [];
          return [{ value, total: price(edited, [lineId])?.bill.total ?? null }];
        });
        return { pill, now, choices };
      });
      return [lineId, pills];
    }),
  );
}
