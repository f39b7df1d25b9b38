import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { won } from "#app/domain/common/money.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { findPickUp } from "./pick-up-queries.server.ts";
import { findVoucher } from "./voucher-queries.server.ts";

const db = await testDatabase("demo");
const memberId = demoMemberId("demo");
const round = seededUuid("reservation:pattaya:2");
const van = seededUuid("reservation:van-of-a-round");

const [sold] = await db.select().from(reservations).where(eq(reservations.id, round));
if (!sold) throw new Error("the demo has no round");
const { idx: _, ...row } = sold;
const fees = { green: won(0), cart: won(0), caddy: won(0), van: won(0) };
await db.insert(reservations).values({
  ...row,
  id: van,
  lineKey: "van",
  kind: "callvan",
  productId: "sedan",
  parentLine: round,
  voucherCode: "VANVAN01",
  status: "COMPLETE",
  choice: {
    kind: "golf",
    courseId: "th-siam-old",
    date: row.usedOn,
    time: "07:12",
    players: 2,
    fees,
    cars: 1,
    callvan: "round_trip",
  },
});

test("a round shows when its van comes and from where, and so does the van itself", async () => {
  const pickUp = { time: "05:37", from: "아마리 파타야", own: "pick_up" };
  expect(await findPickUp(db, "ko", round)).toEqual(pickUp);
  expect(await findPickUp(db, "ko", van)).toEqual(pickUp);
  expect((await findPickUp(db, "en", round))?.from).toBe("Amari Pattaya");
});

test("on the day of arrival, before any night, the van comes to a hotel of the city", async () => {
  const isStay = eq(reservations.id, seededUuid("reservation:pattaya:1"));
  const [stay] = await db.select().from(reservations).where(isStay);
  if (!stay) throw new Error("the demo has no stay");
  await db.update(reservations).set({ usedOn: row.usedOn }).where(isStay);
  expect((await findPickUp(db, "ko", round))?.from).toBe("파타야 호텔");
  await db.update(reservations).set({ usedOn: stay.usedOn }).where(isStay);
});

test("the voucher of a van says when the driver comes, and that of the round when it tees off", async () => {
  expect((await findVoucher(db, { id: van, memberId }))?.time).toBe("05:37");
  expect(await findVoucher(db, { id: round, memberId })).toMatchObject({
    time: "07:12",
    players: 2,
  });
});

test("a van booked for both ways shows its return", async () => {
  expect((await findVoucher(db, { id: van, memberId }))?.returnRide).toBe("after_round");
  expect((await findVoucher(db, { id: round, memberId }))?.returnRide).toBeNull();
});

test("the driver of a round's van reads where to, with the address and telephone of the course", async () => {
  expect((await findVoucher(db, { id: van, memberId }))?.local).toEqual({
    name: "โรงแรมอมารี พัทยา ↔ สยามคันทรีคลับ โอลด์คอร์ส",
    address: "ต.โป่ง อ.บางละมุง จ.ชลบุรี",
    phone: expect.stringMatching(/^\+66 /),
  });
});

test("a cancelled van picks no one up", async () => {
  await db
    .update(reservations)
    .set({ status: "CANCELLED", refund: row.paid })
    .where(eq(reservations.id, van));
  expect(await findPickUp(db, "ko", round)).toBeNull();
});
