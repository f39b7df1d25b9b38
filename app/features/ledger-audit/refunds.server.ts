import { type Breach, breaches } from "./breach.ts";
import { type OrderBook, sumOf } from "./order-records.server.ts";

type Refund = OrderBook["refunds"][number];

/** Never more goes back than came in, and every line has what its refunds say. */
export function refundBreaches(books: readonly OrderBook[]): Breach[] {
  const { found, expect } = breaches("I-REFUND");
  for (const book of books) {
    const { number } = book;
    const open = book.refunds.filter(({ status }) => status !== "refused" && status !== "failed");
    expect(sumOf(open, ({ card }) => card) <= book.total, number, "more goes back than was paid");
    expect(
      sumOf(open, ({ points }) => points) <= book.points,
      number,
      "more points go back than were spent",
    );
    for (const refund of book.refunds) {
      const problem = problemOf(book, refund);
      expect(problem === undefined, number, `refund ${refund.id} ${problem}`);
    }
    if (book.isLaid) continue;
    for (const row of book.reservations) {
      const given = book.refunds
        .filter(({ status }) => status === "done")
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
  return found;
}

function problemOf(book: OrderBook, refund: Refund): string | undefined {
  const { kind, status, lines, card, points, transactionKey } = refund;
  const ofLines = {
    card: sumOf(lines, (line) => line.card),
    points: sumOf(lines, (line) => line.points),
  };
  // What the provider's own desk gave back may be more than its lines were worth, and of no line at all.
  if (
    kind !== "return" &&
    kind !== "external" &&
    (ofLines.card !== card || ofLines.points !== points)
  ) {
    return "is not the sum of its lines";
  }
  if (status !== "done") return undefined;
  if (card > 0 && book.paymentKey !== null && !transactionKey) return "is done without a cancel";
  const ids = new Set(lines.map(({ reservationId }) => reservationId));
  const open = book.reservations.filter(({ id, status }) => ids.has(id) && status !== "CANCELLED");
  return open.some(({ status }) => status !== "USED")
    ? "is done, and a line of it stands"
    : undefined;
}
