import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { findReservation } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { findRefundOf } from "#app/features/reservation/record/reservation-history-queries.server.ts";
import {
  approveRefund,
  retryRefund,
} from "#app/features/reservation/refund/approve-refund.server.ts";
import { payRefundByBankTransfer } from "#app/features/reservation/refund/bank-transfer-refund.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffOf } from "#tests/support/order/admin-trip.ts";
import { POLICY, refundShop } from "#tests/support/order/refund-shop.ts";

const db = await testDatabase("demo");
const { services, trip } = await refundShop(db);
const ops = await staffOf(db);
const owner = await staffOf(db, "owner");

async function recordOf(id: string) {
  const [row] = await db
    .select({ idx: reservations.idx })
    .from(reservations)
    .where(eq(reservations.id, id));
  const record = await findReservation(db, row?.idx ?? 0);
  if (!record) throw new Error("no such line");
  return record;
}

async function nameOf({ id }: { readonly id: string }) {
  const [row] = await db.select({ name: members.name }).from(members).where(eq(members.id, id));
  return row?.name;
}

test("a line's history names who approved its refund, sent it again and paid it by bank transfer, and when", async () => {
  const { actor, ids } = await trip([{ card: 30_000 }, { card: 20_000 }], { cardName: "whole" });
  const [id = "", other = ""] = ids;
  const wish = { scope: "line", reservationId: id, expectedRefund: won(0) } as const;
  const more = { ...wish, reason: "비가 와요", mode: "review" } as const;
  const { refundId } = await requestCancel(services, actor, more);
  const why = "비 예보를 확인했어요";
  await approveRefund(services, ops, { refundId, card: won(25_000), points: won(0), reason: why });
  await retryRefund(services, owner, refundId);
  const transfer = { reference: "KB-77", reason: "부분 취소 불가" };
  await payRefundByBankTransfer(services, owner, { refundId, ...transfer });

  const { decisions, history, refunds } = await recordOf(id);
  const at = services.now();
  expect(decisions).toMatchObject([
    { action: "refund.retry", by: await nameOf(owner), sum: null, reason: null, at },
    { action: "refund.approve", by: await nameOf(ops), sum: 25_000, reason: why, at },
  ]);
  expect(history[0]).toMatchObject({
    action: "refund",
    actor: "staff",
    by: await nameOf(owner),
    ...transfer,
  });
  expect(refunds).toMatchObject([{ status: "done", decision: why }]);
  expect(await findRefundOf(db, id)).toMatchObject({ isByHand: true, said: why, card: 25_000 });
  expect((await recordOf(other)).decisions).toEqual([]);
});

test("the member reads the staff's reason: why the supplier refused, but not the member's own reason", async () => {
  const { ids } = await trip([
    { card: 30_000, status: "PENDING" },
    { card: 9_000, parentLine: 0 },
  ]);
  const reason = "그날은 대회가 있어요";
  const [reservationId = "", hanging = ""] = ids;
  await changeReservationStatus(services, ops, { reservationId, action: "refuse", reason });
  for (const id of [reservationId, hanging]) {
    expect(await findRefundOf(db, id)).toMatchObject({
      kind: "refusal",
      said: reason,
      isByHand: false,
    });
  }

  const own = await trip([{ card: 30_000 }]);
  const asked = { ...POLICY, scope: "line", reservationId: own.ids[0] } as const;
  const words = { reason: "일정이 바뀌었어요", expectedRefund: won(30_000) };
  await requestCancel(services, own.actor, { ...asked, ...words });
  expect(await findRefundOf(db, own.ids[0] ?? "")).toMatchObject({ said: null });
});
