import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { seededUuid } from "#demo/seed/seeded.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { orderRow } from "#tests/support/order/trip-rows.ts";
import { findOwnPaidOrder } from "./paid-order-queries.server.ts";

const db = await testDatabase("demo");
const id = seededUuid("order:pattaya");
const demo = demoMemberId("demo");
const guest = demoMemberId("guest");

test("the buyer sees the order, its sum and its lines", async () => {
  const order = await findOwnPaidOrder(db, "en", { id, memberId: demo });

  expect(order).toMatchObject({ number: "PT-DEMO-0001", name: "3 days in Pattaya for two" });
  expect(order?.paidAt).toBeInstanceOf(Date);
  expect(order?.lines).toHaveLength(5);
  const { coupon = 0, points = 0, total } = order ?? {};
  expect(order?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    coupon + points + Number(total),
  );
});

test("other members do not find it", async () => {
  expect(await findOwnPaidOrder(db, "ko", { id, memberId: guest })).toBeUndefined();
});

test("an order that was not paid is no payment", async () => {
  const unpaid = orderRow("PT-UNPAID", demo);
  const [row] = await db.insert(orders).values(unpaid).returning({ id: orders.id });

  expect(await findOwnPaidOrder(db, "ko", { id: row?.id ?? "", memberId: demo })).toBeUndefined();
});
