import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { members } from "#app/db/schema/member/member-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { dashboardFacts } from "#app/features/operations/today/dashboard-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findReservation } from "./reservation-detail-queries.server.ts";
import type { ReservationFilter } from "./reservation-filter.ts";
import {
  countQueues,
  listReservations,
  newestReservations,
  queueNumbers,
} from "./reservation-queue-queries.server.ts";
import { refundSums } from "./reservation-sums-table.tsx";

const db = await testDatabase("demo");
const all = { q: "", page: 1 };
const list = (filter: ReservationFilter) => listReservations(db, "ko", filter, TEST_NOW);
const counts = () => countQueues(db, TEST_NOW);
const numbers = (filter: Partial<ReservationFilter>) =>
  queueNumbers(db, { ...all, ...filter }, TEST_NOW);

test("lines to confirm are sorted by waiting time or by day", async () => {
  const { rows } = await list({ ...all, queue: "confirm", sort: "day" });
  const days = rows.map(({ usedOn }) => usedOn);
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted());
  expect(rows.every(({ status }) => status === "PENDING")).toBe(true);
  const byAge = await list({ ...all, queue: "confirm" });
  const ages = byAge.rows.map(({ since }) => since.getTime());
  expect(ages).toEqual(ages.toSorted((a, b) => a - b));
  expect((await counts()).confirm).toBe(rows.length);
  const inOrder = await numbers({ queue: "confirm", sort: "day" });
  expect(inOrder).toEqual(rows.map(({ idx }) => idx));
});

test("refunds wait in their own queues, by what has to be done about them", async () => {
  const { rows } = await list({ ...all, queue: "decide" });
  expect(rows).toMatchObject([{ status: "REFUND_REQUEST", refundStatus: "review" }]);
  expect(await counts()).toMatchObject({ decide: 1, sending: 0 });
  const waiting = eq(refunds.status, "review");
  await db.update(refunds).set({ status: "failed" }).where(waiting);
  expect(await counts()).toMatchObject({ decide: 0, sending: 1 });
  expect(await numbers({ queue: "sending" })).toEqual([rows[0]?.idx]);
  await db.update(refunds).set({ status: "review" }).where(eq(refunds.status, "failed"));
});

test("upcoming reservations are the confirmed ones from today at the venue on, soonest first", async () => {
  const { rows, total } = await list({ ...all, queue: "coming" });
  const days = rows.map(({ usedOn }) => usedOn);
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual(days.toSorted());
  expect(rows.every(({ status, usedOn }) => status === "COMPLETE" && usedOn >= "2026-11-15")).toBe(
    true,
  );
  expect((await counts()).coming).toBe(total);
  const [soonest] = rows;
  // The last second of that day in Bangkok, and the first of the next one.
  const lastSecond = new Date(`${soonest?.usedOn}T16:59:59Z`);
  const isThere = async (now: Date) =>
    (await listReservations(db, "ko", { ...all, queue: "coming" }, now)).rows.some(
      ({ idx }) => idx === soonest?.idx,
    );
  expect(soonest?.zone).toBe("Asia/Bangkok");
  expect(await isThere(lastSecond)).toBe(true);
  expect(await isThere(new Date(lastSecond.getTime() + 1_000))).toBe(false);
});

test("the next line is within the filters of the list", async () => {
  const [first] = await numbers({ queue: "confirm" });
  const { rows } = await list({ ...all, queue: "confirm" });
  const kind = rows.find(({ idx }) => idx !== first)?.kind;
  const others = rows.filter((row) => row.kind === kind).map(({ idx }) => idx);
  expect(await numbers({ queue: "confirm", kind })).toEqual(others);
  expect(await numbers({ queue: "confirm", q: "PT-NOWHERE" })).toEqual([]);
});

test("a line shows its number of people", async () => {
  const { rows } = await list({ ...all, kind: "golf" });
  expect(rows.map(({ people }) => people)).toContain(2);
});

test("all lines come latest first, and a day filter shows only its own", async () => {
  const { rows } = await list(all);
  const days = rows.map(({ usedOn }) => usedOn);
  expect(days).toEqual(days.toSorted().reverse());
  const [first] = rows;
  const ofDay = await list({ ...all, day: first?.usedOn });
  expect(ofDay.rows.every(({ usedOn }) => usedOn === first?.usedOn)).toBe(true);
});

