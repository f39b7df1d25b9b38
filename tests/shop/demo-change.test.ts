import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses } from "#app/db/schema/catalog/course-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { teeTimes } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { confirmOrder } from "#app/features/checkout/purchase/confirm-order.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { changedShop } from "#tests/support/order/changed-shop.ts";

const shop = await changedShop();
const { db, services, wish, plan, change, approveCard } = shop;

test("the round of the demo's trip can be moved, with a third golfer who is paid for", async () => {
  const id = seededUuid("reservation:pattaya:4");
  const memberId = demoMemberId("demo");
  const [line] = await db.select().from(reservations).where(eq(reservations.id, id));
  if (!line) throw new Error("the demo has no such round");
  const [course] = await db.select().from(courses).where(eq(courses.id, line.productId));
  const time = course?.firstTee.slice(0, 5) ?? "";
  await db.update(teeTimes).set({ taken: 0, elsewhere: 0 }).where(eq(teeTimes.teeTime, time));
  const to = { date: addDays(line.usedOn, 7), time, players: 3 };
  const changes = [wish(line, to)];
  const planned = await plan(memberId, changes);
  expect(planned.refusals).toEqual([]);
  const asked = await change(memberId, changes);
  if (asked.is !== "pay") throw new Error("a third golfer costs more");
  await confirmOrder(services, await approveCard(asked.order));
  expect(await shop.lineNow({ id })).toMatchObject({ usedOn: to.date, choice: { players: 3 } });
});

test("the hotel of the demo's trip can be had for one more night, at today's price of that night", async () => {
  const id = seededUuid("reservation:pattaya:1");
  const memberId = demoMemberId("demo");
  const [stay] = await db.select().from(reservations).where(eq(reservations.id, id));
  if (stay?.choice?.kind !== "hotel") throw new Error("the demo has no such stay");
  const checkOut = addDays(stay.choice.checkOut, 1);
  const changes = [wish(stay, { checkOut })];
  const planned = await plan(memberId, changes);
  expect(planned).toMatchObject({ refusals: [], fee: 0 });
  expect(planned.lines[0]?.after.bill.rows.slice(0, 2)).toEqual(stay.bill?.rows);
  const asked = await change(memberId, changes);
  if (asked.is !== "pay") throw new Error("a night costs something");
  await confirmOrder(services, await approveCard(asked.order));
  expect(await shop.lineNow({ id })).toMatchObject({ endsOn: checkOut });
});
