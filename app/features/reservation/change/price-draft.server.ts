import { repriced } from "#app/domain/order/line/bill-of-line.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { lineDay, lineKey, linePeople } from "#app/domain/order/line/line-facts.ts";
import type { SellableLine } from "#app/domain/order/line/line-snapshot.ts";
import type { Traveller } from "#app/domain/order/people/traveller.ts";
import type { Quote } from "#app/domain/order/quote-types.ts";
import { type StockNeed, stockKey } from "#app/domain/order/stock-need.ts";
import { type Bill, billOfRows } from "#app/domain/pricing/bill.ts";
import { type ChangeExtent, linkedExtent } from "#app/domain/reservation/change/change-extent.ts";
import type { LineState } from "#app/domain/reservation/change/change-plan.ts";
import { rideAfter, roundAfter, stayAfter } from "#app/domain/reservation/change/change-price.ts";
import type { CartFacts } from "#app/features/order/quote/facts.server.ts";
import { roundDetail } from "#app/features/order/quote/line-titles.server.ts";
import type { HeldLine } from "./change-lines.server.ts";
import type { Draft } from "./draft-change.server.ts";

/** A line after the change, but for the shares of its money. */
export type PricedLine = {
  readonly line: HeldLine;
  readonly extent: ChangeExtent;
  readonly after: Omit<LineState, "amount" | "coupon" | "points" | "card">;
};

type Quotes = {
  /** As it is wished, and as it is, both at today's prices. */
  readonly wished: Quote & { readonly facts: CartFacts };
  readonly listed: Quote;
};

/** Every line of a draft at its new price; undefined where one has none. */
export function pricedDraft(draft: Draft, quotes: Quotes): PricedLine[] | undefined {
  const own = pricedOwn(draft, quotes);
  const van = draft.van && pricedVan(draft, draft.van, quotes);
  if (!own || (draft.van && !van)) return undefined;
  const linked = draft.linked.map(({ line, choice }) => {
    const before = line.row.choice ?? choice;
    const extent = linkedExtent(before, choice);
    const bill = rideAfter({ extent, ...billsOf(line, choice, quotes, 0) });
    return bill && { line, extent, after: stateAfter(line, choice, bill, { extent, quotes }) };
  });
  if (!linked.every((each) => each !== undefined)) return undefined;
  const all = [own, ...(van ? [van] : [])].map((each) => withFees(each, draft, [own, van]));
  return [...all, ...linked.filter(isChanged)];
}

function pricedOwn(draft: Draft, quotes: Quotes): PricedLine | undefined {
  const { line, choice, extent, travellers } = draft;
  const before = line.row.choice ?? choice;
  const prices = { extent, ...billsOf(line, choice, quotes, 0) };
  const bill = billAfter(prices, before, choice);
  return (
    bill && { line, extent, after: stateAfter(line, choice, bill, { extent, quotes, travellers }) }
  );
}

function billAfter(prices: Parameters<typeof rideAfter>[0], before: CartLine, after: CartLine) {
  if (before.kind === "golf" && after.kind === "golf") {
    return roundAfter(prices, { before: before.players, after: after.players });
  }
  if (before.kind === "hotel" && after.kind === "hotel") {
    return stayAfter(prices, { before: before.rooms, after: after.rooms });
  }
  return rideAfter(prices);
}

/** The van of a round: within its day it costs something else only where another car comes. */
function pricedVan({ choice }: Draft, line: HeldLine, quotes: Quotes): PricedLine | undefined {
  const before = line.row.choice ?? choice;
  const sellable = sellableOf(choice, quotes.wished, 1);
  const isSameCar = !sellable || needsText(sellable.needs) === needsText(line.needs);
  const moved = linkedExtent(before, choice);
  const extent = isSameCar && moved !== "other" ? "same" : moved;
  const bill = rideAfter({ extent, ...billsOf(line, choice, quotes, 1) });
  return bill && { line, extent, after: stateAfter(line, choice, bill, { extent, quotes }, 1) };
}

function needsText(needs: readonly StockNeed[]): string {
  return needs
    .map((need) => `${stockKey(need)} ${need.quantity}`)
    .toSorted()
    .join();
}

function billsOf(line: HeldLine, choice: CartLine, { wished, listed }: Quotes, part: 0 | 1) {
  const before = line.row.choice ?? choice;
  return {
    paid: line.row.bill ?? billOfRows([]),
    wished: sellableOf(choice, wished, part)?.bill,
    listed: sellableOf(before, listed, part)?.bill,
  };
}

/** A round is sold with its van as the second part. */
function sellableOf(choice: CartLine, quote: Quote, part: 0 | 1): SellableLine | undefined {
  return quote.lines.find(({ key }) => key === lineKey(choice))?.sellable[part];
}

type After = {
  readonly extent: ChangeExtent;
  readonly quotes: Quotes;
  readonly travellers?: readonly Traveller[] | undefined;
};

function stateAfter(
  line: HeldLine,
  choice: CartLine,
  bill: Bill,
  { extent, quotes, travellers }: After,
  part: 0 | 1 = 0,
): PricedLine["after"] {
  const { row } = line;
  const sellable = sellableOf(choice, quotes.wished, part);
  return {
    title: sellable?.title ?? row.title,
    detail: sellable?.detail ?? detailOf(line, choice, quotes),
    usedOn: lineDay(choice),
    endsOn: choice.kind === "hotel" ? choice.checkOut : row.endsOn,
    // A line that stays on its day keeps the policy of its purchase.
    tiers: extent === "other" && sellable ? sellable.tiers : row.tiers,
    choice,
    bill,
    travellers: travellers ?? row.travellers.slice(0, mostNames(choice)),
    needs: sellable?.needs ?? fewerNeeds(line.needs, choice),
  };
}

function mostNames(choice: CartLine): number {
  return choice.kind === "caddy" ? 0 : linePeople(choice);
}

/** Fewer golfers may go where nothing is sold any more. */
function detailOf({ row }: HeldLine, choice: CartLine, { wished }: Quotes) {
  if (choice.kind !== "golf" || row.kind !== "golf") return row.detail;
  const course = wished.facts.rounds.courses.get(choice.courseId);
  return course ? roundDetail(choice, course) : row.detail;
}

function fewerNeeds(needs: readonly StockNeed[], choice: CartLine): readonly StockNeed[] {
  if (choice.kind !== "golf") return needs;
  return needs.map((need) => (need.kind === "tee" ? { ...need, quantity: choice.players } : need));
}

/** The choice of a round says what all of its parts cost; a van that was cancelled before stays named. */
function withFees(
  priced: PricedLine,
  { van, leaving, line }: Draft,
  parts: readonly (PricedLine | undefined)[],
): PricedLine {
  const { choice } = priced.after;
  const before = line.row.choice;
  if (choice.kind !== "golf" || before?.kind !== "golf") {
    return { ...priced, after: { ...priced.after, choice: repriced(choice, priced.after.bill) } };
  }
  const bill = billOfRows(parts.flatMap((part) => part?.after.bill.rows ?? []));
  const hadVan = van === undefined && !leaving.some(({ row }) => row.choice?.kind === "golf");
  const { callvan, cars, vehicle } = before;
  const named = hadVan ? { ...choice, callvan, cars, ...(vehicle && { vehicle }) } : choice;
  return { ...priced, after: { ...priced.after, choice: repriced(named, bill) } };
}

/** A caddie whose round only loses a golfer does not notice. */
function isChanged({ line, after, extent }: PricedLine): boolean {
  return extent !== "same" || JSON.stringify(line.row.choice) !== JSON.stringify(after.choice);
}