test("number, voucher, name and phone find a line, however the phone is written", async () => {
  const { rows } = await list({ ...all, q: "PT-DEMO-0001" });
  expect(rows).toHaveLength(5);
  expect(rows.every(({ customer }) => customer === "김*현")).toBe(true);
  const [line] = await db
    .select({ voucher: reservations.voucherCode, phone: members.phone, memberId: members.id })
    .from(reservations)
    .innerJoin(orders, eq(orders.id, reservations.orderId))
    .innerJoin(members, eq(members.id, reservations.memberId))
    .where(eq(orders.number, "PT-DEMO-0001"));
  const found = async (q: string) => (await list({ ...all, q })).total;
  expect(await found(line?.voucher ?? "")).toBe(1);
  await db
    .update(members)
    .set({ phone: "+82 10-9876-1234" })
    .where(eq(members.id, line?.memberId ?? ""));
  const byPhone = await found("010-9876-1234");
  expect(byPhone).toBeGreaterThanOrEqual(5);
  expect(await found("+82 (0)10 9876 1234")).toBe(byPhone);
  expect(await found("1234")).toBe(byPhone);
  for (const guess of ["61234", "761234", "9876-1234", "10 9876 1234", "0109876123"]) {
    expect([guess, await found(guess)]).toEqual([guess, 0]);
  }
  expect(await found("010-0000-9999")).toBe(0);
});

test.each(["day", "age"] as const)(
  "the matches of a text are paged in the order of the list (by %s)",
  async (sort) => {
    const [member] = await db.select().from(members).where(eq(members.loginId, "demo"));
    const first = sort === "age" ? reservations.createdAt : reservations.usedOn;
    const lines = await db
      .select({ idx: reservations.idx })
      .from(reservations)
      .where(eq(reservations.memberId, member?.id ?? ""))
      .orderBy(desc(first), desc(reservations.idx));
    const expected = lines.map(({ idx }) => idx);
    expect(expected.length).toBeGreaterThan(2);
    const seen: number[] = [];
    for (const page of expected.map((_, index) => index + 1)) {
      const found = await list({ q: member?.name ?? "", page, sort, size: 1 });
      expect(found.total).toBe(expected.length);
      seen.push(...found.rows.map(({ idx }) => idx));
    }
    expect(seen).toEqual(expected);
  },
);

test("filters by kind and city show only matching lines", async () => {
  const golf = await list({ ...all, kind: "golf" });
  expect(golf.rows.every(({ kind }) => kind === "golf")).toBe(true);
  const everywhere = await list(all);
  const pattaya = await list({ ...all, region: "pattaya" });
  expect(pattaya.total).toBeGreaterThan(0);
  expect(pattaya.total).toBeLessThanOrEqual(everywhere.total);
  expect((await list({ ...all, region: "nowhere" })).total).toBe(0);
});

test("a reservation is shown with its order, its history and its refund amount", async () => {
  const [newest] = await newestReservations(db, "ko", 1);
  const reservation = await findReservation(db, newest?.idx ?? 0);
  expect(reservation?.orderNumber).toMatch(/^PT-DEMO-/);
  expect(reservation?.lines.map(({ idx }) => idx)).toContain(newest?.idx);
  expect(await findReservation(db, 999_999)).toBeUndefined();

  const [idx = 0] = await numbers({ queue: "decide" });
  const asked = await findReservation(db, idx);
  expect(asked).toMatchObject({ status: "REFUND_REQUEST", customer: "김도현" });
  expect(asked?.history.length).toBeGreaterThan(0);
  const [refund] = asked?.refunds ?? [];
  const [sum] = refund ? refundSums(refund, TEST_NOW) : [];
  expect(sum?.refund).toBe(30_000);
  expect((sum?.paid ?? 0) - (sum?.fee ?? 0)).toBe(sum?.refund);
});

test("staff without a queue see the content that they edit", async () => {
  const facts = await dashboardFacts(db, "content", TEST_NOW);
  expect(facts.members).toBeUndefined();
  expect(facts.courses).toEqual({ all: 112, published: 112 });
  expect(facts.content).toMatchObject({ untranslated: 0 });
  expect((await dashboardFacts(db, "support", TEST_NOW)).members).toBeGreaterThan(0);
});
