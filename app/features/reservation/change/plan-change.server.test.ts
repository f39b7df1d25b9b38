import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { vanVehicles } from "#app/db/schema/catalog/callvan-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { historyOf, lineOf, linesOf, refundsOf } from "#tests/support/order/admin-trip.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { caddie, golf, stay } from "#tests/support/order/order-lines.ts";

const shop = await changedShop();
const { db, paid, wish, change, plan } = shop;
const VAN = { callvan: "round_trip", cars: 1 } as const;

test("the van and the named caddie go along to another day, and everything keeps its number", async () => {
  const { memberId, line, round, orderId } = await paid(
    golf({ players: 2, ...VAN }),
    ({ date }) => [caddie({ date })],
  );
  const date = addDays(round.date, 7 * 7);
  const planned = await plan(memberId, [wish(line, { date })]);
  expect(planned).toMatchObject({ refusals: [], leaving: [] });
  expect(planned.lines.map(({ kind }) => kind).toSorted()).toEqual(["caddy", "callvan", "golf"]);
  const before = await linesOf(db, orderId);
  await change(memberId, [wish(line, { date })]);
  const after = await linesOf(db, orderId);
  expect(after.map(({ idx, voucherCode }) => [idx, voucherCode])).toEqual(
    before.map(({ idx, voucherCode }) => [idx, voucherCode]),
  );
  expect(new Set(after.map(({ usedOn }) => usedOn))).toEqual(new Set([date]));
  const steps = await historyOf(db, line.id);
  expect(steps.at(-1)).toMatchObject({ action: "change", actor: "member", actorId: memberId });
});

test("a caddie who does not work on that day is cancelled by her own policy, once the member agreed", async () => {
  const { memberId, line, round, orderId } = await paid(golf({ players: 2 }), ({ date }) => [
    caddie({ date }),
  ]);
  const [known] = await db.select().from(caddies).where(eq(caddies.id, caddie().caddyId));
  let date = addDays(round.date, 1);
  while (weekdayOf(date) !== known?.dayOff) date = addDays(date, 1);
  const changes = [wish(line, { date })];
  const planned = await plan(memberId, changes);
  const hers = await lineOf(db, orderId, "caddy");
  expect(planned.leaving).toMatchObject([
    { reservationId: hers.id, idx: hers.idx, fee: 0, refund: hers.paid },
  ]);
  await change(memberId, changes);
  expect(await shop.lineNow(hers)).toMatchObject({ status: "CANCELLED", refund: hers.paid });
  expect((await refundsOf(db, orderId)).map(({ kind }) => kind)).toContain("cancel");
});

test("one of two named caddies leaves with her golfer", async () => {
  const [, second = ""] = (
    await db
      .select({ id: caddies.id })
      .from(caddies)
      .where(eq(caddies.courseId, caddie().courseId))
      .orderBy(caddies.id)
  )
    .map(({ id }) => id)
    .toSorted((a) => (a === caddie().caddyId ? -1 : 1));
  await db.update(caddies).set({ dayOff: 6 }).where(eq(caddies.courseId, caddie().courseId));
  const { memberId, line } = await paid(golf({ players: 2 }), ({ date }) => [
    caddie({ date }),
    caddie({ date, caddyId: second }),
  ]);
  const planned = await plan(memberId, [wish(line, { players: 1 })]);
  expect(planned.refusals).toEqual([]);
  expect(planned.leaving).toHaveLength(1);
  await change(memberId, [wish(line, { players: 1 })]);
});

test("the van is cancelled when no car is free on the other day", async () => {
  const { memberId, line, round, orderId } = await paid(golf({ players: 2, ...VAN }));
  const van = await lineOf(db, orderId, "callvan");
  const date = addDays(round.date, 2);
  const [car] = await db.select().from(stockDays).where(eq(stockDays.kind, "car"));
  for (const { id: productId } of await db.select().from(vanVehicles)) {
    const place = { kind: "car", productId, day: date, slot: car?.slot ?? "" } as const;
    await db.insert(stockDays).values({ ...place, capacity: 1, taken: 1, elsewhere: 1 });
  }
  const changes = [wish(line, { date })];
  expect((await plan(memberId, changes)).leaving).toMatchObject([{ idx: van.idx }]);
  await change(memberId, changes);
  expect(await shop.lineNow(van)).toMatchObject({ status: "CANCELLED" });
  expect(await shop.lineNow(line)).toMatchObject({ usedOn: date, choice: { callvan: "none" } });
});

