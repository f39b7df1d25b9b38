import { and, eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { caddies } from "#app/db/schema/catalog/caddie-tables.ts";
import { orders, reservations } from "#app/db/schema/order/order-tables.ts";
import { courseDays } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { stockDays } from "#app/db/schema/pricing/stock-tables.ts";
import { addDays, type LocalDate, weekdayOf } from "#app/domain/common/date/local-date.ts";
import { sendRefund } from "#app/features/reservation/refund/send-refunds.server.ts";
import { findVoucher } from "#app/features/reservation/voucher/voucher-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import {
  historyOf,
  lettersAbout,
  lineOf,
  linesOf,
  refundsOf,
} from "#tests/support/order/admin-trip.ts";
import {
  ASKED,
  letPass,
  offeredRounds,
  offerOf,
  takenAt,
} from "#tests/support/order/offered-round.ts";
import { COURSE, caddie, golf } from "#tests/support/order/order-lines.ts";
import { leavePlaces, orderingShop } from "#tests/support/order/ordering.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { acceptOffer, declineOffer } from "./answer-offer.server.ts";
import { expireOffers } from "./expire-offers.server.ts";
import { findElsewhere } from "./find-elsewhere.server.ts";
import { findOpenOffer } from "./offer-queries.server.ts";
import { offerTimes } from "./offer-times.server.ts";

const db = await testDatabase("demo");
const shop = await orderingShop(db);
const { services } = shop;
const { ops, pending } = await offeredRounds(db, shop);

afterEach(async () => {
  expect(await shop.audit()).toEqual([]);
});

const CADDIE = caddie().caddyId;
const WITH_VAN = { callvan: "round_trip", cars: 1 } as const;

/** A round with these options on the table. */
async function offeredWith(
  options: (date: LocalDate) => readonly string[],
  ...more: Parameters<typeof pending>
) {
  const round = await pending(...more);
  const times = options(round.date);
  await offerTimes(services, ops, { reservationId: round.line.id, times });
  const offer = await offerOf(db, round.line.id);
  return { ...round, times, offer, answer: { reservationId: round.line.id, offerId: offer.id } };
}

const next =
  (days: number, time = ASKED) =>
  (date: LocalDate) => [`${addDays(date, days)} ${time}`];

test("a round moves to another day: places, voucher, refund dates, van and caddie follow, at the price that was paid", async () => {
  // Weeks later on the same weekday, so that she works.
  const { memberId, line, orderId, date, times, answer } = await offeredWith(
    next(70),
    (day) => [caddie({ date: day, time: ASKED })],
    WITH_VAN,
  );
  const [time = ""] = times;
  const day = addDays(date, 70);
  const before = { old: await takenAt(db, date, ASKED), new: await takenAt(db, day, ASKED) };
  const sold = await db.select().from(orders).where(eq(orders.id, orderId));
  expect(await acceptOffer(services, memberId, { ...answer, time })).toEqual([]);

  expect(await takenAt(db, date, ASKED)).toBe(before.old - 2);
  expect(await takenAt(db, day, ASKED)).toBe(before.new + 2);
  const moved = await lineOf(db, orderId, "golf");
  expect(moved).toMatchObject({
    usedOn: day,
    status: "PENDING",
    paid: line.paid,
    tiers: line.tiers,
    title: line.title,
    detail: line.detail,
    choice: { date: day, time: ASKED },
  });
  expect(await lineOf(db, orderId, "caddy")).toMatchObject({ usedOn: day, choice: { date: day } });
  expect(await lineOf(db, orderId, "callvan")).toMatchObject({
    usedOn: day,
    choice: { date: day },
  });
  expect((await findVoucher(db, { id: line.id, memberId }))?.usedOn).toBe(day);
  expect(await db.select().from(orders).where(eq(orders.id, orderId))).toEqual(sold);
  expect(await refundsOf(db, orderId)).toEqual([]);
  expect((await historyOf(db, line.id)).at(-1)).toMatchObject({
    action: "accept_offer",
    reference: `${date} ${ASKED} → ${time}`,
  });
  expect(await lettersAbout(db, `offer-accepted:${answer.offerId}`)).toBe(1);
});

test("a round moves to another course, whose lines cannot go along and are refunded in full", async () => {
  const round = await pending((day) => [caddie({ date: day, time: ASKED })], WITH_VAN);
  const { memberId, line, orderId, date } = round;
  const before = await takenAt(db, date, ASKED);
  const search = { from: date, to: date, courseId: undefined };
  const [found] = (await findElsewhere(db, line, search, TEST_NOW)) ?? [];
  const time = found?.text ?? "";
  const other = found?.option.courseId;
  await offerTimes(services, ops, { reservationId: line.id, times: [time] });
  const answer = { reservationId: line.id, offerId: (await offerOf(db, line.id)).id };
  const children = (await linesOf(db, orderId)).filter(({ id }) => id !== line.id);
  const staying = children.map(({ idx }) => idx);
  const shown = await findOpenOffer(db, line, TEST_NOW);
  expect(shown?.times[0]?.elsewhere?.staying.map(({ idx }) => idx)).toEqual(staying);
  await expect(acceptOffer(services, memberId, { ...answer, time })).rejects.toMatchObject({
    code: "reservation.refund_changed",
  });
  const refundIds = await acceptOffer(services, memberId, { ...answer, time, without: staying });
  for (const id of refundIds) await sendRefund(services, id);
  const moved = await lineOf(db, orderId, "golf");
  expect(moved).toMatchObject({ productId: other, status: "PENDING", paid: line.paid });
  expect(moved.title).not.toEqual(line.title);
  for (const { kind, paid } of children) {
    expect(await lineOf(db, orderId, kind)).toMatchObject({ status: "CANCELLED", refund: paid });
  }
  expect(await takenAt(db, date, ASKED)).toBe(before - 2);
});

