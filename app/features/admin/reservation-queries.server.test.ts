import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member.ts";
import { orders, reservations } from "#app/db/schema/order.ts";
import { refunds } from "#app/db/schema/payment.ts";
import { embeddedDatabase } from "#tests/support/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { dashboardFacts } from "./dashboard-queries.server.ts";
import { findReservation } from "./reservation-detail-queries.server.ts";
import {
  countQueues,
  listReservations,
  newestReservations,
  queueNumbers,
} from "./reservation-queries.server.ts";
import { refundSums } from "./reservation-sums.ts";

const db = await embeddedDatabase("demo");
const all = { q: "", page: 1 };

test("what is to be confirmed comes longest waiting first, or soonest first", async () => {
  const { rows } = await listReservations(db, "ko", { ...all, queue: "confirm", sort: "day" });
  const days = rows.map(({ usedOn }) => usedOn);
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted());
  expect(rows.every(({ status }) => status === "PENDING")).toBe(true);
  const byAge = await listReservations(db, "ko", { ...all, queue: "confirm" });
  const ages = byAge.rows.map(({ since }) => since.getTime());
  expect(ages).toEqual(ages.toSorted((a, b) => a - b));
  expect((await countQueues(db)).confirm).toBe(rows.length);
  const numbers = await queueNumbers(db, { queue: "confirm", sort: "day" });
  expect(numbers).toEqual(rows.map(({ idx }) => idx));
});

test("refunds wait in their own queues, by what has to be done about them", async () => {
  const { rows } = await listReservations(db, "ko", { ...all, queue: "decide" });
  expect(rows).toMatchObject([{ status: "REFUND_REQUEST", refundStatus: "review" }]);
  expect(await countQueues(db)).toMatchObject({ decide: 1, sending: 0 });
  const waiting = eq(refunds.status, "review");
  await db.update(refunds).set({ status: "failed" }).where(waiting);
  expect(await countQueues(db)).toMatchObject({ decide: 0, sending: 1 });
  expect(await queueNumbers(db, { queue: "sending" })).toEqual([rows[0]?.idx]);
  await db.update(refunds).set({ status: "review" }).where(eq(refunds.status, "failed"));
});

test("everything comes latest first, and a day keeps only its own", async () => {
  const { rows } = await listReservations(db, "ko", all);
  const days = rows.map(({ usedOn }) => usedOn);
  expect(days).toEqual(days.toSorted().reverse());
  const [first] = rows;
  const ofDay = await listReservations(db, "ko", { ...all, day: first?.usedOn });
  expect(ofDay.rows.every(({ usedOn }) => usedOn === first?.usedOn)).toBe(true);
});

test("number, voucher, name and phone find a line, however the phone is written", async () => {
  const { rows } = await listReservations(db, "en", { ...all, q: "PT-DEMO-0001" });
  expect(rows).toHaveLength(5);
  expect(rows.every(({ customer }) => customer === "김*현")).toBe(true);
  const [line] = await db
    .select({ voucher: reservations.voucherCode, phone: members.phone, memberId: members.id })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .where(eq(orders.number, "PT-DEMO-0001"));
  const found = async (q: string) => (await listReservations(db, "ko", { ...all, q })).total;
  expect(await found(line?.voucher ?? "")).toBe(1);
  await db
    .update(members)
    .set({ phone: "+82 10-9876-1234" })
    .where(eq(members.id, line?.memberId ?? ""));
  const byPhone = await found("010-9876-1234");
  expect(byPhone).toBeGreaterThanOrEqual(5);
  expect(await found("98761234")).toBe(byPhone);
  expect(await found("010-0000-9999")).toBe(0);
});

test("kind and city leave only their own", async () => {
  const golf = await listReservations(db, "ko", { ...all, kind: "golf" });
  expect(golf.rows.every(({ kind }) => kind === "golf")).toBe(true);
  const everywhere = await listReservations(db, "ko", all);
  const pattaya = await listReservations(db, "ko", { ...all, region: "pattaya" });
  expect(pattaya.total).toBeGreaterThan(0);
  expect(pattaya.total).toBeLessThanOrEqual(everywhere.total);
  expect((await listReservations(db, "ko", { ...all, region: "nowhere" })).total).toBe(0);
});

test("a reservation is shown with its order, its history and what its refund comes to", async () => {
  const [newest] = await newestReservations(db, "ko", 1);
  const reservation = await findReservation(db, newest?.idx ?? 0);
  expect(reservation?.orderNumber).toMatch(/^PT-DEMO-/);
  expect(reservation?.lines.map(({ idx }) => idx)).toContain(newest?.idx);
  expect(await findReservation(db, 999_999)).toBeUndefined();

  const [idx = 0] = await queueNumbers(db, { queue: "decide" });
  const asked = await findReservation(db, idx);
  expect(asked).toMatchObject({ status: "REFUND_REQUEST", customer: "김도현" });
  expect(asked?.history.length).toBeGreaterThan(0);
  const [refund] = asked?.refunds ?? [];
  const [sum] = refund ? refundSums(refund, TEST_NOW) : [];
  expect(sum?.refund).toBe(30_000);
  expect((sum?.paid ?? 0) - (sum?.fee ?? 0)).toBe(sum?.refund);
});

test("the dashboard counts what waits", async () => {
  const facts = await dashboardFacts(db, "owner", TEST_NOW);
  expect(facts.bookings).toMatchObject({
    tomorrow: "2026-11-16",
    pending: { count: 2 },
    refunds: { count: 1, refund: 30_000 },
  });
  expect(facts.courses).toEqual({ all: 112, published: 112 });
  expect(facts.questions?.count).toBeGreaterThan(0);
  expect(facts.members).toBeGreaterThan(0);
});

test("a role is told nothing of what it may not read", async () => {
  const facts = await dashboardFacts(db, "content", TEST_NOW);
  expect(facts.bookings).toBeUndefined();
  expect(facts.questions).toBeUndefined();
  expect(facts.members).toBeUndefined();
  expect(facts.courses).toBeDefined();
  expect(facts.content).toMatchObject({ untranslated: 0 });
});
