import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { pointEntries } from "#app/db/schema/benefit-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status/status.ts";
import { auditLedger } from "#app/features/order/ledger-audit/run-ledger-audit.server.ts";
import { releaseStock } from "#app/features/pricing/stock/stock.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  askTheCourse,
  auditOf,
  historyOf,
  lettersAbout,
  lineOf,
  linesOf,
  paymentKeyOf,
  refundsOf,
  staffOf,
} from "#tests/support/order/admin-trip.ts";
import { caddie, golf, stay } from "#tests/support/order/order-lines.ts";
import { orderingShop } from "#tests/support/order/ordering.ts";
import { paidTrip } from "#tests/support/order/paid-trip.ts";
import { paymentsOf } from "#tests/support/payment/audited.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import {
  changeReservationStatus,
  RESERVATION_ACTIONS,
} from "./change-reservation-status.server.ts";

const db = await testDatabase("demo");
const { services, toss, member, buy } = await orderingShop(db);
const ops = await staffOf(db);
await askTheCourse(db);

afterEach(async () => {
  expect(await auditLedger(db, await paymentsOf(toss))).toEqual([]);
});

test("a line is confirmed with the supplier's reference, and with nothing else", async () => {
  const { placed } = await buy(await member(), [golf({ time: "06:00" })]);
  const line = await lineOf(db, placed.id, "golf");
  expect(line.status).toBe("PENDING");
  const step = { reservationId: line.id, action: "confirm" } as const;
  await expect(
    changeReservationStatus(services, ops, { ...step, reference: "  " }),
  ).rejects.toMatchObject({
    code: "reservation.reference_required",
  });
  await changeReservationStatus(services, ops, { ...step, reference: " SCC-0112 " });

  expect(await lineOf(db, placed.id, "golf")).toMatchObject({
    status: "COMPLETE",
    supplierReference: "SCC-0112",
    confirmedBy: ops.id,
    confirmedAt: TEST_NOW,
  });
  expect((await historyOf(db, line.id)).at(-1)).toMatchObject({
    action: "confirm",
    actor: "staff",
    actorId: ops.id,
    before: "PENDING",
    after: "COMPLETE",
    reference: "SCC-0112",
    createdAt: TEST_NOW,
  });
  expect(await auditOf(db, line.id)).toMatchObject([
    {
      actorId: ops.id,
      action: "reservation.confirm",
      before: { status: "PENDING" },
      after: { status: "COMPLETE", reference: "SCC-0112" },
    },
  ]);
  expect(await lettersAbout(db, `confirmed:${line.id}`)).toBe(1);
  await expect(
    changeReservationStatus(services, ops, { ...step, reference: "again" }),
  ).rejects.toMatchObject({ code: "reservation.step_refused", status: 409 });
  expect(await lettersAbout(db, `confirmed:${line.id}`)).toBe(1);
});

test("a line that the supplier refuses is refunded in full, with its dependent lines, and nothing else", async () => {
  const memberId = await member();
  await db
    .insert(pointEntries)
    .values({ memberId, amount: 30_000, reason: "event", subject: "event:1" });
  const { placed } = await buy(memberId, [golf({ time: "06:32" }), caddie(), stay()], {
    points: 30_000,
  });
  const line = await lineOf(db, placed.id, "golf");
  const step = { reservationId: line.id, action: "refuse" } as const;
  await expect(changeReservationStatus(services, ops, step)).rejects.toMatchObject({
    code: "reservation.reason_required",
  });
  await changeReservationStatus(services, ops, { ...step, reason: "그날 대회가 열려요" });

  const lines = await linesOf(db, placed.id);
  const fallen = lines.filter(({ status }) => status === "CANCELLED");
  expect(fallen.map(({ kind }) => kind).toSorted()).toEqual(["caddy", "golf"]);
  expect(lines.find(({ kind }) => kind === "hotel")?.status).not.toBe("CANCELLED");
  for (const each of fallen) {
    expect(each).toMatchObject({ refund: each.paid, refundedCard: each.card });
  }
  const [refund] = await refundsOf(db, placed.id);
  const card = fallen.reduce((sum, each) => sum + each.card, 0);
  expect(refund).toMatchObject({ kind: "refusal", status: "done", fee: 0, card });
  const seen = await toss.gateway.find({ paymentKey: await paymentKeyOf(db, placed.id) });
  expect(seen).toMatchObject({ payment: { cancels: [{ amount: card }] } });
  expect((await historyOf(db, line.id)).map(({ action, after }) => [action, after])).toEqual([
    ["paid", "PENDING"],
    ["refuse", "REFUND_REQUEST"],
    ["refund", "CANCELLED"],
  ]);
  expect(await lettersAbout(db, `refused:${line.id}`)).toBe(1);
});

