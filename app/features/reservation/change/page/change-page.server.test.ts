import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { billRow } from "#app/domain/pricing/bill.ts";
import { findOwnReservation } from "#app/features/reservation/record/reservation-queries.server.ts";
import { lineOf, linesOf } from "#tests/support/order/admin-trip.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";
import { golf, stay } from "#tests/support/order/order-lines.ts";
import { cancelOnePage } from "./cancel-one-queries.server.ts";
import { changePage } from "./change-page-queries.server.ts";

const shop = await changedShop();
const { db, services, paid, change, wish } = shop;
await db
  .update(roomNights)
  .set({ capacity: 9, taken: 0, elsewhere: 0, closed: false, minNights: 1 })
  .where(eq(roomNights.roomId, stay().roomId));

async function own(memberId: string, id: string) {
  const reservation = await findOwnReservation(db, "ko", { id, memberId });
  if (!reservation) throw new Error("it is not there");
  return reservation;
}

async function opened(trip: Awaited<ReturnType<typeof paid>>, query: Record<string, string>) {
  const reservation = await own(trip.memberId, trip.line.id);
  const params = new URLSearchParams(query);
  const page = await changePage(services, "ko", { memberId: trip.memberId, reservation, params });
  if (page.refusal !== null) throw new Error(page.refusal);
  return page;
}

const trip = (alongside: (round: LineOf<"golf">) => readonly CartLine[]) =>
  paid(golf({ players: 2 }), alongside);

test("each answer about the hotel has its price, and the sums are those of the answer", async () => {
  const booked = await trip(({ date }) => [stay({ checkIn: date, checkOut: addDays(date, 1) })]);
  const date = addDays(booked.round.date, 2);
  const asking = await opened(booked, { date });
  expect(asking.stay).toMatchObject({
    side: "after",
    edge: addDays(date, -1),
    nights: 1,
    answer: null,
    asks: "night",
    longer: { refusal: null },
  });
  const night = asking.stay?.longer?.difference ?? 0;
  expect(night).toBeGreaterThan(0);
  const cost = ({ plan }: typeof asking) => (plan?.pay ?? 0) - (plan?.refund.sum ?? 0);
  const [elsewhere, longer] = [
    await opened(booked, { date, stay: "elsewhere" }),
    await opened(booked, { date, stay: "longer" }),
  ];
  expect([elsewhere.stay?.answer, cost(elsewhere)]).toEqual(["elsewhere", cost(asking)]);
  expect([longer.stay?.answer, cost(longer)]).toEqual(["longer", cost(asking) + night]);
  expect((await opened(booked, { date: addDays(booked.round.date, 1) })).stay).toBeNull();
});

test("a sold-out night is no answer, and is reported", async () => {
  const booked = await trip(({ date }) => [stay({ checkIn: date, checkOut: addDays(date, 1) })]);
  const date = addDays(booked.round.date, 2);
  const full = eq(roomNights.night, addDays(date, -1));
  await db.update(roomNights).set({ closed: true }).where(full);
  const { stay: asked } = await opened(booked, { date });
  await db.update(roomNights).set({ closed: false }).where(full);
  expect(asked?.longer?.refusal).not.toBeNull();
});

test("tells the driver where to pick up the party, and where to drop it off from the airport", async () => {
  const transfer = { kind: "callvan", routeId: "r-bkk-pattaya", people: 2, price: won(0) } as const;
  const booked = await trip(({ date }) => [
    stay({ checkIn: date, checkOut: addDays(date, 1) }),
    { ...transfer, date, time: "05:00" },
    { ...transfer, date: addDays(date, 1), time: "20:00", way: "back" },
  ]);
  const asked = async (way: "back" | undefined, date: LocalDate) => {
    const lines = await linesOf(db, booked.orderId);
    const ride = lines.find(({ choice }) => choice?.kind === "callvan" && choice.way === way);
    if (!ride) throw new Error("the ride is not there");
    return (await opened({ ...booked, line: ride }, { date })).stay?.asks;
  };
  expect(await asked(undefined, addDays(booked.round.date, -1))).toBe("drop_off");
  expect(await asked("back", addDays(booked.round.date, 2))).toBe("pick_up");
});

test("nights that only staff can add are refused with that reason", async () => {
  const booked = await trip(({ date }) => [stay({ checkIn: date, checkOut: addDays(date, 1) })]);
  const hotel = await lineOf(db, booked.orderId, "hotel");
  const rows = [...(hotel.bill?.rows ?? []), billRow("override", 1, won(0))];
  const isHotel = eq(reservations.id, hotel.id);
  await db
    .update(reservations)
    .set({ bill: { rows, total: hotel.amount } })
    .where(isHotel);
  const { stay: asked } = await opened(booked, { date: addDays(booked.round.date, 2) });
  expect(asked?.longer?.refusal?.code).toBe("reservation.change_by_staff");
});

