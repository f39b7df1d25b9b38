import type { CartPreview, PricedPill } from "#app/domain/checkout/cart/cart-lines.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { sumWon, type Won } from "#app/domain/common/money.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { PriceChange } from "#app/domain/order/line/bill-of-line.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineDay, lineKey } from "#app/domain/order/line/line-facts.ts";
import type { QuotedLine } from "#app/domain/order/quote-types.ts";
import { caddiesOf } from "#app/domain/order/rounds-of.ts";
import type { BillRow } from "#app/domain/pricing/bill.ts";

/** A line as the page shows it. */
export type ShownLine = {
  readonly key: string;
  readonly line: CartLine;
  readonly total: Won;
  readonly rows: readonly BillRow[];
  readonly changes: readonly PriceChange[];
  readonly notReady: QuotedLine["notReady"];
  /** The last day of free cancellation. */
  readonly freeUntil: LocalDate | null;
  /** What can be changed, with the price of each choice. */
  readonly pills: readonly PricedPill[];
  /** Pick-up time of the van of a round. */
  readonly pickUp: string | null;
};

export function shownLines({ quote, pills, pickUps }: CartPreview): ShownLine[] {
  return quote.lines.map(({ key, line, total, sellable, changes, notReady }) => ({
    key,
    line,
    total,
    rows: sellable.flatMap(({ bill }) => bill.rows),
    changes,
    notReady,
    freeUntil: earliest(
      sellable.map(({ tiers, usedOn }) => {
        const free = tiers.find(({ feePercent }) => feePercent === 0);
        return free ? addDays(usedOn, -free.daysBefore) : null;
      }),
    ),
    pills: pills[key] ?? [],
    pickUp: pickUps[key] ?? null,
  }));
}

/** Null where one of them is never free. */
export function earliest(days: readonly (LocalDate | null)[]): LocalDate | null {
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? (known.toSorted()[0] ?? null) : null;
}

/** A round with its caddies, or a single line. */
export type Stop = { readonly head: ShownLine; readonly caddies: readonly ShownLine[] };

/** The lines by day and time, with caddies under their round. */
export function tripDays(lines: readonly ShownLine[]): (readonly [LocalDate, readonly Stop[]])[] {
  const cart = lines.map(({ line }) => line);
  const byKey = new Map(lines.map((shown) => [shown.key, shown]));
  const nested = new Set<string>();
  const caddiesUnder = (round: LineOf<"golf">) =>
    caddiesOf(round, cart).flatMap((caddie) => byKey.get(lineKey(caddie)) ?? []);
  for (const line of cart) {
    if (line.kind === "golf") for (const { key } of caddiesUnder(line)) nested.add(key);
  }
  const stops = lines
    .filter(({ key }) => !nested.has(key))
    .map((head) => ({ head, caddies: head.line.kind === "golf" ? caddiesUnder(head.line) : [] }))
    .toSorted((a, b) => startOf(a.head.line).localeCompare(startOf(b.head.line)));
  return [...Map.groupBy(stops, ({ head }) => lineDay(head.line))];
}

/** A hotel sorts at check-in time; a line without a time comes last. */
function startOf(line: CartLine): string {
  const time = line.kind === "hotel" ? "15:00" : "time" in line ? line.time : undefined;
  return `${lineDay(line)} ${time ?? "24:00"}`;
}

/** The issues of the picked lines: an issue between two lines counts only if both are picked. */
export function issuesOf(
  issues: readonly OrderIssue[],
  picked: ReadonlySet<string>,
): readonly OrderIssue[] {
  return issues.filter(({ lines }) => lines.every((key) => picked.has(key)));
}

export function totalOf(lines: readonly ShownLine[], picked: ReadonlySet<string>): Won {
  return sumWon(lines.filter(({ key }) => picked.has(key)).map(({ total }) => total));
}

/** The caddies in the cart and in suggested fixes, so that the page does not carry all of them. */
export function namedCaddies<Caddie>(
  all: Readonly<Record<string, Caddie>>,
  { lines, issues }: CartPreview["quote"],
): Record<string, Caddie> {
  const suggested = issues.flatMap(({ fixes }) =>
    fixes.flatMap((fix) => (fix.type === "change" ? fix.put : [])),
  );
  const named = [...lines.map(({ line }) => line), ...suggested].flatMap((line) =>
    line.kind === "caddy" ? [line.caddyId] : [],
  );
  return Object.fromEntries(
    [...new Set(named)].flatMap((id) => {
      const caddie = all[id];
      return caddie ? [[id, caddie]] : [];
    }),
  );
}
