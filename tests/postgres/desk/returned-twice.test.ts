import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { approveRefund } from "#app/features/reservation/refund/approve-refund.server.ts";
import { payRefundByBankTransfer } from "#app/features/reservation/refund/bank-transfer-refund.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { linesOf, refundsOf, staffOf } from "#tests/support/order/admin-trip.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { orderingShop, times } from "#tests/support/order/ordering.ts";

const db = await postgresDatabase("demo");
const { services, toss, member, buy } = await orderingShop(db);
const ops = await staffOf(db);

let turn = 0;
async function bought() {
  turn += 1;
  const memberId = await member();
  const { placed } = await buy(memberId, [golf({ date: addDays(PLAY_DAY, turn), time: "09:04" })]);
  const [line] = await linesOf(db, placed.id);
  if (!line) throw new Error("a round was bought");
  return { memberId, orderId: placed.id, paymentOrderId: placed.paymentOrderId, line };
}

const goneOf = async (orderId: string) =>
  (await refundsOf(db, orderId))
    .filter(({ status }) => status === "done" || status === "sending")
    .reduce((sum, { card }) => sum + card, 0);

test("two operators who pay one refused refund by hand at once book it once", async () => {
  for (let round = 0; round < times(2, 10); round += 1) {
    const { memberId, orderId, paymentOrderId, line } = await bought();
    const { refundId } = await requestCancel(
      services,
      { kind: "member", id: memberId },
      { reservationId: line.id, scope: "line", expectedRefund: won(0), mode: "review", reason: "" },
    );
    const refusal = {
      kind: "code",
      code: "REFUND_REJECTED",
      on: "cancel",
      orderId: paymentOrderId,
    };
    await toss.fault(refusal);
    await approveRefund(services, ops, { refundId });
    const [failed] = await refundsOf(db, orderId);
    const shown = { refund: refundId, tries: failed?.tries ?? 0, sum: line.card };
    const paid = ["KB-1", "KB-2"].map((reference) =>
      payRefundByBankTransfer(services, ops, { refundId, reference, reason: "x", shown }),
    );
    const ended = await Promise.allSettled(paid);
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(ended).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ status: 409 }) }),
    );
    expect(await goneOf(orderId)).toBe(line.card);
  }
});

test("two refunds written at once never add up to more than was paid, though neither transaction saw the other", async () => {
  for (let round = 0; round < times(4, 40); round += 1) {
    const { orderId } = await bought();
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const total = order?.total ?? 0;
    const most = { points: won(0), fee: won(0), reason: "", askedBy: "staff" } as const;
    const write = () =>
      db.insert(refunds).values({
        ...most,
        orderId,
        kind: "cancel",
        status: "sending",
        card: won(Math.ceil(total * 0.6)),
      });
    const ended = await Promise.allSettled([write(), write()]);
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(ended).toContainEqual(
      expect.objectContaining({
        reason: expect.objectContaining({
          cause: expect.objectContaining({ constraint: "refunds_within_paid" }),
        }),
      }),
    );
    expect(await goneOf(orderId)).toBeLessThanOrEqual(total);
  }
});

test("the database refuses every refund beyond what was paid", async () => {
  const { orderId, line } = await bought();
  const total = line.card;
  const refund = {
    orderId,
    kind: "cancel",
    points: won(0),
    fee: won(0),
    reason: "",
    askedBy: "staff",
  } as const;
  await expect(
    db.insert(refunds).values({ ...refund, status: "sending", card: won(total + 1) }),
  ).rejects.toMatchObject({ cause: { constraint: "refunds_within_paid" } });
  const [row] = await db
    .insert(refunds)
    .values({ ...refund, status: "failed", card: won(total + 1) })
    .returning();
  const done = { status: "done", transactionKey: `hand:${row?.id}:KB` } as const;
  const pay = db
    .update(refunds)
    .set(done)
    .where(eq(refunds.id, row?.id ?? ""));
  await expect(pay).rejects.toMatchObject({ cause: { constraint: "refunds_within_paid" } });
  await db.delete(refunds).where(eq(refunds.id, row?.id ?? ""));
});
