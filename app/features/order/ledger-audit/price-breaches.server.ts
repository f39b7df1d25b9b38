import { type Breach, breaches } from "./breach.ts";
import { doneChanges, type OrderRecord, sumOf } from "./order-breaches.server.ts";

const PARTS = ["amount", "coupon", "points", "card"] as const;

/** What is charged is the sum of what was sold: order, snapshots and reservations say the same won. */
export function priceBreaches(records: readonly OrderRecord[]): Breach[] {
  const { list, expect } = breaches("I-PRICE");
  for (const record of records) {
    const { number, lines } = record;
    // An order that pays for a change has no lines: its price is compared with its change.
    if (record.changeOf !== null) continue;
    const whole = {
      amount: record.amount,
      coupon: record.coupon,
      points: record.points,
      card: record.total,
    };
    for (const part of PARTS) {
      const ofLines = record.isSeeded
        ? sumOf(record.reservations, (row) => (statesOf(record, row.id)[0]?.before ?? row)[part])
        : sumOf(lines, (line) => line[part]);
      expect(ofLines === whole[part], number, `${part}: ${whole[part]}, and its lines ${ofLines}`);
    }
    for (const { key, amount, bill } of lines) {
      const rows = sumOf(bill.rows, (row) => row.amount);
      expect(
        bill.total === amount && rows === amount,
        number,
        `the bill of ${key} is not its price`,
      );
    }
    if (record.isSeeded) continue;
    for (const row of record.reservations) {
      expect(isAsSold(record, row), number, `reservation ${row.idx} is not what was sold`);
    }
  }
  return list;
}

/** The sold state equals that before the first change, and the present one equals that after the last. */
function isAsSold(record: OrderRecord, row: OrderRecord["reservations"][number]): boolean {
  const sold = record.lines.find(({ key }) => key === row.lineKey);
  if (!sold) return false;
  const states = statesOf(record, row.id).flatMap(({ before, after }) => [before, after]);
  return pairsOf([sold, ...states, row]).every(([a, b]) => isSame(a, b));
}

type Money = Readonly<Record<(typeof PARTS)[number], number>>;

/** What a line was before and after each of its changes. */
function statesOf(record: OrderRecord, id: string) {
  return doneChanges(record).flatMap(({ lines }) =>
    lines.filter(({ reservationId }) => reservationId === id),
  );
}

/** Sold and before the first change, after it and before the next … after the last and now. */
function pairsOf(said: readonly Money[]): [Money, Money][] {
  return said.flatMap((each, index): [Money, Money][] => {
    const next = said[index + 1];
    return index % 2 === 0 && next ? [[each, next]] : [];
  });
}

function isSame(a: Money, b: Money): boolean {
  return PARTS.every((part) => a[part] === b[part]);
}
