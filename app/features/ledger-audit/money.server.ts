import { isPaidByHand } from "#app/domain/payment/hand-paid.ts";
import { type Breach, breaches } from "./breach.ts";
import { type OrderBook, sumOf } from "./order-records.server.ts";

/** What the provider's own books say of a payment; the gateway's payments are such. */
export type AuditedPayment = {
  readonly paymentKey: string;
  readonly orderId: string;
  readonly total: number;
  readonly balance: number;
  /** None where the card was never charged. */
  readonly approvedAt: Date | null | undefined;
  readonly cancels: readonly {
    readonly transactionKey: string;
    readonly amount: number;
    readonly reference: string | undefined;
    readonly isDone: boolean;
  }[];
};

/** The provider's books against ours: every won that was charged is in one order, or went back. */
export function moneyBreaches(
  books: readonly OrderBook[],
  payments: readonly AuditedPayment[],
): Breach[] {
  const money = breaches("I-MONEY");
  const one = breaches("I-ONE");
  const charged = payments.filter(({ approvedAt }) => approvedAt);
  const byOrder = new Map(books.map((book) => [book.paymentOrderId, book]));

  for (const [orderId, theirs] of Map.groupBy(charged, (payment) => payment.orderId)) {
    const kept = theirs.filter(({ balance }) => balance > 0);
    one.expect(kept.length <= 1, orderId, `${kept.length} payments were charged for one order`);
  }
  for (const payment of charged) {
    const book = byOrder.get(payment.orderId);
    if (!book) {
      money.expect(
        payment.balance === 0,
        payment.paymentKey,
        "charged, and there is no such order",
      );
      continue;
    }
    if (book.paymentKey === payment.paymentKey) comparePayment(money.expect, book, payment);
    else if (payment.balance > 0 && !inTheAir(book)) {
      money.expect(
        false,
        payment.paymentKey,
        `charged, and order ${book.number} knows nothing of it`,
      );
    }
  }

  const known = new Set(charged.map(({ paymentKey }) => paymentKey));
  for (const book of books.filter(({ status, total }) => status === "PAID" && total > 0)) {
    if (book.isLaid && book.paymentKey === null) continue;
    const isThere = book.paymentKey !== null && known.has(book.paymentKey);
    money.expect(isThere, book.number, "is paid, and the provider knows of no payment");
  }
  return [...money.found, ...one.found];
}

type Expect = ReturnType<typeof breaches>["expect"];

function comparePayment(expect: Expect, book: OrderBook, payment: AuditedPayment): void {
  const { number, status } = book;
  expect(
    payment.total === book.total,
    number,
    `${payment.total} was charged, and ${book.total} ordered`,
  );
  const isReturning = book.refunds.some(
    ({ kind, status }) => kind === "return" && status !== "done",
  );
  if (!inTheAir(book) && status !== "PAID" && !isReturning) {
    const byHand = sumOf(book.refunds, paidByHand);
    expect(
      payment.balance === byHand,
      number,
      `${payment.balance} is kept of an order that is ${status}, and ${byHand} was paid by hand`,
    );
  }
  for (const cancel of payment.cancels.filter(({ isDone }) => isDone)) {
    const written = book.refunds.find(
      ({ id, transactionKey }) =>
        transactionKey === cancel.transactionKey || cancel.reference === `cancel:${id}`,
    );
    // What is still being sent may have gone through with its answer lost.
    const isOnItsWay = written?.status === "sending" || written?.status === "failed";
    const isSame = written?.card === cancel.amount;
    expect(
      !written || paidByHand(written) === 0,
      number,
      `cancel ${cancel.transactionKey} of ${cancel.amount} was paid back by hand as well`,
    );
    expect(
      isSame && (isOnItsWay || written.status === "done"),
      number,
      `cancel ${cancel.transactionKey} of ${cancel.amount} is in no refund`,
    );
  }
  for (const refund of book.refunds) {
    const { id, card, status, transactionKey } = refund;
    if (status !== "done" || card === 0 || paidByHand(refund) > 0) continue;
    const cancel = payment.cancels.find((each) => each.transactionKey === transactionKey);
    expect(cancel?.amount === card, number, `refund ${id} of ${card} is no cancel at the provider`);
  }
  const gone = sumOf(payment.cancels, ({ amount, isDone }) => (isDone ? amount : 0));
  expect(payment.balance === payment.total - gone, number, "the provider's own sums do not add up");
}

/** What went back by bank transfer: the provider knows nothing of it, and keeps it. */
function paidByHand({ status, card, transactionKey }: OrderBook["refunds"][number]): number {
  return status === "done" && isPaidByHand(transactionKey) ? card : 0;
}

function inTheAir({ status }: OrderBook): boolean {
  return status === "CONFIRMING" || status === "UNKNOWN";
}