test("on her day off, or when she is taken, the caddie is named before the offer and refunded after it", async () => {
  const round = await pending((day) => [caddie({ date: day, time: ASKED })]);
  const { line, date } = round;
  const [her] = await db.select().from(caddies).where(eq(caddies.id, CADDIE));
  const staying = async (day: LocalDate) => {
    const search = { from: day, to: day, courseId: COURSE };
    const found = await findElsewhere(db, line, search, TEST_NOW);
    return found?.find(({ option }) => option.time === ASKED)?.staying.length;
  };
  const days = Array.from({ length: 7 }, (_, index) => addDays(date, index + 7));
  const off = days.find((day) => weekdayOf(day) === her?.dayOff) ?? date;
  const working = days.find((day) => weekdayOf(day) !== her?.dayOff) ?? date;
  expect(await staying(off)).toBe(1);
  expect(await staying(working)).toBe(0);
  const half = { kind: "caddy", productId: CADDIE, day: working, slot: "am" } as const;
  await db.insert(stockDays).values({ ...half, capacity: 1, taken: 1, elsewhere: 1 });
  expect(await staying(working)).toBe(1);
  await db
    .delete(stockDays)
    .where(and(eq(stockDays.productId, CADDIE), eq(stockDays.day, working)));
});

test("staff find free times of a period, the nearest first, of one course or of the region", async () => {
  const { line, date } = await pending();
  const from = addDays(date, -1);
  const to = addDays(date, 2);
  const here = await findElsewhere(db, line, { from, to, courseId: COURSE }, TEST_NOW);
  expect(new Set(here?.map(({ option }) => option.courseId))).toEqual(new Set([COURSE]));
  expect(here?.map(({ option }) => option.date)).not.toContain(date);
  const [first] = here ?? [];
  expect(first?.option.time).toBe(ASKED);
  expect([addDays(date, -1), addDays(date, 1)]).toContain(first?.option.date);
  const around = await findElsewhere(db, line, { from, to, courseId: undefined }, TEST_NOW);
  expect(new Set(around?.map(({ option }) => option.courseId)).size).toBeGreaterThan(1);
  expect(around?.[0]?.option.date).toBe(date);
});

test("does not offer what is full, closed, past, of another party's size or on another round's day", async () => {
  const { line, date } = await pending((day) => [golf({ date: addDays(day, 3), time: "10:00" })]);
  const refused = async (time: string) =>
    expect(
      offerTimes(services, ops, { reservationId: line.id, times: [time] }),
    ).rejects.toMatchObject({ code: "reservation.offer_times" });
  const full = addDays(date, 8);
  await leavePlaces(db, golf({ date: full, time: "11:04" }), 1);
  await refused(`${full} 11:04`);
  const closed = addDays(date, 9);
  const day = and(eq(courseDays.courseId, COURSE), eq(courseDays.day, closed));
  await db.update(courseDays).set({ closed: true }).where(day);
  await refused(`${closed} ${ASKED}`);
  await db.update(courseDays).set({ closed: false }).where(day);
  await refused(`2026-01-05 ${ASKED}`);
  await refused(`${addDays(date, 3)} ${ASKED}`);
  await refused(`${addDays(date, 1)} 03:33`);
  await refused(`nowhere ${date} ${ASKED}`);
  await refused(`${COURSE} ${addDays(date, 1)} ${ASKED}`);
  await refused("tomorrow");
});

test("nothing that waits for a refund decision is moved or left behind", async () => {
  const { line, orderId, date } = await pending((day) => [caddie({ date: day, time: ASKED })]);
  const her = await lineOf(db, orderId, "caddy");
  const asked = { status: "REFUND_REQUEST", statusBefore: her.status } as const;
  await db.update(reservations).set(asked).where(eq(reservations.id, her.id));
  const search = { from: addDays(date, 7), to: addDays(date, 7), courseId: COURSE };
  expect(await findElsewhere(db, line, search, TEST_NOW)).toEqual([]);
  const back = { status: her.status, statusBefore: null };
  await db.update(reservations).set(back).where(eq(reservations.id, her.id));
});

test("another day sold meanwhile is gone, and declining or silence refunds everything", async () => {
  const one = await offeredWith(next(10));
  await leavePlaces(db, golf({ date: addDays(one.date, 10), time: ASKED }), 1);
  const [time = ""] = one.times;
  await expect(acceptOffer(services, one.memberId, { ...one.answer, time })).rejects.toMatchObject({
    code: "reservation.offer_sold",
  });
  expect((await findOpenOffer(db, one.line, TEST_NOW))?.times[0]?.isFree).toBe(false);
  await sendRefund(services, await declineOffer(services, one.memberId, one.answer));
  expect(await lineOf(db, one.orderId, "golf")).toMatchObject({ refund: one.line.paid });

  const two = await offeredWith(next(12));
  await letPass(db, two.offer.id);
  expect(await expireOffers(services)).toBe(1);
  expect(await lineOf(db, two.orderId, "golf")).toMatchObject({
    status: "CANCELLED",
    refund: two.line.paid,
  });
});

test("a round that moved to another day can be offered a time of that day, and moves from there", async () => {
  const { memberId, line, orderId, date, times, answer } = await offeredWith(next(14));
  await acceptOffer(services, memberId, { ...answer, time: times[0] ?? "" });
  await offerTimes(services, ops, { reservationId: line.id, times: ["10:00"] });
  const { id: offerId } = await offerOf(db, line.id);
  await acceptOffer(services, memberId, { reservationId: line.id, offerId, time: "10:00" });
  expect((await lineOf(db, orderId, "golf")).choice).toMatchObject({
    date: addDays(date, 14),
    time: "10:00",
  });
});