test("the tier of the old line keeps its fee: of a part for fewer, of everything for another time", async () => {
  const { memberId, line, round } = await paid(golf({ players: 4 }));
  // 29 days before: ten percent by the standard terms, at most what the course's own policy says.
  const now = new Date(`${addDays(round.date, -12)}T03:00:00Z`);
  const fewer = await plan(memberId, [wish(line, { players: 3 })], now);
  const [own] = fewer.lines;
  expect(own?.feePercent).toBeGreaterThan(0);
  expect(fewer.refund.sum).toBe(line.amount / 4 - fewer.fee);
  expect(fewer.fee).toBe(Math.ceil((line.amount / 4) * ((own?.feePercent ?? 0) / 100)));
  const other = await plan(memberId, [wish(line, { time: "06:00" })], now);
  expect(other.fee).toBe(Math.ceil(line.amount * ((own?.feePercent ?? 0) / 100)));
  await change(memberId, [wish(line, { players: 3 })], now);
});

test("points are refunded before money, and the rest adds up", async () => {
  const { memberId, line } = await shop.paidWithPoints(golf({ players: 4 }), 5_000);
  const planned = await plan(memberId, [wish(line, { players: 3 })]);
  expect(planned.refund).toMatchObject({ points: 5_000, card: line.amount / 4 - 5_000 });
  await change(memberId, [wish(line, { players: 3 })]);
  const [row] = await db.select().from(reservations).where(eq(reservations.id, line.id));
  expect(row).toMatchObject({ points: 0, card: (line.amount / 4) * 3 });
});

test("a stay gives up a room, or takes one more night", async () => {
  const { memberId, orderId } = await paid(golf(), ({ date }) => [
    stay({ checkIn: date, checkOut: addDays(date, 2), rooms: 2, adults: 4 }),
  ]);
  const line = await lineOf(db, orderId, "hotel");
  const fewer = [wish(line, { rooms: 1, adults: 2 })];
  const planned = await plan(memberId, fewer);
  expect(planned).toMatchObject({ refusals: [], refund: { sum: line.amount / 2 } });
  await change(memberId, fewer);
  const now = await lineOf(db, orderId, "hotel");
  const longer = await plan(memberId, [
    wish(now, { checkOut: addDays(now.endsOn ?? "2027-01-01", 1) }),
  ]);
  expect(longer.pay).toBeGreaterThan(0);
  expect(longer.lines[0]?.after.bill.rows.slice(0, 2)).toEqual(now.bill?.rows);
});

test("two rounds at one time, nothing at all, and a closed day are refused", async () => {
  const { memberId, line, round } = await paid(golf(), ({ date }) => [
    golf({ date: addDays(date, 1), time: "10:00" }),
  ]);
  const codes = async (to: Parameters<typeof wish>[1]) =>
    (await plan(memberId, [{ ...wish(line, to), travellers: undefined }])).refusals.map(
      ({ code }) => code,
    );
  expect(await codes({})).toEqual(["reservation.change_nothing"]);
  expect(await codes({ date: addDays(round.date, 1) })).toEqual(["reservation.change_clash"]);
  expect(await codes({ date: addDays(round.date, 1), time: "13:04" })).toEqual([
    "reservation.change_clash",
  ]);
  const closed = addDays(round.date, 3);
  await db.update(courseDays).set({ closed: true }).where(eq(courseDays.day, closed));
  expect(await codes({ date: closed })).toEqual(["reservation.date_not_ready"]);
  expect(await codes({ date: closed, players: 9 })).toEqual(["order.party_too_large"]);
});

test("another member's round is not found", async () => {
  const { line } = await paid();
  const stranger = await shop.member();
  await expect(plan(stranger, [wish(line, { players: 1 })])).rejects.toMatchObject({
    code: "common.not_found",
  });
});
