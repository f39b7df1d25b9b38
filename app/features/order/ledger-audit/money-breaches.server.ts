import { isPaidByBankTransfer } from "#app/domain/order/payment/bank-transfer.ts";
import { isSameRefund, refundReference } from "#app/domain/order/payment/refund-split.ts";
import { type Breach, breaches } from "./breach.ts";
import { type OrderRecord, sumOf } from "./order-breaches.server.ts";

/** What the provider's own records say of a payment; the gateway's payments are such. */
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

/** The provider's records against ours: every won that was charged is in one order, or was refunded. */
export function moneyBreaches(
  records: readonly OrderRecord[],
  payments: readonly AuditedPayment[],
): Breach[] {
  const money = breaches("I-MONEY");
  const one = breaches("I-ONE");
  const charged = payments.filter(({ approvedAt }) => approvedAt);
  const byOrder = new Map(records.map((record) => [record.paymentOrderId, record]));

  for (const [orderId, theirs] of Map.groupBy(charged, (payment) => payment.orderId)) {
    const charged = theirs.filter(({ balance }) => balance > 0);
    one.expect(
      charged.length <= 1,
      orderId,
      `${charged.length} payments were charged for one order`,
    );
  }
  for (const payment of charged) {
    const record = byOrder.get(payment.orderId);
    if (!record) {
      money.expect(
        payment.balance === 0,
        payment.paymentKey,
        "charged, and there is no such order",
      );
      continue;
    }
    if (record.paymentKey === payment.paymentKey) {
      comparePayment(money.expect, { record, given: givenOf(record, records) }, payment);
    } else if (payment.balance > 0 && !isPending(record)) {
      money.expect(
        false,
        payment.paymentKey,
        `charged, and order ${record.number} knows nothing of it`,
      );
    }
  }

  const known = new Set(charged.map(({ paymentKey }) => paymentKey));
  for (const record of records.filter(({ status, total }) => status === "PAID" && total > 0)) {
    if (record.isSeeded && record.paymentKey === null) continue;
    const isThere = record.paymentKey !== null && known.has(record.paymentKey);
    money.expect(isThere, record.number, "is paid, and the provider knows of no payment");
  }
  return [...money.list, ...one.list];
}

type Expect = ReturnType<typeof breaches>["expect"];

/** The refunds of a payment: whole refunds of its order, and its parts of divided refunds. */
type Given = Pick<
  OrderRecord["refunds"][number],
  "id" | "kind" | "card" | "status" | "transactionKey"
> & { readonly reference: string };

function givenOf(record: OrderRecord, records: readonly OrderRecord[]): Given[] {
  const family = record.changeOf ?? record.id;
  const refunds = records.flatMap((each) =>
    each.id === family || each.id === record.id ? each.refunds : [],
  );
  const whole = record.refunds
    .filter(({ parts }) => parts.length === 0)
    .map((refund) => ({ ...refund, reference: refundReference(refund.id) }));
  const parts = refunds.flatMap((refund) =>
    refund.parts
      .filter(({ orderId }) => orderId === record.id)
      .map(({ card, transactionKey }) => ({
        id: refund.id,
        kind: refund.kind,
        card,
        // A part may be done while the others are still sent; what is paid by hand has no cancel.
        status: transactionKey ? ("done" as const) : refund.status,
        transactionKey: transactionKey ?? refund.transactionKey,
        reference: refundReference(refund.id, record.id),
      })),
  );
  return [...whole, ...parts];
}

type Paid = { readonly record: OrderRecord; readonly given: readonly Given[] };

function comparePayment(expect: Expect, { record, given }: Paid, payment: AuditedPayment): void {
  const { number, status } = record;
  expect(
    payment.total === record.total,
    number,
    `${payment.total} was charged, and ${record.total} ordered`,
  );
  const isReturning = record.refunds.some(
    ({ kind, status }) => kind === "return" && status !== "done",
  );
  if (!isPending(record) && status !== "PAID" && !isReturning) {
    const byBankTransfer = sumOf(given, paidByBankTransfer);
    expect(
      payment.balance === byBankTransfer,
      number,
      `${payment.balance} is kept of an order that is ${status}, and ${byBankTransfer} was paid by hand`,
    );
  }
  for (const cancel of payment.cancels.filter(({ isDone }) => isDone)) {
    const written = given.find(
      ({ reference, transactionKey }) =>
        transactionKey === cancel.transactionKey || isSameRefund(cancel.reference, reference),
    );
    // A refund that is being sent may have succeeded with its answer lost.
    const isOnItsWay = written?.status === "sending" || written?.status === "failed";
    const isSame = written?.card === cancel.amount;
    expect(
      !written || paidByBankTransfer(written) === 0,
      number,
      `cancel ${cancel.transactionKey} of ${cancel.amount} was paid back by hand as well`,
    );
    expect(
      isSame && (isOnItsWay || written.status === "done"),
      number,
      `cancel ${cancel.transactionKey} of ${cancel.amount} is in no refund`,
    );
  }
  for (const refund of given) {
    const { id, card, status, transactionKey } = refund;
    if (status !== "done" || card === 0 || paidByBankTransfer(refund) > 0) continue;
    const cancel = payment.cancels.find((each) => each.transactionKey === transactionKey);
    expect(cancel?.amount === card, number, `refund ${id} of ${card} is no cancel at the provider`);
  }
  const gone = sumOf(payment.cancels, ({ amount, isDone }) => (isDone ? amount : 0));
  expect(payment.balance === payment.total - gone, number, "the provider's own sums do not add up");
}

/** What was refunded by bank transfer: the provider still has that money. */
function paidByBankTransfer({
  status,
  card,
  transactionKey,
}: Pick<Given, "status" | "card" | "transactionKey">): number {
  return status === "done" && isPaidByBankTransfer(transactionKey) ? card : 0;
}

function isPending({ status }: OrderRecord): boolean {
  return status === "CONFIRMING" || status === "UNKNOWN";
}
