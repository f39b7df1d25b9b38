import type { CartLine, LineOf } from "#app/domain/booking/cart-line.ts";
import type { CartPreview, PricedPill } from "#app/domain/booking/cart-preview.ts";
import type { PriceChange } from "#app/domain/booking/line/line-bill.ts";
import { lineDay, lineKey } from "#app/domain/booking/line/line-facts.ts";
import type { OrderIssue } from "#app/domain/booking/order-issue.ts";
import type { QuotedLine } from "#app/domain/booking/quote.ts";
import { caddiesOf } from "#app/domain/booking/rounds-of.ts";
import { addDays, type LocalDate } from "#app/domain/local-date.ts";
import { sumWon, type Won } from "#app/domain/money.ts";
import type { BillRow } from "#app/domain/pricing/bill.ts";

/** A line as the page shows it. */
export type ShownLine = {
  readonly key: string;
  readonly line: CartLine;
  readonly total: Won;
  readonly rows: readonly BillRow[];
  readonly changes: readonly PriceChange[];
  readonly notReady: QuotedLine["notReady"];
  /** Until then everything comes back. */
  readonly freeUntil: LocalDate | null;
  /** What can be changed, at its price. */
  readonly pills: readonly PricedPill[];
  /** When the van of a round comes. */
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

/** None where one of them is never free. */
export function earliest(days: readonly (LocalDate | null)[]): LocalDate | null {
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? (known.toSorted()[0] ?? null) : null;
}

/** What stands together: a round with its caddies, or a line alone. */
export type Stop = { readonly head: ShownLine; readonly hanging: readonly ShownLine[] };

/** A trip, day by day, in the order of its hours; caddies stand under their round. */
export function tripDays(lines: readonly ShownLine[]): (readonly [LocalDate, readonly Stop[]])[] {
  const cart = lines.map(({ line }) => line);
  const byKey = new Map(lines.map((shown) => [shown.key, shown]));
  const below = new Set<string>();
  const hangingOn = (round: LineOf<"golf">) =>
    caddiesOf(round, cart).flatMap((caddy) => byKey.get(lineKey(caddy)) ?? []);
  for (const line of cart) {
    if (line.kind === "golf") for (const { key } of hangingOn(line)) below.add(key);
  }
  const stops = lines
    .filter(({ key }) => !below.has(key))
    .map((head) => ({ head, hanging: head.line.kind === "golf" ? hangingOn(head.line) : [] }))
    .toSorted((a, b) => startOf(a.head.line).localeCompare(startOf(b.head.line)));
  return [...Map.groupBy(stops, ({ head }) => lineDay(head.line))];
}

/** Hotels are entered in the afternoon, whatever has no hour comes last. */
function startOf(line: CartLine): string {
  const time = line.kind === "hotel" ? "15:00" : "time" in line ? line.time : undefined;
  return `${lineDay(line)} ${time ?? "24:00"}`;
}

/** What is wrong with what was picked: a clash of two needs both. */
export function issuesOf(
  issues: readonly OrderIssue[],
  picked: ReadonlySet<string>,
): readonly OrderIssue[] {
  return issues.filter(({ lines }) => lines.every((key) => picked.has(key)));
}

export function totalOf(lines: readonly ShownLine[], picked: ReadonlySet<string>): Won {
  return sumWon(lines.filter(({ key }) => picked.has(key)).map(({ total }) => total));
}

/** Caddies of the cart, and those who would step in; no page carries everybody. */
export function namedCaddies<Caddy>(
  all: Readonly<Record<string, Caddy>>,
  { lines, issues }: CartPreview["quote"],
): Record<string, Caddy> {
  const coming = issues.flatMap(({ fixes }) =>
    fixes.flatMap((fix) => (fix.type === "change" ? fix.put : [])),
  );
  const named = [...lines.map(({ line }) => line), ...coming].flatMap((line) =>
    line.kind === "caddy" ? [line.caddyId] : [],
  );
  return Object.fromEntries(
    [...new Set(named)].flatMap((id) => {
      const caddy = all[id];
      return caddy ? [[id, caddy]] : [];
    }),
  );
}
