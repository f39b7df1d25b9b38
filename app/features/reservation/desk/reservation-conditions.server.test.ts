import { asc, count, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { refundProposals } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { needsRecheck, recheckBy } from "#app/domain/reservation/status/recheck-rules.ts";
import { RESERVATION_STATUSES } from "#app/domain/reservation/status/status.ts";
import { waitingCounts } from "#app/features/operations/today/waiting-counts.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { orderRow, roundRow } from "#tests/support/order/trip-rows.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { toRecheck } from "./reservation-conditions.server.ts";
import { countQueues, listReservations, queueNumbers } from "./reservation-queue-queries.server.ts";

const db = await testDatabase("demo");
const OPS = { id: demoMemberId("ops"), role: "ops" } as const;
const DAY: LocalDate = "2027-03-10";
const filter = { q: "", page: 1, queue: "recheck" } as const;

function roundAt(time: string): CartLine {
  const none = won(0);
  const fees = { green: none, cart: none, caddy: none, van: none };
  const rest = { players: 2, fees, cars: 0, callvan: "none" } as const;
  return { kind: "golf", courseId: "th-suwan", date: DAY, time, ...rest };
}

/** A line of every status, day, hour and zone, and one that was already re-checked. */
async function everyLine(): Promise<string[]> {
  const memberId = demoMemberId("guest");
  const [order] = await db
    .insert(orders)
    .values(orderRow("PT-TEST-RECHECK", memberId, { status: "PAID" }))
    .returning({ id: orders.id });
  const booked = { orderId: order?.id ?? "", memberId };
  const days = [-1, 0, 1, 2].map((ahead) => addDays(DAY, ahead));
  const zones = ["Asia/Bangkok", "Asia/Tokyo"];
  const choices = [null, roundAt("06:08"), roundAt("12:30"), roundAt("23:59")];
  const rows = days.flatMap((usedOn) =>
    zones.flatMap((zone) =>
      choices.flatMap((choice) => [
        ...RESERVATION_STATUSES.map((status) =>
          roundRow({ ...booked, usedOn }, { zone, choice, status }),
        ),
        roundRow(
          { ...booked, usedOn },
          { zone, choice, status: "COMPLETE", recheckedAt: TEST_NOW },
        ),
      ]),
    ),
  );
  const made = await db.insert(reservations).values(rows).returning({ id: reservations.id });
  return made.map(({ id }) => id);
}

test("the queue matches the rule at every hour", async () => {
  const ids = await everyLine();
  const lines = await db.select().from(reservations).where(inArray(reservations.id, ids));
  for (const time of ["00:00", "05:30", "06:07", "06:08", "12:29", "12:30", "15:00", "17:00"]) {
    for (const zone of ["+07:00", "+09:00"]) {
      const now = new Date(`${DAY}T${time}:00${zone}`);
      const due = await db
        .select({ idx: reservations.idx })
        .from(reservations)
        .where(toRecheck(now))
        .orderBy(asc(reservations.idx));
      const wanted = lines.filter((line) => needsRecheck(line, now)).map(({ idx }) => idx);
      expect(wanted.length).toBeGreaterThan(0);
      expect(due.map(({ idx }) => idx)).toEqual(wanted.toSorted((a, b) => a - b));
    }
  }
  const now = new Date(`${DAY}T05:30:00+07:00`);
  const { rows, total } = await listReservations(db, "ko", filter, now);
  expect(await queueNumbers(db, filter, now)).toEqual(rows.map(({ idx }) => idx));
  expect((await countQueues(db, now)).recheck).toBe(total);
  const byIdx = new Map(lines.map((line) => [line.idx, line]));
  const order = rows.map(({ idx }) => {
    const line = byIdx.get(idx);
    const time = line?.choice && "time" in line.choice ? (line.choice.time ?? "") : "24:00";
    return line ? `${recheckBy(line).toISOString()} ${time}` : "";
  });
  expect(order).toEqual(order.toSorted());
  await db.delete(reservations).where(inArray(reservations.id, ids));
});

test("the demo has a round of tomorrow to re-check, and the menu counts it until it is done", async () => {
  const { rows } = await listReservations(db, "en", filter, TEST_NOW);
  expect(rows).toMatchObject([
    { orderNumber: "PT-DEMO-0008", usedOn: "2026-11-16", status: "COMPLETE" },
    { orderNumber: "PT-DEMO-0009", usedOn: "2026-11-16", status: "COMPLETE" },
  ]);
  const waiting = async () => (await waitingCounts(db, OPS, TEST_NOW)).reservations ?? 0;
  const [pending] = await db
    .select({ count: count() })
    .from(reservations)
    .where(eq(reservations.status, "PENDING"));
  const refundsToDecide = 1;
  expect(await waiting()).toBe((pending?.count ?? 0) + refundsToDecide + 2);
  await db
    .update(reservations)
    .set({ recheckedAt: TEST_NOW })
    .where(eq(reservations.idx, rows[0]?.idx ?? 0));
  expect(await waiting()).toBe((pending?.count ?? 0) + refundsToDecide + 1);
  expect(
    (await waitingCounts(db, { ...OPS, role: "content" }, TEST_NOW)).reservations,
  ).toBeUndefined();

  const before = await waiting();
  const moved = await db
    .update(refunds)
    .set({ status: "failed" })
    .where(eq(refunds.status, "review"))
    .returning({ id: refunds.id });
  expect(moved).toHaveLength(refundsToDecide);
  expect(await waiting()).toBe(before);
});

test("counts a refund that waits for a second person, except in the menu of its proposer", async () => {
  const [refund] = await db.select().from(refunds).where(eq(refunds.status, "failed"));
  const refundId = refund?.id ?? "";
  await db.update(refunds).set({ status: "review" }).where(eq(refunds.id, refundId));
  const owner = { id: demoMemberId("owner"), role: "owner" } as const;
  const of = async (staff: typeof OPS | typeof owner) =>
    (await waitingCounts(db, staff, TEST_NOW)).reservations ?? 0;
  const before = await of(OPS);
  const proposal = {
    refundId,
    card: won(1),
    points: won(0),
    code: "goodwill",
    reason: "x",
  } as const;
  await db.insert(refundProposals).values({ ...proposal, proposedBy: OPS.id });
  expect([await of(OPS), await of(owner)]).toEqual([before - 1, before]);
});

test("a line that moved with its round waits in the queue to confirm, from the hour of the move", async () => {
  const [line] = await db
    .select()
    .from(reservations)
    .where(eq(reservations.status, "COMPLETE"))
    .limit(1);
  const id = line?.id ?? "";
  const confirm = { q: "", page: 1, queue: "confirm" } as const;
  const { total } = await listReservations(db, "ko", confirm, TEST_NOW);
  await db
    .update(reservations)
    .set({ referenceLostAt: TEST_NOW, supplierReference: null })
    .where(eq(reservations.id, id));
  const after = await listReservations(db, "ko", confirm, TEST_NOW);
  expect(after.total).toBe(total + 1);
  expect(after.rows.find(({ idx }) => idx === line?.idx)).toMatchObject({ since: TEST_NOW });
  expect((await countQueues(db, TEST_NOW)).confirm).toBe(total + 1);
  await db.update(reservations).set({ status: "CANCELLED" }).where(eq(reservations.id, id));
  expect((await countQueues(db, TEST_NOW)).confirm).toBe(total);
});
