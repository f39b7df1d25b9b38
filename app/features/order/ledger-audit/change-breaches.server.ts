import { isPaymentPending } from "#app/domain/order/payment/attempt-status.ts";
import { type Breach, breaches } from "./breach.ts";
import { doneChanges, type OrderRecord, sumOf } from "./order-breaches.server.ts";

type Expect = ReturnType<typeof breaches>["expect"];
type Change = OrderRecord["changes"][number];

/** The charges of an order and its changes equal the value of its lines, the refunds of changes and the kept fees. */
export function changeBreaches(records: readonly OrderRecord[]): Breach[] {
  const { list, expect } = breaches("I-CHANGE");
  const byId = new Map(records.map((record) => [record.id, record]));
  for (const record of records) {
    if (record.changeOf !== null) checkPayOrder(expect, record, byId);
    if (record.changes.length === 0) continue;
    checkSums(expect, record);
    for (const change of record.changes) checkChange(expect, record, change, byId);
  }
  return list;
}

/** An order that pays for a change is of one change, and costs what that says. */
function checkPayOrder(
  expect: Expect,
  record: OrderRecord,
  byId: ReadonlyMap<string, OrderRecord>,
): void {
  const first = byId.get(record.changeOf ?? "");
  const own = (first?.changes ?? []).filter(({ payOrderId }) => payOrderId === record.id);
  expect(own.length === 1, record.number, `pays for ${own.length} changes`);
  const isOwnPrice = own[0]?.pay === record.total && record.amount === record.total;
  expect(isOwnPrice, record.number, `costs ${record.total}, and its change ${own[0]?.pay}`);
  expect(first?.memberId === record.memberId, record.number, "pays for somebody else's trip");
}

function checkSums(expect: Expect, record: OrderRecord): void {
  const done = doneChanges(record);
  const ids = new Set(done.flatMap(({ refundId }) => refundId ?? []));
  const back = record.refunds.filter(({ id }) => ids.has(id));
  const kinds = record.refunds.filter(({ kind }) => kind === "change");
  expect(back.length === kinds.length, record.number, "a refund of a change belongs to none");
  const card = {
    paid: record.total + sumOf(done, ({ pay }) => pay),
    used:
      sumOf(record.reservations, (row) => row.card) +
      sumOf(back, (refund) => refund.card) +
      sumOf(done, ({ feeCard }) => feeCard),
  };
  const points =
    sumOf(record.reservations, (row) => row.points) +
    sumOf(back, (refund) => refund.points) +
    sumOf(done, ({ feePoints }) => feePoints);
  expect(card.paid === card.used, record.number, `${card.paid} was paid, and ${card.used} is used`);
  expect(
    record.points === points,
    record.number,
    `${record.points} points were spent, and ${points} are used`,
  );
}

function checkChange(
  expect: Expect,
  record: OrderRecord,
  change: Change,
  byId: ReadonlyMap<string, OrderRecord>,
): void {
  const subject = `change ${change.id}`;
  const paid = change.payOrderId === null ? undefined : byId.get(change.payOrderId)?.status;
  const isOpen = paid === "READY" || (paid !== undefined && isPaymentPending(paid));
  const isPaid = change.pay === 0 || paid === "PAID" || paid === "RETURNED";
  const isRight = { HELD: isOpen, APPLIED: isPaid, ENDED: !isOpen && paid !== "PAID" }[
    change.status
  ];
  expect(isRight, subject, `is ${change.status}, and its order ${paid ?? "none"}`);
  expect(change.pay === 0 || change.refundId === null, subject, "is paid and refunded at once");
  for (const { reservationId, before, after } of change.lines) {
    const row = record.reservations.find(({ id }) => id === reservationId);
    expect(row !== undefined, subject, `${reservationId} is no line of the order`);
    for (const state of [before, after]) {
      const isEven = state.amount - state.coupon === state.card + state.points;
      const rows = sumOf(state.bill.rows, ({ amount }) => amount);
      expect(isEven && rows === state.amount, subject, `a line of ${state.amount} does not add up`);
    }
  }
}