test("the time that the party has already is offered only to one of another size", async () => {
  const booked = await trip(() => []);
  const { date, time } = booked.round;
  const { round } = await opened(booked, { date });
  const slots = round?.slots ?? [];
  const after = slots[slots.findIndex((slot) => slot.time === time) + 1]?.time ?? "";
  const nearest = async (players: string) =>
    (await opened(booked, { date, time: after, players })).round?.nearest;
  expect(await nearest("2")).toBeDefined();
  expect(await nearest("2")).not.toBe(time);
  expect(await nearest("3")).toBe(time);
});

test("a day on which another round of the trip leaves no time is named, and refused", async () => {
  const other = (date: LineOf<"golf">["date"]) =>
    golf({ courseId: "th-laem-chabang", date: addDays(date, 1), time: "08:00", players: 2 });
  const booked = await trip(({ date }) => [other(date)]);
  const day = addDays(booked.round.date, 1);
  const page = await opened(booked, { date: booked.round.date });
  expect(page.round?.about[day]).toMatchObject({ isFree: false, clash: expect.any(String) });
  const { clash: none } = page.round?.about[addDays(day, 1)] ?? {};
  expect(none).toBeUndefined();
  const there = await opened(booked, { date: day });
  expect(there.plan?.refusal).toMatchObject({ code: "reservation.change_clash" });
  expect(there.round?.slots.some(({ isFree }) => isFree)).toBe(false);
  expect(there.round?.nearest).toBeUndefined();
  await expect(change(booked.memberId, [wish(booked.line, { date: day })])).rejects.toMatchObject({
    code: "reservation.change_clash",
  });
});

test("a round before the ride from the airport is refused, with its days and hours", async () => {
  const landed = (date: LineOf<"golf">["date"]): CartLine => ({
    kind: "callvan",
    routeId: "r-bkk-pattaya",
    date: addDays(date, -1),
    time: "14:30",
    people: 2,
    price: won(84_000),
  });
  const booked = await trip(({ date }) => [landed(date)]);
  const [before, on] = [addDays(booked.round.date, -2), addDays(booked.round.date, -1)];
  const page = await opened(booked, { date: booked.round.date });
  expect(page.round?.about[before]).toMatchObject({ isFree: false, isEarly: true });
  expect(page.round?.about[on]).toMatchObject({ isFree: false, isEarly: true });
  expect(page.round?.about[booked.round.date]?.isEarly).toBe(false);
  const there = await opened(booked, { date: on });
  expect(there.plan?.refusal).toMatchObject({ code: "reservation.change_before_arrival" });
  expect(there.round?.slots.every(({ isEarly, isFree }) => isEarly && !isFree)).toBe(true);
  await expect(change(booked.memberId, [wish(booked.line, { date: on })])).rejects.toMatchObject({
    code: "reservation.change_before_arrival",
  });
});

const FOUR = ["SEOKJUN", "MIKYUNG", "JUNGWOO", "YOUNGHEE"].map((firstName) => ({
  firstName,
  lastName: "PARK",
  gender: null,
  birthday: null,
  handicap: null,
}));

test("waiting until the next tier costs the lost refund, of the ticked rounds", async () => {
  const booked = await paid(golf({ players: 4 }), ({ date }) => [
    golf({ date: addDays(date, 1), players: 4 }),
  ]);
  const { memberId, orderId, line } = booked;
  // Sold under the standard terms: nothing until the thirtieth day before, then a tenth.
  const tiers = [
    { daysBefore: 30, feePercent: 0 },
    { daysBefore: 20, feePercent: 10 },
    { daysBefore: 0, feePercent: 50 },
  ];
  await db
    .update(reservations)
    .set({ travellers: FOUR, tiers })
    .where(eq(reservations.orderId, orderId));
  const [first, second] = (await linesOf(db, orderId)).toSorted((a, b) =>
    a.usedOn.localeCompare(b.usedOn),
  );
  if (!first || !second) throw new Error("there are two rounds");
  const opening = async (query: string) => {
    const reservation = await own(memberId, line.id);
    const params = new URLSearchParams(query);
    const page = await cancelOnePage(services, "ko", { memberId, reservation, params });
    if (page.refusal !== null) throw new Error(page.refusal);
    return page;
  };
  const both = await opening("who=2");
  expect(both.rounds).toHaveLength(2);
  // On that day only the first round costs something.
  expect(both.rise).toEqual({
    day: addDays(first.usedOn, -29),
    feePercent: 10,
    lost: first.amount / 40,
  });
  const one = await opening(`who=2&picked=1&line=${second.id}`);
  expect(one.rise).toEqual({
    day: addDays(second.usedOn, -29),
    feePercent: 10,
    lost: second.amount / 40,
  });
  expect((await opening("who=2&picked=1")).rise).toBeNull();
});
