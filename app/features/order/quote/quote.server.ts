import type { Database } from "#app/db/client.server.ts";
import { AppError, type ErrorCode } from "#app/domain/common/errors/errors.ts";
import { sumWon, won } from "#app/domain/common/money.ts";
import { type OrderLine, orderLines, vanKey } from "#app/domain/order/check/order-line.ts";
import { validateOrder } from "#app/domain/order/check/validate-order.ts";
import { priceChanges, repriced } from "#app/domain/order/line/bill-of-line.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { LineQuote, Quote, QuotedLine } from "#app/domain/order/quote-types.ts";
import type { Freed } from "#app/features/pricing/stock/member-holds.server.ts";
import { type CartFacts, loadFacts, orderFacts, roundsAround } from "./facts.server.ts";
import { carIssues } from "./line-cars.server.ts";
import { sellableLine } from "./line-sellable.server.ts";
import { type PricedLine, priceLine } from "./price-line.server.ts";

/** Prices a cart as of now and checks it by the rules of an order; the price a line carries is only compared. */
export async function quoteCart(
  db: Database,
  lines: readonly CartLine[],
  now: Date,
  buyerId?: string,
): Promise<Quote> {
  const requested = withoutDuplicates(lines);
  if (requested.length === 0) return EMPTY_QUOTE;
  return quoteOf(requested, await loadFacts(db, requested, buyerId), now);
}

/** The same with the days around its rounds: where a day is full, other days can be named. */
export async function quoteAround(
  db: Database,
  lines: readonly CartLine[],
  now: Date,
  buyerId: string,
): Promise<Quote> {
  const requested = withoutDuplicates(lines);
  const around = roundsAround(requested);
  return quoteOf(requested, await loadFacts(db, requested, buyerId, { around }), now);
}

/** The same for lines that take the place of paid ones: what those hold counts as free. */
export async function quoteInstead(
  db: Database,
  lines: readonly CartLine[],
  now: Date,
  freed: readonly Freed[],
): Promise<Quote & { readonly facts: CartFacts }> {
  const facts = await loadFacts(db, lines, undefined, { freed });
  return { ...quoteOf(withoutDuplicates(lines), facts, now), facts };
}

export const EMPTY_QUOTE: Quote = { lines: [], issues: [], total: won(0) };

export function withoutDuplicates(lines: readonly CartLine[]): CartLine[] {
  return [...new Map(lines.map((line) => [lineKey(line), line])).values()];
}

/** Quotes a cart from facts that are loaded already. */
export function quoteOf(requested: readonly CartLine[], facts: CartFacts, now: Date): Quote {
  const wanted = new Map<string, number>();
  const priced = requested.map((line) => priceLine(line, { facts, wanted, now }));
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
  priced: readonly PricedLine[],
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
    const parts = [byKey.get(key), byKey.get(vanKey(key))].filter((order) => order !== undefined);
    return {
      key,
      line,
      sellable: bill ? sellableLines(parts, { line, bill, lines: current, facts, now }) : [],
      total: bill?.total ?? won(0),
      changes: bill ? priceChanges(before, bill) : [],
      notReady,
    };
  });
}

/** A round and its van are sold together or not at all. */
function sellableLines(
  parts: readonly OrderLine[],
  context: Omit<Parameters<typeof sellableLine>[0], "order">,
): QuotedLine["sellable"] {
  const sellable = parts.map((order) => sellableLine({ ...context, order }));
  return sellable.every((part) => part !== undefined) ? sellable : [];
}

/** Issues about the rest of the cart, which this quote does not include. */
const ABOUT_OTHERS: ReadonlySet<ErrorCode> = new Set([
  "cart.caddy_needs_course",
  "reservation.date_not_ready",
]);

/** The price of one line, or of the round at the nearest free hour; no stock is taken. */
export async function quoteLine(db: Database, line: CartLine, now: Date): Promise<LineQuote> {
  const { quote, nearest } = await quoteAlone(db, line, now);
  return quote.notReady && nearest ? (await quoteAlone(db, nearest, now)).quote : quote;
}

async function quoteAlone(db: Database, line: CartLine, now: Date) {
  const { lines, issues } = await quoteCart(db, [line], now);
  const [quoted] = lines;
  if (!quoted || quoted.notReady === "gone") throw new AppError("common.not_found");
  const blocking = issues.filter(({ level }) => level === "blocking");
  const other = blocking
    .flatMap(({ fixes }) => fixes)
    .find(({ action }) => action === "change_time");
  const quote: LineQuote = {
    line: quoted.line,
    total: quoted.total,
    notReady: quoted.notReady,
    problem: blocking.find(({ code }) => !ABOUT_OTHERS.has(code))?.code ?? null,
  };
  return { quote, nearest: other?.type === "change" ? other.put[0] : undefined };
}
