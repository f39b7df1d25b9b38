import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { providerFindings } from "#app/db/schema/order/provider-list-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { explainFinding } from "#app/features/order/provider-list/explain-finding.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import { recordExternalCancels } from "#app/features/reservation/refund/external-cancels.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { askTheCourse, linesOf, refundsOf, staffOf } from "#tests/support/order/admin-trip.ts";
import { deskPage, formWith } from "#tests/support/order/desk-page.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { runReservationAction } from "./run-reservation-action.server.ts";

const db = await testDatabase("demo");
const { services, toss, member, buy } = await orderingShop(db);
const ops = await staffOf(db);
await askTheCourse(db);
const audit = async () => auditLedger(db, await paymentsOf(toss));

afterEach(async () => {
  const breaches = (await audit()).filter(
    ({ detail }) => !detail.includes("in the provider's console"),
  );
  expect(breaches).toEqual([]);
});

let turn = 0;
/** One round, paid by card. */
async function bought() {
  turn += 1;
  const memberId = await member();
  const round = golf({ date: addDays(PLAY_DAY, turn % 9), time: turn < 9 ? "09:04" : "12:00" });
  const { placed } = await buy(memberId, [round]);
  const [line] = await linesOf(db, placed.id);
  const [order] = await db.select().from(orders).where(eq(orders.id, placed.id));
  if (!line || !order?.paymentKey) throw new Error("a round was bought");
  return { memberId, line, orderId: order.id, total: order.total, paymentKey: order.paymentKey };
}

type Bought = Awaited<ReturnType<typeof bought>>;

/** Its refund was asked for, and waits for the desk. */
async function asked() {
  const trip = await bought();
  const actor = { kind: "member", id: trip.memberId } as const;
  await requestCancel(services, actor, {
    reservationId: trip.line.id,
    scope: "line",
    expectedRefund: won(0),
    mode: "review",
    reason: "못 가요",
  });
  return trip;
}

/** The provider refused it. */
async function failed() {
  const trip = await asked();
  const [order] = await db.select().from(orders).where(eq(orders.id, trip.orderId));
  const orderId = order?.paymentOrderId;
  await toss.fault({ kind: "code", code: "REFUND_REJECTED", on: "cancel", orderId });
  await act(trip, { intent: "approve" });
  expect(await refundsOf(db, trip.orderId)).toMatchObject([{ status: "failed", card: trip.total }]);
  return trip;
}

/** Sends a form of the page as it is now, or of one that was opened before. */
async function act(
  { line }: Pick<Bought, "line">,
  fields: Readonly<Record<string, string>>,
  page?: Awaited<ReturnType<typeof deskPage>>,
) {
  const { reservation } = await deskPage(db, line.idx);
  const { hidden } = page ?? (await deskPage(db, line.idx));
  const form = formWith({ ...hidden, ...fields });
  return runReservationAction(services, ops, { reservation, form });
}

/** A colleague refunds a part in the provider's console, and the shop is notified. */
async function refundedInConsole({ orderId, paymentKey }: Bought, cancelAmount: number) {
  await toss.ask(`/v1/payments/${paymentKey}/cancel`, {
    method: "POST",
    body: JSON.stringify({ cancelReason: "in the console", cancelAmount }),
  });
  const seen = await toss.gateway.find({ paymentKey });
  if (seen.outcome !== "found") throw new Error("the payment is there");
  await recordExternalCancels(services, orderId, seen.payment);
}

async function explained({ paymentKey }: Bought) {
  const [finding] = await db
    .select()
    .from(providerFindings)
    .where(eq(providerFindings.paymentKey, paymentKey));
  const explanation = { by: ops.id, id: finding?.id ?? 0, note: "a part of it" };
  await explainFinding(db, { ...explanation, at: services.now() });
}

const TRANSFER = { intent: "hand_paid", reference: "KB-1", reason: "카드사가 거절했어요" };
const RETRY = { intent: "retry" };

const returnedOf = async (orderId: string) =>
  (await refundsOf(db, orderId))
    .filter(({ status }) => status === "done" || status === "sending")
    .reduce((sum, { card }) => sum + card, 0);

test.each([
  ["paid by bank transfer", TRANSFER],
  ["sent again", RETRY],
])(
  "a refund is not %s from a page that was opened before a part of it went back",
  async (_, form) => {
    const trip = await failed();
    const part = won(59_000);
    const old = await deskPage(db, trip.line.idx);
    expect(old.hidden.sum).toBe(String(trip.total));
    await refundedInConsole(trip, part);
    // Also on a current page, until staff have written down what it was.
    await expect(act(trip, form)).rejects.toMatchObject({ code: "reservation.refunded_elsewhere" });
    await explained(trip);
    await expect(act(trip, form, old)).rejects.toMatchObject({
      code: "reservation.refund_changed",
      status: 409,
    });
    expect(await returnedOf(trip.orderId)).toBe(part);

    const now = await deskPage(db, trip.line.idx);
    expect(now.hidden.sum).toBe(String(trip.total - part));
    await act(trip, form, now);
    expect(await returnedOf(trip.orderId)).toBe(trip.total);
    expect(await linesOf(db, trip.orderId)).toMatchObject([
      { status: "CANCELLED", refundedCard: trip.total - part },
    ]);
  },
);

