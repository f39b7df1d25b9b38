import { type Breach, breaches } from "./breach.ts";
import { doneChanges, type OrderRecord, sumOf } from "./order-breaches.server.ts";

type Refund = OrderRecord["refunds"][number];

/** Never more is refunded than was paid, and every line has what its refunds say. */
export function refundBreaches(records: readonly OrderRecord[]): Breach[] {
  const { list, expect } = breaches("I-REFUND");
  for (const record of records) {
    const { number } = record;
    const open = record.refunds.filter(({ status }) => status !== "refused" && status !== "failed");
    const paid = record.total + sumOf(doneChanges(record), ({ pay }) => pay);
    expect(sumOf(open, ({ card }) => card) <= paid, number, "more goes back than was paid");
    expect(
      sumOf(open, ({ points }) => points) <= record.points,
      number,
      "more points go back than were spent",
    );
    for (const refund of record.refunds) {
      const problem = problemOf(record, refund);
      expect(problem === undefined, number, `refund ${refund.id} ${problem}`);
    }
    if (record.isSeeded) continue;
    for (const row of record.reservations) {
      const given = record.refunds
        .filter(({ status, kind }) => status === "done" && kind !== "change")
        .flatMap(({ lines }) => lines)
        .filter(({ reservationId }) => reservationId === row.id);
      const isSame =
        sumOf(given, ({ card }) => card) === row.refundedCard &&
        sumOf(given, ({ points }) => points) === row.refundedPoints;
      expect(isSame, `reservation ${row.idx}`, "has not what its refunds gave back");
      if (row.status !== "CANCELLED") continue;
      expect(given.length > 0, `reservation ${row.idx}`, "is cancelled without a refund");
    }
  }
  return list;
}

function problemOf(record: OrderRecord, refund: Refund): string | undefined {
  const { kind, status, lines, parts, card, points, transactionKey } = refund;
  const divided = sumOf(parts, (part) => part.card);
  if (parts.length > 0 && divided !== card) return "is not the sum of its parts";
  const ofLines = {
    card: sumOf(lines, (line) => line.card),
    points: sumOf(lines, (line) => line.points),
  };
  // A refund in the provider's console may be more than its lines cost, and of no line at all.
  if (
    kind !== "return" &&
    kind !== "external" &&
    (ofLines.card !== card || ofLines.points !== points)
  ) {
    return "is not the sum of its lines";
  }
  const isRefused = kind === "return" && status === "failed";
  if (isRefused) return `of ${card} was refused, and we keep the money`;
  if (status !== "done") return undefined;
  if (card > 0 && record.paymentKey !== null && !transactionKey) return "is done without a cancel";
  if (kind === "change") return undefined;
  const ids = new Set(lines.map(({ reservationId }) => reservationId));
  const open = record.reservations.filter(
    ({ id, status }) => ids.has(id) && status !== "CANCELLED",
  );
  return open.some(({ status }) => status !== "USED")
    ? "is done, and a line of it stands"
    : undefined;
}
