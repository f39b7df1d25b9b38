import { eq, like } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { alarms, outbox } from "#app/db/schema/message-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status/status.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { releaseStock } from "#app/features/pricing/stock/stock.server.ts";
import { findReservation } from "#app/features/reservation/desk/reservation-detail-queries.server.ts";
import { findVoucher } from "#app/features/reservation/voucher/voucher-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { auditOf, historyOf, lineOf, staffOf } from "#tests/support/order/admin-trip.ts";
import { golf, stay } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { paidTrip } from "#tests/support/order/paid-trip.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { recheckReservation } from "./recheck-reservation.server.ts";
import { findOwnReservation } from "./reservation-queries.server.ts";

const db = await testDatabase("demo");
const { services, toss, member, buy } = await orderingShop(db);
const ops = await staffOf(db);
const at = (moment: string) => ({ ...services, now: () => new Date(moment) });
/** Eighteen o'clock in Thailand on the day before what the tests buy. */
const DAY_BEFORE = "2027-01-11T11:02:00Z";
const eve = at(DAY_BEFORE);

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

async function rowOf(id: string) {
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  if (!row) throw new Error("no such line");
  return row;
}

const alarmCount = (id: string) => db.$count(alarms, like(alarms.dedupeKey, `rechecked:${id}:%`));

test("an instant line is re-confirmed by staff: who, with whom and when are recorded, the member is notified once, and the status stays", async () => {
  const memberId = await member();
  const { placed } = await buy(memberId, [golf({ time: "08:00" }), stay()]);
  const line = await lineOf(db, placed.id, "golf");
  expect(line).toMatchObject({ status: "COMPLETE", confirmedAt: null });
  const steps = await historyOf(db, line.id);
  const recheck = { reservationId: line.id, with: "  Khun Ploy, reservations " };
  await recheckReservation(eve, ops, recheck);

  expect(await rowOf(line.id)).toEqual({
    ...line,
    recheckedAt: eve.now(),
    recheckedBy: ops.id,
    recheckedWith: "Khun Ploy, reservations",
  });
  expect(await historyOf(db, line.id)).toEqual(steps);
  expect(await auditOf(db, line.id)).toMatchObject([
    {
      actorId: ops.id,
      action: "reservation.recheck",
      after: { with: "Khun Ploy, reservations" },
      createdAt: eve.now(),
    },
  ]);
  const messages = await db
    .select({ words: outbox.words, link: outbox.link })
    .from(outbox)
    .where(like(outbox.dedupeKey, `rechecked:${line.id}:email:%`));
  expect(messages).toEqual([
    {
      words: { product: line.title.ko, at: "2027년 1월 11일 20:02" },
      link: `/reservation/${line.id}`,
    },
  ]);
  expect(await alarmCount(line.id)).toBe(1);

  await expect(recheckReservation(eve, ops, recheck)).rejects.toMatchObject({
    code: "reservation.step_refused",
    status: 409,
  });
  expect([await alarmCount(line.id), (await auditOf(db, line.id)).length]).toEqual([1, 1]);
});

test("the member reads when and by whom it was re-confirmed, never with whom; staff read all of it", async () => {
  const memberId = await member();
  const { placed } = await buy(memberId, [golf({ time: "08:32" })]);
  const { id, idx } = await lineOf(db, placed.id, "golf");
  await recheckReservation(eve, ops, { reservationId: id, with: "Khun Somchai" });
  const own = await findOwnReservation(db, "en", { id, memberId });
  const record = await findReservation(db, idx);
  expect(own).toMatchObject({ recheckedAt: eve.now(), recheckedBy: record?.rechecker });
  expect(own?.recheckedBy).toBeTruthy();
  const voucher = await findVoucher(db, { id, memberId });
  expect(voucher?.recheckedAt).toEqual(eve.now());
  expect(JSON.stringify([own, voucher])).not.toContain("Somchai");
  expect(record).toMatchObject({ recheckedWith: "Khun Somchai", history: [{ action: "paid" }] });
});

test("a re-check is refused without a name, too early, or once the line has begun", async () => {
  const { placed } = await buy(await member(), [golf({ time: "09:04" })]);
  const { id } = await lineOf(db, placed.id, "golf");
  const recheck = { reservationId: id, with: "Khun Ploy" };
  await expect(recheckReservation(eve, ops, { ...recheck, with: " " })).rejects.toMatchObject({
    code: "reservation.recheck_with_required",
  });
  // Two days before, in its last second in Thailand; and the minute of tee-off.
  for (const moment of ["2027-01-10T16:59:59Z", "2027-01-12T02:04:00Z"]) {
    await expect(recheckReservation(at(moment), ops, recheck)).rejects.toMatchObject({
      code: "reservation.step_refused",
    });
  }
  expect(await rowOf(id)).toMatchObject({ recheckedAt: null, recheckedBy: null });
  expect(await auditOf(db, id)).toEqual([]);
  await recheckReservation(at("2027-01-12T02:03:00Z"), ops, recheck);
  expect((await rowOf(id)).recheckedWith).toBe("Khun Ploy");
});

test.each(RESERVATION_STATUSES.filter((status) => status !== "COMPLETE"))(
  "a reservation that is %s is not re-confirmed",
  async (status) => {
    const { ids, orderId } = await paidTrip(db, toss, await member(), {
      lines: [{ card: 1_000, status }],
    });
    if (status === "CANCELLED") await releaseStock(db, orderId);
    const [id = ""] = ids;
    await expect(
      recheckReservation(eve, ops, { reservationId: id, with: "Khun Ploy" }),
    ).rejects.toMatchObject({ code: "reservation.step_refused" });
    expect(await rowOf(id)).toMatchObject({ status, recheckedAt: null });
    expect([await alarmCount(id), await auditOf(db, id)]).toEqual([0, []]);
  },
);

test("an unknown reservation is not found", async () => {
  const asked = { reservationId: crypto.randomUUID(), with: "Khun Ploy" };
  await expect(recheckReservation(eve, ops, asked)).rejects.toMatchObject({ status: 404 });
});
