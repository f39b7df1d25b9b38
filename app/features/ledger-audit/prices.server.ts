import { type Breach, breaches } from "./breach.ts";
import { type OrderRecord, sumOf } from "./order-records.server.ts";

const PARTS = ["amount", "coupon", "points", "card"] as const;

/** What is charged is the sum of what was sold: order, snapshots and reservations say the same won. */
export function priceBreaches(records: readonly OrderRecord[]): Breach[] {
  const { list, expect } = breaches("I-PRICE");
  for (const record of records) {
    const { number, lines } = record;
    const whole = {
      amount: record.amount,
      coupon: record.coupon,
      points: record.points,
      card: record.total,
    };
    for (const part of PARTS) {
      const ofLines = record.isSeeded
        ? sumOf(record.reservations, (row) => row[part])
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
      const sold = lines.find(({ key }) => key === row.lineKey);
      const isAsSold = sold !== undefined && PARTS.every((part) => sold[part] === row[part]);
      expect(isAsSold, number, `reservation ${row.idx} is not what was sold`);
    }
  }
  return list;
}
