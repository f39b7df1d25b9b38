import { dateIn, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import type { RefundTier } from "#app/domain/common/product/refund-tiers.ts";
import { type Bill, type BillRow, billOfRows, billRow } from "#app/domain/pricing/bill.ts";
import { splitByWeight } from "#app/domain/pricing/split-by-weight.ts";
import { cancellationOn } from "#app/domain/reservation/refund/cancellation.ts";
import type { ReservationStatus } from "#app/domain/reservation/status/status.ts";
import type { ChangeExtent } from "./change-extent.ts";
import type { ChangedLine } from "./change-plan.ts";
import { couponAfter } from "./settled-change.ts";

export type ChangePrices = {
  readonly extent: ChangeExtent;
  /** What was paid for the line, row by row. */
  readonly paid: Bill;
  /** What the shop asks today: for the line as it is, and as it is wished. */
  readonly listed?: Bill | undefined;
  readonly wished?: Bill | undefined;
};

type Party = { readonly before: number; readonly after: number };

/** A round: travellers who stay keep their price, new ones pay today's; undefined without a price. */
export function roundAfter(prices: ChangePrices, players: Party): Bill | undefined {
  if (prices.extent !== "fewer") return billAfter(prices);
  return billOfRows(prices.paid.rows.map((row) => sharedRow(row, players)));
}

/** A stay that shrinks keeps the price of each room and night that is left. */
export function stayAfter(prices: ChangePrices, rooms: Party): Bill | undefined {
  if (prices.extent !== "fewer") return byNight(billAfter(prices));
  const { paid, wished } = prices;
  if (!wished) return undefined;
  const rows = wished.rows.flatMap((row) => {
    // A room that was added later may have had another price.
    const before = paid.rows.filter((each) => isSameItem(each, row));
    if (row.code === "room" && before.length > 0) {
      return before.map((each) => sharedRow(each, rooms));
    }
    const [first] = before;
    const each = first ? cheaper(first.each, row.each) : row.each;
    return [{ ...billRow(row.code, row.count, each), ...onDay(row) }];
  });
  const after = billOfRows(rows);
  return after.total <= paid.total ? after : paid;
}

/** A night that was added before the others is read before them; what is of no night comes last. */
function byNight(bill: Bill | undefined): Bill | undefined {
  if (!bill) return undefined;
  const nights = bill.rows.filter(({ on }) => on !== undefined);
  const others = bill.rows.filter(({ on }) => on === undefined);
  const rows = [...nights.toSorted((a, b) => (a.on ?? "").localeCompare(b.on ?? "")), ...others];
  return { ...bill, rows };
}

/** A ride, or a caddie: it is cheaper only where a smaller car does. */
export function rideAfter(prices: ChangePrices): Bill | undefined {
  if (prices.extent !== "fewer") return billAfter(prices);
  const { paid, wished } = prices;
  return wished && wished.total < paid.total ? wished : paid;
}

function billAfter({ extent, paid, listed, wished }: ChangePrices): Bill | undefined {
  if (extent === "same") return paid;
  if (extent === "other") return wished;
  return listed && wished && addedTo(paid, listed, wished);
}

/** The paid price, plus the difference between today's prices for the larger and the smaller party. */
function addedTo(paid: Bill, listed: Bill, wished: Bill): Bill {
  const added = wished.rows.flatMap((row) => {
    const before = listed.rows.find((each) => isSameItem(each, row));
    const amount = row.amount - (before?.amount ?? 0);
    if (amount <= 0) return [];
    return [rowOf(row, row.count - (before?.count ?? 0), won(amount))];
  });
  return billOfRows(added.reduce<readonly BillRow[]>(withRow, paid.rows));
}

/** The same thing at the same price is one row. */
function withRow(rows: readonly BillRow[], row: BillRow): readonly BillRow[] {
  const same = rows.find((each) => isSameItem(each, row) && each.each === row.each);
  if (!same) return [...rows, row];
  const more = { ...same, ...billRow(row.code, same.count + row.count, row.each) };
  return rows.map((each) => (each === same ? more : each));
}

/** The share of those who stay; fractions of a won are dropped. */
function sharedRow(row: BillRow, { before, after }: Party): BillRow {
  const amount = won(Math.floor((row.amount * after) / before));
  return rowOf(row, Math.ceil((row.count * after) / before), amount);
}

/** As many times the same price, or one sum where it does not divide. */
function rowOf(row: BillRow, count: number, amount: Won): BillRow {
  const isWhole = count > 0 && amount % count === 0;
  const part = isWhole
    ? billRow(row.code, count, won(amount / count))
    : billRow(row.code, 1, amount);
  return { ...part, ...onDay(row) };
}

function onDay({ on }: BillRow) {
  return on === undefined ? {} : { on };
}

function isSameItem(a: BillRow, b: BillRow): boolean {
  return a.code === b.code && a.on === b.on;
}

function cheaper(a: Won, b: Won): Won {
  return a < b ? a : b;
}

type PaidFor = {
  readonly status: ReservationStatus;
  readonly usedOn: LocalDate;
  readonly zone: string;
  readonly tiers: readonly RefundTier[];
  readonly amount: Won;
  readonly coupon: Won;
};

/** What the line's own tier keeps of what is given up: all that was paid for another date, a part for fewer people. */
export function changeFee(
  line: PaidFor,
  { extent, newAmount }: { readonly extent: ChangeExtent; readonly newAmount: Won },
  now: Date,
): { readonly feePercent: number; readonly fee: Won } {
  const given = givenUp(line, extent, newAmount);
  const { status, usedOn, tiers } = line;
  const kept = cancellationOn(dateIn(line.zone, now), { status, usedOn, paid: given }, tiers);
  if (!kept || given === 0) return { feePercent: 0, fee: won(0) };
  return { feePercent: kept.feePercent, fee: won(given - kept.refund) };
}

function givenUp({ amount, coupon }: PaidFor, extent: ChangeExtent, newAmount: Won): Won {
  if (extent === "other") return won(amount - coupon);
  const couponBack = coupon - couponAfter({ amount, newAmount, coupon });
  return won(Math.max(0, amount - newAmount - couponBack));
}

/** What a refund gives back for one line. */
export type RefundedLine = {
  readonly reservationId: string;
  readonly card: Won;
  readonly points: Won;
  readonly fee: Won;
  readonly feePercent: number;
};

type Given = { readonly card: Won; readonly points: Won };

/** What a change gives back, line by line: each as far as it is worth less than before. */
export function refundOfChange(lines: readonly ChangedLine[], given: Given): RefundedLine[] {
  const lost = lines.map(({ before, after, fee }) => {
    const worth = before.amount - before.coupon - (after.amount - after.coupon);
    return Math.max(0, worth - fee);
  });
  const card = splitByWeight(given.card, lost);
  const points = splitByWeight(given.points, lost);
  return lines.map(({ reservationId, fee, feePercent }, index) => ({
    reservationId,
    card: card[index] ?? won(0),
    points: points[index] ?? won(0),
    fee,
    feePercent,
  }));
}
