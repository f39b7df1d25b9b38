import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { orders } from "#app/db/schema/order/order-tables.ts";
import { planCarts } from "#app/db/schema/planner-tables.ts";
import type { LineSnapshot } from "#app/domain/order/line/line-snapshot.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newMember } from "#tests/support/order/paid-trip.ts";
import { orderRow } from "#tests/support/order/trip-rows.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { findPlannerDesk } from "../desk/planner-desk-queries.server.ts";
import { countBoughtPlans, recordPlanCart, sweepPlanCarts } from "./plan-carts.server.ts";

const db = await testDatabase("demo");
const KEYS = ["golf:th-siam-old:2027-01-12:07:12", "hotel:r-1:2027-01-11:2027-01-14"];

async function order(memberId: string, keys: readonly string[], paidAt: Date | null = TEST_NOW) {
  const lines = keys.map((key) => ({ key, kind: "golf" }) as unknown as LineSnapshot);
  await db.insert(orders).values(orderRow(crypto.randomUUID(), memberId, { lines, paidAt }));
}

test("a plan is bought once a paid order of its member has all of its lines", async () => {
  const before = await countBoughtPlans(db);
  const memberId = await newMember(db);
  await recordPlanCart(db, memberId, KEYS);
  await order(memberId, KEYS.slice(1));
  await order(memberId, KEYS, null);
  await order(demoMemberId("guest"), KEYS);
  expect(await countBoughtPlans(db)).toBe(before);
  await order(memberId, ["caddy:c-1:2027-01-12", ...KEYS]);
  await order(memberId, KEYS);
  expect(await countBoughtPlans(db)).toBe(before + 1);
  expect(await findPlannerDesk(db, TEST_NOW)).toMatchObject({ bought: before + 1 });
});

test("an order from before the plan went into the cart did not buy it", async () => {
  const before = await countBoughtPlans(db);
  const memberId = await newMember(db);
  await order(memberId, KEYS);
  await recordPlanCart(db, memberId, KEYS);
  expect(await countBoughtPlans(db)).toBe(before);
});

test("the same plan put in again counts once, and is forgotten after thirty days", async () => {
  const memberId = await newMember(db);
  await recordPlanCart(db, memberId, KEYS);
  await recordPlanCart(db, memberId, KEYS.toReversed());
  expect(await db.$count(planCarts, eq(planCarts.memberId, memberId))).toBe(1);
  const age = (days: number) =>
    db
      .update(planCarts)
      .set({ createdAt: sql`now() - ${days} * interval '1 day'` })
      .where(eq(planCarts.memberId, memberId));
  await age(29);
  expect(await sweepPlanCarts(db)).toBe(0);
  await age(31);
  expect(await sweepPlanCarts(db)).toBe(1);
});
