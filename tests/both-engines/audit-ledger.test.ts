import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import { sendRefund } from "#app/features/reservation/refund/send-refunds.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { caddie, golf, stay } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";

const db = await testDatabase("demo");
const { services, toss, member, buy, place } = await orderingShop(db);
const audit = async () => auditLedger(db, await paymentsOf(toss));

test("the demo's ledger adds up", async () => {
  expect(await audit()).toEqual([]);
});

test("the ledger adds up after a sale, while another waits for its payment, and after a cancel", async () => {
  const memberId = await member();
  const { placed } = await buy(memberId, [golf({ time: "09:04" }), caddie(), stay()]);
  await place(memberId, [golf({ time: "12:00" })]);
  expect(await audit()).toEqual([]);

  const key = { scope: "line", orderId: placed.id } as const;
  const [round] = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(sql`${reservations.orderId} = ${placed.id} and ${reservations.kind} = 'golf'`);
  const reservationId = round?.id;
  const preview = await cancelPlanOf(db, { ...key, reservationId }, services.now());
  const { refundId } = await requestCancel(
    services,
    { kind: "member", id: memberId },
    {
      ...key,
      reservationId,
      expectedRefund: preview?.plan.refund ?? won(0),
      reason: "",
      mode: "policy",
    },
  );
  expect(await audit()).toEqual([]);
  expect(await sendRefund(services, refundId)).toBe("done");
  expect(await audit()).toEqual([]);
});

test("six injected discrepancies are all found, and nothing is changed by looking", async () => {
  const bought = [];
  for (const time of ["07:04", "07:36", "08:00", "08:32"]) {
    const { placed } = await buy(await member(), [golf({ time, date: "2027-01-19" })]);
    bought.push(placed);
  }
  const [extra, lost, dear, open] = bought.map(({ id }) => id);
  const payments = await paymentsOf(toss);
  const paid = async (id: string | undefined) => {
    const [row] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, id ?? ""));
    const payment = payments.find(({ paymentKey }) => paymentKey === row?.paymentKey);
    if (!row || !payment) throw new Error("nothing was paid");
    return { number: row.number, paymentOrderId: row.paymentOrderId, payment };
  };
  const [one, two, three, four] = [
    await paid(extra),
    await paid(lost),
    await paid(dear),
    await paid(open),
  ];
  expect(await auditLedger(db, payments)).toEqual([]);

  const cancel = {
    transactionKey: "txrd_elsewhere",
    amount: won(1000),
    reason: "",
    reference: undefined,
    canceledAt: new Date(),
    isDone: true,
  };
  const altered = payments
    // A payment that the provider does not know.
    .filter(({ paymentKey }) => paymentKey !== two.payment.paymentKey)
    .map((payment) => {
      if (payment.paymentKey === one.payment.paymentKey) {
        // A refund made outside our shop.
        return { ...payment, balance: won(payment.balance - 1000), cancels: [cancel] };
      }
      return payment.paymentKey === three.payment.paymentKey
        ? { ...payment, total: won(payment.total + 10), balance: won(payment.balance + 10) }
        : payment;
    });
  altered.push(
    { ...four.payment, paymentKey: "tgen_nobody", orderId: "NO-SUCH-ORDER" },
    { ...four.payment, paymentKey: "tgen_twice" },
  );
  await db
    .update(reservations)
    .set({ status: "USED" })
    .where(eq(reservations.orderId, open ?? ""));

  const found = await auditLedger(db, altered);
  const reported = found.map(({ rule, subject }) => `${rule} ${subject}`);
  const [row] = await db
    .select()
    .from(reservations)
    .where(eq(reservations.orderId, open ?? ""));
  expect(reported).toContain(`I-MONEY ${one.number}`);
  expect(reported).toContain(`I-MONEY ${two.number}`);
  expect(reported).toContain(`I-MONEY ${three.number}`);
  expect(reported).toContain("I-MONEY tgen_nobody");
  expect(reported).toContain(`I-ONE ${four.paymentOrderId}`);
  expect(reported).toContain(`I-STATE reservation ${row?.idx}`);
  expect(row?.status).toBe("USED");
  expect(await auditLedger(db, altered)).toEqual(found);
  await db
    .update(reservations)
    .set({ status: "COMPLETE" })
    .where(eq(reservations.orderId, open ?? ""));
  expect(await auditLedger(db, payments)).toEqual([]);
});

test.each([
  {
    rule: "I-STOCK",
    change: sql`update tee_times set taken = taken + 1 where (course_id, day, tee_time) in (select product_id, day, slot::time from stock_takes where kind = 'tee' and released_at is null limit 1)`,
  },
  { rule: "I-POINT", change: sql`update point_balances set balance = balance + 1` },
  {
    rule: "I-PRICE",
    change: sql`update orders set amount = amount + 1, total = total + 1 where jsonb_array_length(lines) > 0`,
  },
  { rule: "I-REFUND", change: sql`update refund_lines set card = card + 1` },
  { rule: "I-SEAT", change: sql`update partner_rounds set taken = 1 where taken = 0` },
  { rule: "I-NOTIFY", change: sql`delete from alarms where dedupe_key like 'paid:%'` },
  {
    rule: "I-BUYER",
    detail: "is READY, and its member is gone",
    change: sql`update members set withdrawn_at = '2026-11-15' where id = (select member_id from orders where status = 'READY' limit 1)`,
  },
  {
    rule: "I-BUYER",
    detail: "is paid, its member is gone",
    change: sql`update members set withdrawn_at = '2026-11-15' where id = (select member_id from reservations where status = 'COMPLETE' and used_on > '2026-11-15' limit 1)`,
  },
  {
    rule: "I-COUPON",
    change: sql`update member_coupons set used_at = now(), order_id = (select id from orders where jsonb_array_length(lines) > 0 limit 1) where id = (select min(id) from member_coupons)`,
  },
])("$rule is reported when broken", async ({ rule, change, detail = "" }) => {
  const before = await auditLedger(db);
  expect(before.filter((breach) => breach.rule === rule)).toEqual([]);
  const undone = new Error("undone");
  const seen = db.transaction(async (tx) => {
    await tx.execute(change);
    const found = await auditLedger(tx);
    const reported = found.filter((breach) => breach.rule === rule);
    expect(reported.some((breach) => breach.detail.includes(detail))).toBe(true);
    throw undone;
  });
  await expect(seen).rejects.toBe(undone);
});

test("a line that one member paid twice within minutes is found, and neither one that was cancelled nor one bought later", async () => {
  const memberId = await member();
  const round = golf({ date: "2027-01-21", time: "09:36" });
  const first = await buy(memberId, [round]);
  const second = await buy(memberId, [round]);
  const twice = async () =>
    (await audit()).filter(({ rule }) => rule === "I-TWICE").map(({ subject }) => subject);
  const numbers = `${first.placed.number}, ${second.placed.number}`;
  expect(await twice()).toEqual([numbers]);

  const isSecond = eq(orders.id, second.placed.id);
  await db
    .update(orders)
    .set({ createdAt: sql`created_at + interval '10 minutes'` })
    .where(isSecond);
  expect(await twice()).toEqual([]);
  await db.update(orders).set({ createdAt: sql`created_at - interval '1 minute'` }).where(isSecond);
  expect(await twice()).toEqual([numbers]);
  await db
    .update(reservations)
    .set({ status: "CANCELLED" })
    .where(eq(reservations.orderId, second.placed.id));
  expect(await twice()).toEqual([]);
});
