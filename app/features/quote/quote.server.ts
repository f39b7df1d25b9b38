import type { Database } from "#app/db/client.server.ts";
import type { CartLine } from "#app/domain/booking/cart-line.ts";
import { priceChanges, repriced } from "#app/domain/booking/line/line-bill.ts";
import { lineKey } from "#app/domain/booking/line/line-facts.ts";
import { type OrderLine, orderLines, vanKey } from "#app/domain/booking/order-line.ts";
import type { Quote, QuotedLine } from "#app/domain/booking/quote.ts";
import { validateOrder } from "#app/domain/booking/validate-order.ts";
import { sumWon, won } from "#app/domain/money.ts";
import { type CartFacts, loadFacts, orderFacts } from "./facts.server.ts";
import { carIssues } from "./line-cars.server.ts";
import { type Priced, priceLine } from "./line-price.server.ts";
import { offerOf } from "./line-sellable.server.ts";

/** A cart at the prices of now, checked by the rules of an order. What a line says it costs is only compared. */
export async function quoteCart(
  db: Database,
  lines: readonly CartLine[],
  now: Date,
  buyerId?: string,
): Promise<Quote> {
  const asked = eachOnce(lines);
  if (asked.length === 0) return NOTHING;
  return quoteOf(asked, await loadFacts(db, asked, buyerId), now);
}

export const NOTHING: Quote = { lines: [], issues: [], total: won(0) };

export function eachOnce(lines: readonly CartLine[]): CartLine[] {
  return [...new Map(lines.map((line) => [lineKey(line), line])).values()];
}

/** The same, where the facts are known. */
export function quoteOf(asked: readonly CartLine[], facts: CartFacts, now: Date): Quote {
  const wanted = new Map<string, number>();
  const priced = asked.map((line) => priceLine(line, { facts, wanted, now }));
  const current = priced.map(({ line, bill }) => (bill ? repriced(line, bill) : line));
  const quoted = quotedLines(priced, current, { facts, now });
  const issues = [
    ...validateOrder(current, orderFacts(current, facts, quoted, now)),
    ...carIssues(quoted, facts),
  ];
  return {
    lines: quoted,
    issues: issues.toSorted((a, b) => rank(a) - rank(b)),
    total: sumWon(quoted.map(({ total }) => total)),
  };
}

function rank({ level }: Quote["issues"][number]): number {
  return level === "blocking" ? 0 : 1;
}

function quotedLines(
  priced: readonly Priced[],
  current: readonly CartLine[],
  { facts, now }: { readonly facts: CartFacts; readonly now: Date },
): QuotedLine[] {
  const { routes } = facts.rides;
  const courseOf = (routeId: string) => routes.find(({ id }) => id === routeId)?.courseId;
  const ordered = orderLines(current, (routeId) => courseOf(routeId) ?? undefined);
  const byKey = new Map(ordered.map((order) => [order.key, order]));
  return priced.map(({ line: before, bill, notReady }, index) => {
    const line = current[index] ?? before;
    const key = lineKey(line);
    const own = [byKey.get(key), byKey.get(vanKey(key))].filter((order) => order !== undefined);
    return {
      key,
      line,
      offers: bill ? offersOf(own, { line, bill, lines: current, facts, now }) : [],
      total: bill?.total ?? won(0),
      changes: bill ? priceChanges(before, bill) : [],
      notReady,
    };
  });
}

/** A line is offered whole or not at all. */
function offersOf(
  own: readonly OrderLine[],
  about: Omit<Parameters<typeof offerOf>[0], "order">,
): QuotedLine["offers"] {
  const offers = own.map((order) => offerOf({ ...about, order }));
  return offers.every((offer) => offer !== undefined) ? offers : [];
}
