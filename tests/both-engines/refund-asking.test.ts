import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reservationEvents, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { won } from "#app/domain/common/money.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import {
  sendDueRefunds,
  sendRefund,
} from "#app/features/reservation/refund/send-refunds.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { times } from "#tests/support/order/ordering.ts";
import { newMember, placesTaken } from "#tests/support/order/paid-trip.ts";
import { POLICY, refundShop } from "#tests/support/order/refund-shop.ts";

const db = await testDatabase("demo");
const { services, trip, statuses, returned, mailsOf } = await refundShop(db);

test("a round takes its caddie and van with it: one cancel of the exact won, every place free, one mail", async () => {
  const before = await placesTaken(db);
  const { actor, ids, orderId, paymentKey } = await trip([
    { card: 473_870, points: 1_688, usedOn: "2026-12-08" },
    { card: 9_826, parentLine: 0, usedOn: "2026-12-08", status: "PENDING" },
    { card: 47_163, parentLine: 0, usedOn: "2026-12-08", status: "PENDING" },
    { card: 480_000 },
  ]);
  const key = { scope: "line", orderId, reservationId: ids[0] } as const;
  const preview = await cancelPlanOf(db, key, services.now());
  expect(preview?.plan).toMatchObject({ refund: 484_991, fee: 47_556, points: 1_688 });

  const { refundId } = await requestCancel(services, actor, {
    ...POLICY,
    ...key,
    expectedRefund: won(484_991),
  });
  expect(await statuses(orderId)).toEqual([
    "REFUND_REQUEST",
    "REFUND_REQUEST",
    "REFUND_REQUEST",
    "COMPLETE",
  ]);
  expect(await sendRefund(services, refundId)).toBe("done");

  expect(await statuses(orderId)).toEqual(["CANCELLED", "CANCELLED", "CANCELLED", "COMPLETE"]);
  expect(await returned(paymentKey)).toEqual([484_991 - 1_688]);
  const [first] = await db
    .select()
    .from(reservations)
    .where(eq(reservations.id, ids[0] ?? ""));
  expect(first).toMatchObject({ refund: 428_002, refundedPoints: 1_688, refundedCard: 426_314 });
  expect(await mailsOf(refundId)).toBe(1);
  expect(await placesTaken(db)).toBe(before + 1);
  const events = await db
    .select({ action: reservationEvents.action, after: reservationEvents.after })
    .from(reservationEvents)
    .where(eq(reservationEvents.reservationId, ids[0] ?? ""))
    .orderBy(reservationEvents.id);
  expect(events).toEqual([
    { action: "ask_refund", after: "REFUND_REQUEST" },
    { action: "refund", after: "CANCELLED" },
  ]);
});

test("another sum than the one that was shown is not refunded, and nothing changes", async () => {
  const { actor, ids, orderId } = await trip([{ card: 100_000 }]);
  const asked = { ...POLICY, scope: "line", reservationId: ids[0] } as const;
  const refused = requestCancel(services, actor, { ...asked, expectedRefund: won(99_999) });
  await expect(refused).rejects.toMatchObject({ code: "reservation.refund_changed", status: 409 });
  expect(await statuses(orderId)).toEqual(["COMPLETE"]);
});

test("a member cannot cancel another's lines", async () => {
  const { ids, orderId } = await trip([{ card: 100_000 }]);
  const stranger = { kind: "member", id: await newMember(db) } as const;
  const asked = { ...POLICY, scope: "line", reservationId: ids[0] } as const;
  const refused = requestCancel(services, stranger, { ...asked, expectedRefund: won(100_000) });
  await expect(refused).rejects.toMatchObject({ status: 404 });
  expect(await statuses(orderId)).toEqual(["COMPLETE"]);
});

test.each(
  (["USED", "CANCELLED", "REFUND_REQUEST"] as const).flatMap((status) =>
    (["member", "staff"] as const).flatMap((kind) =>
      (["line", "order"] as const).flatMap((scope) =>
        (["policy", "review"] as const).map((mode) => ({ status, kind, scope, mode })),
      ),
    ),
  ),
)(
  "a reservation that is $status is not cancelled by $kind ($scope, $mode)",
  async ({ status, kind, ...how }) => {
    const { memberId, ids, orderId } = await trip([{ card: 10_000, status }]);
    const asked = { ...how, reservationId: ids[0], orderId, reason: "x", expectedRefund: won(0) };
    const refused = requestCancel(services, { kind, id: memberId }, asked);
    await expect(refused).rejects.toMatchObject({ code: "reservation.step_refused", status: 409 });
    expect(await statuses(orderId)).toEqual([status]);
    expect(await db.$count(refunds, eq(refunds.orderId, orderId))).toBe(0);
  },
);

test("a confirmed line cannot be cancelled after its day, even if not marked as used", async () => {
  const { actor, ids, orderId } = await trip([
    { card: 10_000, usedOn: "2026-11-14" },
    { card: 10_000, usedOn: "2026-11-20" },
  ]);
  const past = { ...POLICY, scope: "line", reservationId: ids[0] } as const;
  await expect(
    requestCancel(services, actor, { ...past, expectedRefund: won(0) }),
  ).rejects.toMatchObject({ status: 409 });
  const { plan } = await requestCancel(services, actor, {
    ...POLICY,
    scope: "order",
    orderId,
    expectedRefund: won(7_000),
  });
  expect(plan.lines.map(({ key }) => key)).toEqual([ids[1]]);
});

test("a card without partial refunds gets a part through staff only", async () => {
  for (let turn = 0; turn < times(1, 30); turn += 1) {
    const lines = [{ card: 50_000 }, { card: 20_000 }, { card: 10_000 }];
    const { actor, ids, orderId } = await trip(lines, { cardName: "whole" });
    const part = { scope: "line", orderId, reservationId: ids[0] } as const;
    expect((await cancelPlanOf(db, part, services.now()))?.isSendable).toBe(false);
    const parts = ids.map((reservationId, index) => {
      const expectedRefund = won(lines[index]?.card ?? 0);
      return requestCancel(services, actor, { ...POLICY, ...part, reservationId, expectedRefund });
    });
    const refused = { status: "rejected", reason: { status: 409 } };
    expect(await Promise.allSettled(parts)).toMatchObject([refused, refused, refused]);
    const whole = { scope: "order", orderId } as const;
    expect((await cancelPlanOf(db, whole, services.now()))?.isSendable).toBe(true);
    const { refundId } = await requestCancel(services, actor, {
      ...POLICY,
      ...whole,
      expectedRefund: won(80_000),
    });
    expect(await sendRefund(services, refundId)).toBe("done");
  }
});

test("a request for more than the policy goes to staff, and nothing is sent before they decide", async () => {
  const { actor, orderId, ids, paymentKey } = await trip([{ card: 50_000, usedOn: "2026-11-15" }]);
  const { refundId } = await requestCancel(services, actor, {
    mode: "review",
    scope: "line",
    reservationId: ids[0],
    expectedRefund: won(25_000),
    reason: "the course is closed",
  });
  expect(await sendRefund(services, refundId)).toBe("waiting");
  await sendDueRefunds(services);
  expect(await statuses(orderId)).toEqual(["REFUND_REQUEST"]);
  expect(await returned(paymentKey)).toEqual([]);
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  expect(refund).toMatchObject({ kind: "request", status: "review", card: 25_000, fee: 25_000 });
});
