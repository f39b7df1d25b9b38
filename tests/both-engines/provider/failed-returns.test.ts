import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { reconcileOrders } from "#app/features/checkout/purchase/reconcile-orders.server.ts";
import { sweepHolds } from "#app/features/checkout/purchase/sweep-holds.server.ts";
import { waitingCounts } from "#app/features/operations/today/waiting-counts.server.ts";
import { compareTransactions } from "#app/features/order/provider-list/booked-transactions.server.ts";
import {
  findFailedReturn,
  listFailedReturns,
  runReturnAction,
} from "#app/features/reservation/desk/order/failed-returns.server.ts";
import { sendDueRefunds } from "#app/features/reservation/refund/send-refunds.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { auditOf } from "#tests/support/order/admin-trip.ts";
import { look } from "#tests/support/order/checkout-page.ts";
import { leavePlaces } from "#tests/support/order/ordering.ts";
import { auditedShop } from "#tests/support/payment/audited-shop.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { loader as failPage } from "../../../app/routes/payment/fail.tsx";
import { loader as successPage } from "../../../app/routes/payment/success.tsx";

const shop = await auditedShop();
const { db, services, state, toss, statusOf, checkNow, waitOver } = shop;
const ops = { id: demoMemberId("ops"), role: "ops" } as const;

/** Charged after its places were sold: the money is on its way back. */
async function returning() {
  const memberId = await shop.member();
  const placed = await shop.place(memberId, [state.round]);
  const { paymentKey } = await shop.approveCard(placed);
  const { paymentOrderId, total } = placed;
  await waitOver(placed);
  await sweepHolds(services);
  await leavePlaces(db, state.round, 0);
  const idempotencyKey = `test:${placed.id}`;
  const charge = { paymentKey, orderId: paymentOrderId, amount: total, idempotencyKey };
  await services.payments?.confirm(charge);
  await checkNow(placed);
  await reconcileOrders(services);
  const query = new URLSearchParams({ paymentKey, orderId: paymentOrderId, amount: `${total}` });
  return { memberId, placed, paymentKey, query: String(query) };
}

/** And the provider refuses it for good. */
async function failed() {
  const charged = await returning();
  const orderId = charged.placed.paymentOrderId;
  await toss.fault({ kind: "code", code: "REFUND_REJECTED", on: "cancel", orderId });
  await sendDueRefunds(services);
  return charged;
}

const refundsOf = (orderId: string) =>
  db
    .select({ kind: refunds.kind, status: refunds.status, card: refunds.card })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.card);

const cancelsOf = async (paymentKey: string) => {
  const seen = await toss.gateway.find({ paymentKey });
  return seen.outcome === "found" ? seen.payment.cancels.map(({ amount }) => amount) : [];
};

const cancelInConsole = (paymentKey: string, cancelAmount?: number) =>
  toss.ask(`/v1/payments/${paymentKey}/cancel`, {
    method: "POST",
    body: JSON.stringify({ cancelReason: "in the console", cancelAmount }),
  });

type Intent = "retry" | "hand_paid";
type Shown = Awaited<ReturnType<typeof findFailedReturn>>;

const act = async (orderId: string, intent: Intent, page?: Shown) => {
  const form = new FormData();
  const refund = page ?? (await findFailedReturn(db, orderId));
  form.set("refund", refund?.id ?? "");
  form.set("tries", String(refund?.tries));
  form.set("sum", String(refund?.openCard));
  form.set("reference", "KB-20261115-1");
  form.set("reason", "카드사가 거절했어요");
  return runReturnAction(services, ops, { orderId, intent, form });
};

test("a return refused by the provider is listed at the desk, in the menu and in the audit until it is sent again", async () => {
  const waiting = async () => (await waitingCounts(db, ops, TEST_NOW)).reservations ?? 0;
  const before = await waiting();
  const { placed, paymentKey } = await failed();
  expect(await waiting()).toBe(before + 1);
  expect(await listFailedReturns(db, "en")).toMatchObject([
    {
      orderId: placed.id,
      number: placed.number,
      card: placed.total,
      failureCode: "REFUND_REJECTED",
    },
  ]);
  expect(await shop.audit()).toEqual([
    {
      rule: "I-REFUND",
      subject: placed.number,
      detail: expect.stringMatching(`of ${placed.total} was refused, and we keep the money`),
    },
  ]);
  await act(placed.id, "retry");
  expect(await statusOf(placed)).toBe("RETURNED");
  expect(await cancelsOf(paymentKey)).toEqual([placed.total]);
  expect(await waiting()).toBe(before);
  expect(await listFailedReturns(db, "en")).toEqual([]);
  await expect(act(placed.id, "retry")).rejects.toMatchObject({ code: "reservation.step_refused" });
});

test("a refused return is paid by bank transfer, and audited with author, reference and reason", async () => {
  const { placed, paymentKey } = await failed();
  const refund = await findFailedReturn(db, placed.id);
  await act(placed.id, "hand_paid");
  expect(await statusOf(placed)).toBe("RETURNED");
  expect(await cancelsOf(paymentKey)).toEqual([]);
  expect(await auditOf(db, refund?.id ?? "")).toMatchObject([
    {
      actorId: ops.id,
      action: "refund.hand_paid",
      after: { status: "done", reference: "KB-20261115-1", reason: "카드사가 거절했어요" },
    },
  ]);
});