test("a refund that a colleague sent again meanwhile is not paid by hand for the older try", async () => {
  const trip = await failed();
  const old = await deskPage(db, trip.line.idx);
  const [order] = await db.select().from(orders).where(eq(orders.id, trip.orderId));
  const orderId = order?.paymentOrderId;
  await toss.fault({ kind: "code", code: "REFUND_REJECTED", on: "cancel", orderId });
  await act(trip, RETRY);
  await expect(act(trip, TRANSFER, old)).rejects.toMatchObject({ code: "record.page_old" });
  expect(await returnedOf(trip.orderId)).toBe(0);
});

test("no refund is approved beyond what is left of the payment", async () => {
  const trip = await asked();
  await refundedInConsole(trip, 59_000);
  await explained(trip);
  await expect(act(trip, { intent: "approve" })).rejects.toMatchObject({
    code: "reservation.refund_too_much",
  });
  const own = { intent: "approve_own", code: "goodwill", reason: "나머지" };
  await act(trip, { ...own, amount: "400000" });
  expect(await returnedOf(trip.orderId)).toBe(459_000);
});

test("a refund that the supplier refuses after a part was paid back waits for the desk, with the rest", async () => {
  const trip = await bought();
  await refundedInConsole(trip, 59_000);
  await act(trip, { intent: "refuse", reason: "코스 점검", code: "fully_booked" });
  expect(await refundsOf(db, trip.orderId)).toMatchObject([
    { kind: "external", status: "done", card: 59_000 },
    { kind: "refusal", status: "failed", failureCode: "REFUNDED_ELSEWHERE" },
  ]);
  const { hidden } = await deskPage(db, trip.line.idx);
  expect(hidden.sum).toBe(String(trip.total - 59_000));
});

const changedSince = [
  ["confirm", { reference: "A-1" }],
  ["refuse", { reason: "코스 점검", code: "fully_booked" }],
  ["cancel", { reason: "고객 요청", code: "customer_wish" }],
  ["offer", { times: "10:00" }],
  ["withdraw_offer", {}],
  ["reference", { reference: "A-2" }],
  ["recheck", { with: "Khun Ploy" }],
  ["use", {}],
] as const;

test.each(changedSince)(
  "%s is refused from a page opened before the line changed, and nothing is done",
  async (intent, more) => {
    const trip = await bought();
    const old = await deskPage(db, trip.line.idx);
    const preview = await cancelPlanOf(
      db,
      { scope: "line", orderId: trip.orderId, reservationId: trip.line.id },
      services.now(),
    );
    const expectedRefund = String(preview?.plan.refund ?? 0);
    await db
      .update(reservations)
      .set({ usedOn: addDays(trip.line.usedOn, 1) })
      .where(eq(reservations.id, trip.line.id));
    await expect(act(trip, { intent, expectedRefund, ...more }, old)).rejects.toMatchObject({
      code: "record.page_old",
      status: 409,
    });
    await db
      .update(reservations)
      .set({ usedOn: trip.line.usedOn })
      .where(eq(reservations.id, trip.line.id));
    expect(await linesOf(db, trip.orderId)).toMatchObject([{ status: "PENDING" }]);
    expect(await db.$count(refunds, eq(refunds.orderId, trip.orderId))).toBe(0);
  },
);

test.each([
  ["approve", {}],
  ["approve_own", { amount: "1000", reason: "x", code: "goodwill" }],
  ["refuse_refund", { reason: "규정" }],
  ["approve_proposal", { proposal: "1" }],
  ["decline_proposal", { proposal: "1" }],
] as const)(
  "%s is refused from a page opened before a colleague proposed another sum",
  async (intent, more) => {
    const trip = await asked();
    const old = await deskPage(db, trip.line.idx);
    await db
      .update(refunds)
      .set({ points: won(0), card: won(trip.total - 1) })
      .where(eq(refunds.orderId, trip.orderId));
    await expect(act(trip, { intent, ...more }, old)).rejects.toMatchObject({
      code: "record.page_old",
    });
    expect(await refundsOf(db, trip.orderId)).toMatchObject([{ status: "review" }]);
    await db.update(refunds).set({ card: trip.total }).where(eq(refunds.orderId, trip.orderId));
  },
);
