import { afterEach, expect, test } from "vitest";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { changeReservationStatus } from "#app/features/reservation/record/change-reservation-status.server.ts";
import { requestCancel } from "#app/features/reservation/refund/cancel-lines.server.ts";
import { postgresDatabase } from "#tests/support/database/postgres-database.ts";
import {
  askTheCourse,
  historyOf,
  lettersAbout,
  lineOf,
  refundsOf,
  staffOf,
} from "#tests/support/order/admin-trip.ts";
import { golf, PLAY_DAY } from "#tests/support/order/order-lines.ts";
import { openCourse, orderingShop, outcomesOf, times } from "#tests/support/order/ordering.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";

const db = await postgresDatabase("demo");
const { services, toss, member, buy } = await orderingShop(db);
const ops = await staffOf(db, "ops");
const owner = await staffOf(db, "owner");
await askTheCourse(db);
await openCourse(db, { singles: true });

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

let day = 0;
async function pending() {
  day += 1;
  const memberId = await member();
  const round = golf({ date: addDays(PLAY_DAY, day % 60), time: "09:36", players: 1 });
  const { placed } = await buy(memberId, [round]);
  const line = await lineOf(db, placed.id, "golf");
  expect(line.status).toBe("PENDING");
  return { memberId, orderId: placed.id, id: line.id, paid: line.paid };
}

test("two colleagues confirm the same line at once: one does, the other is refused, one message goes out", async () => {
  for (let turn = 0; turn < times(6, 50); turn += 1) {
    const { id, orderId } = await pending();
    const confirm = (staff: { id: string }, reference: string) =>
      changeReservationStatus(services, staff, { reservationId: id, action: "confirm", reference });
    const { done, codes } = await outcomesOf([
      confirm(ops, `OPS-${turn}`),
      confirm(owner, `OWN-${turn}`),
    ]);
    expect({ done, codes }).toEqual({ done: 1, codes: ["reservation.step_refused"] });
    const line = await lineOf(db, orderId, "golf");
    const who = line.confirmedBy === ops.id ? `OPS-${turn}` : `OWN-${turn}`;
    expect(line).toMatchObject({ status: "COMPLETE", supplierReference: who });
    expect(await historyOf(db, id)).toHaveLength(2);
    expect(await lettersAbout(db, `confirmed:${id}`)).toBe(1);
  }
});

test("one confirms while the other refuses: one of both happens, never half of each", async () => {
  for (let turn = 0; turn < times(6, 50); turn += 1) {
    const { id, orderId } = await pending();
    const { done, codes } = await outcomesOf([
      changeReservationStatus(services, ops, {
        reservationId: id,
        action: "confirm",
        reference: `C-${turn}`,
      }),
      changeReservationStatus(services, owner, {
        reservationId: id,
        action: "refuse",
        reason: "full",
      }),
    ]);
    expect({ done, codes }).toEqual({ done: 1, codes: ["reservation.step_refused"] });
    const isConfirmed = (await lineOf(db, orderId, "golf")).status === "COMPLETE";
    expect(await refundsOf(db, orderId)).toHaveLength(isConfirmed ? 0 : 1);
    expect(await lettersAbout(db, `confirmed:${id}`)).toBe(isConfirmed ? 1 : 0);
    expect(await lettersAbout(db, `refused:${id}`)).toBe(isConfirmed ? 0 : 1);
  }
});

test("staff confirm while the member cancels: in either order the ledger adds up", async () => {
  for (let turn = 0; turn < times(4, 50); turn += 1) {
    const { id, memberId, paid, orderId } = await pending();
    await outcomesOf([
      changeReservationStatus(services, ops, {
        reservationId: id,
        action: "confirm",
        reference: "C-2",
      }),
      requestCancel(
        services,
        { kind: "member", id: memberId },
        { reservationId: id, scope: "line", expectedRefund: paid, reason: "", mode: "policy" },
      ),
    ]);
    const { status } = await lineOf(db, orderId, "golf");
    expect(["COMPLETE", "REFUND_REQUEST"]).toContain(status);
    const steps = (await historyOf(db, id)).map(({ before, after }) => `${before} ${after}`);
    expect(new Set(steps).size).toBe(steps.length);
  }
});