test("the provider's list counts a charge as booked during its refund, and not once that was refused", async () => {
  const { placed, paymentKey } = await returning();
  const { paymentOrderId, total: amount } = placed;
  const listed = { transactionKey: "listed", paymentKey, paymentOrderId, amount };
  const charge = { ...listed, kind: "charge", happenedAt: new Date() } as const;
  const compared = async () => (await compareTransactions(db, [charge]))[0]?.comparison;
  expect(await compared()).toBe("booked");
  await toss.fault({
    kind: "code",
    code: "REFUND_REJECTED",
    on: "cancel",
    orderId: paymentOrderId,
  });
  await sendDueRefunds(services);
  expect(await compared()).toMatchObject({ kind: "charge_unknown", canBeAsked: true });
  await act(placed.id, "hand_paid");
  expect(await compared()).toBe("booked");
});

test.each(["retry", "hand_paid"] as const)(
  "a refund in the console ends the refused return, and %s pays nothing twice",
  async (intent) => {
    const { placed, paymentKey } = await failed();
    await cancelInConsole(paymentKey);
    const done = act(placed.id, intent);
    if (intent === "retry") await done;
    else await expect(done).rejects.toMatchObject({ code: "reservation.step_refused" });
    expect(await statusOf(placed)).toBe("RETURNED");
    expect(await refundsOf(placed.id)).toEqual([
      { kind: "return", status: "done", card: placed.total },
    ]);
    expect(await cancelsOf(paymentKey)).toEqual([placed.total]);
  },
);

test.each([
  { make: failed, state: "was refused" },
  { make: returning, state: "was never sent" },
])("a look-up ends a return that $state and was refunded in the console", async ({ make }) => {
  const { placed, paymentKey } = await make();
  await cancelInConsole(paymentKey);
  await checkNow(placed);
  await reconcileOrders(services);
  expect(await statusOf(placed)).toBe("RETURNED");
  await sendDueRefunds(services);
  expect(await cancelsOf(paymentKey)).toEqual([placed.total]);
});

test("a part refunded in the console is booked once, and only the rest is sent", async () => {
  const { placed, paymentKey } = await failed();
  const [part, rest] = [won(1_000), won(placed.total - 1_000)];
  await cancelInConsole(paymentKey, part);
  for (let n = 0; n < 2; n += 1) {
    await checkNow(placed);
    await reconcileOrders(services);
  }
  expect(await listFailedReturns(db, "en")).toMatchObject([{ card: rest }]);
  await act(placed.id, "retry");
  expect(await statusOf(placed)).toBe("RETURNED");
  expect(await cancelsOf(paymentKey)).toEqual([part, rest]);
  const done = await db.$count(
    refunds,
    and(eq(refunds.orderId, placed.id), eq(refunds.status, "done")),
  );
  expect(done).toBe(2);
});

test("an order whose money is to go back is never paid again, though its places are free by then", async () => {
  const { placed } = await failed();
  await leavePlaces(db, state.round, 4);
  await checkNow(placed);
  await reconcileOrders(services);
  expect(await statusOf(placed)).toBe("EXPIRED");
  await act(placed.id, "retry");
  expect(await statusOf(placed)).toBe("RETURNED");
});

test("the buyer reads that the money is on its way back, and never that nothing was charged", async () => {
  const { memberId, placed, query } = await failed();
  const pages = async () => {
    const success = await look(successPage, services, `/payment/success?${query}`, memberId);
    const refused = new URLSearchParams({
      code: "PAY_PROCESS_CANCELED",
      orderId: placed.paymentOrderId,
    });
    const fail = await look(failPage, services, `/payment/fail?${refused}`, memberId);
    return [success.data, fail.data];
  };
  const facts = { name: placed.name.ko, number: placed.number };
  const read = (is: "returning" | "returned") => [
    { view: { is, ...facts } },
    { returned: { is, ...facts } },
  ];
  expect(await pages()).toMatchObject(read("returning"));
  await act(placed.id, "retry");
  expect(await pages()).toMatchObject(read("returned"));
});

test("a return with a part refunded in the console is neither sent again nor paid by hand from an older page", async () => {
  const { placed, paymentKey } = await failed();
  const old = await findFailedReturn(db, placed.id);
  expect(old?.openCard).toBe(placed.total);
  await cancelInConsole(paymentKey, 5_000);
  await checkNow(placed);
  await reconcileOrders(services);
  for (const intent of ["retry", "hand_paid"] as const) {
    await expect(act(placed.id, intent, old)).rejects.toMatchObject({ status: 409 });
  }
  expect((await refundsOf(placed.id)).filter(({ status }) => status === "done")).toEqual([
    { kind: "external", status: "done", card: 5_000 },
  ]);
  await act(placed.id, "hand_paid");
  expect(await refundsOf(placed.id)).toEqual([
    { kind: "external", status: "done", card: 5_000 },
    { kind: "return", status: "done", card: placed.total - 5_000 },
  ]);
});
