import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { deleteSavedPlans, MAX_SAVED_PLANS, removePlan, savePlan } from "./save-plan.server.ts";
import { listSavedPlans } from "./saved-plan-queries.server.ts";

const db = await testDatabase("demo");
const demo = demoMemberId("demo");
const guest = demoMemberId("guest");

const STAY = {
  kind: "hotel",
  hotelId: "ht-amari",
  roomId: "ht-amari-1",
  checkIn: "2027-01-11",
  checkOut: "2027-01-14",
  rooms: 1,
  adults: 2,
  children: 0,
  price: won(540_000),
} satisfies CartLine;
const plan = (title: string) => ({
  ...{ title, wish: { golfers: 2 }, lines: [STAY], total: won(540_000) },
});

test("a saved plan is listed newest first, to its member alone, who alone removes it", async () => {
  const first = await savePlan(db, demo, plan(" 파타야 3박 "));
  const second = await savePlan(db, demo, plan("또 한 번"));
  expect(await listSavedPlans(db, guest)).toEqual([]);
  const mine = await listSavedPlans(db, demo);
  expect(mine.map(({ id, title }) => [id, title])).toEqual([
    [second, "또 한 번"],
    [first, "파타야 3박"],
  ]);
  expect(mine[0]).toMatchObject({ wish: { golfers: 2 }, lines: [STAY], total: 540_000 });
  await expect(removePlan(db, guest, first)).rejects.toMatchObject({ code: "common.not_found" });
  await removePlan(db, demo, first);
  await removePlan(db, demo, second);
  expect(await listSavedPlans(db, demo)).toEqual([]);
});

test("of two tabs that save the last plan at once one is refused", async () => {
  for (let count = 1; count < MAX_SAVED_PLANS; count++) await savePlan(db, demo, plan("x"));
  const both = await Promise.allSettled([1, 2].map(() => savePlan(db, demo, plan("last"))));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const refused = both.find((each) => each.status === "rejected");
  expect(refused?.reason).toMatchObject({ code: "planner.too_many_saved" });
  expect(await listSavedPlans(db, demo)).toHaveLength(MAX_SAVED_PLANS);
});

test("closing the account takes the plans along", async () => {
  await savePlan(db, guest, plan("x"));
  await db.transaction((tx) => deleteSavedPlans(tx, guest));
  expect(await listSavedPlans(db, guest)).toEqual([]);
});