test("a refusal holds while the provider cannot be reached, and its refund is sent later", async () => {
  const { placed } = await buy(await member(), [golf({ time: "07:04" })]);
  const line = await lineOf(db, placed.id, "golf");
  const alone = { ...services, payments: undefined };
  const step = { reservationId: line.id, action: "refuse", reason: "full" } as const;
  await changeReservationStatus(alone, ops, step);
  expect((await lineOf(db, placed.id, "golf")).status).toBe("REFUND_REQUEST");
  expect(await refundsOf(db, placed.id)).toMatchObject([{ status: "sending", tries: 1 }]);
});

test("staff mark a line as used from its day on, and its points are given once", async () => {
  const memberId = await member();
  const { placed } = await buy(memberId, [golf({ time: "07:36" })]);
  const line = await lineOf(db, placed.id, "golf");
  const use = { reservationId: line.id, action: "use" } as const;
  await changeReservationStatus(services, ops, {
    reservationId: line.id,
    action: "confirm",
    reference: "A1",
  });
  await expect(changeReservationStatus(services, ops, use)).rejects.toMatchObject({
    code: "reservation.not_yet_used",
  });
  const thatDay = { ...services, now: () => new Date("2027-01-12T00:30:00Z") };
  await changeReservationStatus(thatDay, ops, use);
  await expect(changeReservationStatus(thatDay, ops, use)).rejects.toMatchObject({
    code: "reservation.step_refused",
  });
  const entries = await db.select().from(pointEntries).where(eq(pointEntries.memberId, memberId));
  expect(entries).toMatchObject([
    {
      amount: Math.floor(line.card / 100),
      reason: "used",
      subject: `reservation:${line.id}`,
      expiresOn: "2029-01-11",
    },
  ]);
});

const ALLOWED = [
  "PENDING confirm",
  "PENDING refuse",
  "COMPLETE use",
  "REFUND_REQUEST refuse_refund",
];
const forbidden = RESERVATION_STATUSES.flatMap((status) =>
  RESERVATION_ACTIONS.map((action) => ({ status, action })),
).filter(({ status, action }) => !ALLOWED.includes(`${status} ${action}`));

test.each(forbidden)("from $status staff cannot $action", async ({ status, action }) => {
  const { ids, orderId } = await paidTrip(db, toss, await member(), {
    lines: [{ card: 1_000, status, usedOn: "2026-11-14" }],
  });
  if (status === "CANCELLED") await releaseStock(db, orderId);
  const [id = ""] = ids;
  const asked = { reservationId: id, action, reference: "R-1", reason: "because" };
  await expect(changeReservationStatus(services, ops, asked)).rejects.toMatchObject({
    status: 409,
  });
  const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
  expect(row).toMatchObject({ status, supplierReference: null, refund: null });
  expect(await historyOf(db, id)).toEqual([]);
  expect(await auditOf(db, id)).toEqual([]);
});

test("an unknown reservation is not found", async () => {
  const asked = { reservationId: crypto.randomUUID(), action: "confirm", reference: "1" } as const;
  await expect(changeReservationStatus(services, ops, asked)).rejects.toMatchObject({
    status: 404,
  });
});
