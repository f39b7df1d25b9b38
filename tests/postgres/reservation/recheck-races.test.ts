import { eq, like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { alarms } from "#app/db/schema/message-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { recheckReservation } from "#app/features/reservation/record/recheck-reservation.server.ts";
import {
  cancelPlanOf,
  requestCancel,
} from "#app/features/reservation/refund/cancel-lines.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import { auditOf, staffOf } from "#tests/support/order/admin-trip.ts";
import { orderingShop, outcomesOf, times } from "#tests/support/order/ordering.ts";
import { paidTrip } from "#tests/support/order/paid-trip.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";

const db = await postgresDatabase("demo");
const { services, toss, member } = await orderingShop(db);
const eve = { ...services, now: () => new Date("2027-01-11T11:02:00Z") };
const ops = await staffOf(db, "ops");
const owner = await staffOf(db, "owner");

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

async function confirmed() {
  const memberId = await member();
  const { ids, orderId } = await paidTrip(db, toss, memberId, { lines: [{ card: 10_000 }] });
  return { memberId, orderId, id: ids[0] ?? "" };
}

async function rowOf(id: string) {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  return row;
}

const alarmCount = (id: string) => db.$count(alarms, like(alarms.dedupeKey, `rechecked:${id}:%`));

test("two colleagues re-confirm the same line at once: one does, the other is refused, one message goes out", async () => {
  for (let turn = 0; turn < times(6, 50); turn += 1) {
    const { id } = await confirmed();
    const { done, codes } = await outcomesOf([
      recheckReservation(eve, ops, { reservationId: id, with: "ops" }),
      recheckReservation(eve, owner, { reservationId: id, with: "owner" }),
    ]);
    expect({ done, codes }).toEqual({ done: 1, codes: ["reservation.step_refused"] });
    const line = await rowOf(id);
    const who = line?.recheckedBy === ops.id ? "ops" : "owner";
    expect(line).toMatchObject({ status: "COMPLETE", recheckedWith: who });
    expect(await auditOf(db, id)).toMatchObject([{ after: { with: who } }]);
    expect(await alarmCount(id)).toBe(1);
  }
});

test("staff re-confirm while the member cancels: no message goes out about a line that was cancelled before", async () => {
  for (let turn = 0; turn < times(4, 50); turn += 1) {
    const { id, memberId, orderId } = await confirmed();
    const key = { scope: "line", orderId, reservationId: id } as const;
    const plan = await cancelPlanOf(db, key, eve.now());
    const { done } = await outcomesOf([
      recheckReservation(eve, ops, { reservationId: id, with: "ops" }),
      requestCancel(
        eve,
        { kind: "member", id: memberId },
        {
          reservationId: id,
          scope: "line",
          expectedRefund: plan?.plan.refund ?? won(0),
          reason: "",
          mode: "policy",
        },
      ),
    ]);
    const line = await rowOf(id);
    expect(line?.status).toBe("REFUND_REQUEST");
    expect(await alarmCount(id)).toBe(done - 1);
    expect(line?.recheckedAt !== null).toBe(done === 2);
  }
});
