import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { courseDays, roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { listHistory } from "#app/features/desk/audit/record-history-queries.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { PricesChanged } from "./prices-changed.ts";
import { type SeenCell, savePrices } from "./save-prices.server.ts";
import { saveNetCost } from "./save-product-rule.server.ts";
import { saveRule } from "./save-rule.server.ts";
import { undoPrices } from "./undo-prices.server.ts";

const SIAM = "th-siam-old";
const siam = { kind: "course", id: SIAM } as const;
const staff = { id: demoMemberId("ops") };
const owner = { id: demoMemberId("owner") };
const now = () => TEST_NOW;

let db: Database;
beforeAll(async () => {
  db = await testDatabase("demo");
});

async function cellOn(day: LocalDate) {
  const [row] = await db
    .select()
    .from(courseDays)
    .where(and(eq(courseDays.courseId, SIAM), eq(courseDays.day, day)));
  if (!row) throw new Error(`no price on ${day}`);
  return row;
}
const seenOn = async (day: LocalDate, price: number | null): Promise<SeenCell> => ({
  day,
  seen: (await cellOn(day)).greenFee,
  price: price === null ? null : won(price),
});
const save = (cells: readonly SeenCell[], by = staff, reason = "") =>
  savePrices({ db, now }, by, siam, { cells, reason });

async function refusal(saving: Promise<unknown>) {
  const cause = await saving.then(
    () => undefined,
    (refused: unknown) => refused,
  );
  expect(cause).toBeInstanceOf(PricesChanged);
  return cause as PricesChanged;
}

test("a saved price is the date's own, and undoing brings the rule's price back", async () => {
  const before = await cellOn("2027-01-11");
  const { entry, count } = await save([await seenOn("2027-01-11", 192_000)]);
  expect(count).toBe(1);
  expect(await cellOn("2027-01-11")).toMatchObject({ greenFee: 192_000, layer: "date" });
  await undoPrices({ db, now }, staff, siam, entry);
  expect(await cellOn("2027-01-11")).toEqual(before);
  const history = await listHistory(db, { kind: "course_prices", id: SIAM });
  expect(history.slice(0, 2).map(({ action }) => action)).toEqual(["price.undo", "price.save"]);
});

test("undoing a second save restores the first one with its author and reason", async () => {
  await save([await seenOn("2027-01-12", 180_000)], staff, "주중 행사");
  const { entry } = await save([await seenOn("2027-01-12", 170_000)], owner, "더 싸게");
  await undoPrices({ db, now }, owner, siam, entry);
  expect(await cellOn("2027-01-12")).toMatchObject({ greenFee: 180_000, layer: "date" });
  const removed = await save([await seenOn("2027-01-12", null)]);
  expect(await cellOn("2027-01-12")).toMatchObject({ layer: "season" });
  await undoPrices({ db, now }, staff, siam, removed.entry);
  expect(await cellOn("2027-01-12")).toMatchObject({ greenFee: 180_000, layer: "date" });
});

test("one cell that a colleague changed refuses the whole save, and says who changed it to what", async () => {
  const mine = [await seenOn("2027-01-13", 160_000), await seenOn("2027-01-14", 160_000)];
  await save([await seenOn("2027-01-14", 199_000)], owner);
  const untouched = await cellOn("2027-01-13");
  const { cells, code } = await refusal(save(mine));
  expect(code).toBe("price.changed");
  expect(cells).toEqual([
    { day: "2027-01-14", seen: mine[1]?.seen, now: 199_000, by: "윤서준", at: TEST_NOW },
  ]);
  expect(await cellOn("2027-01-13")).toEqual(untouched);
});

test("a save is not undone once a later one changed a cell of it", async () => {
  const first = await save([
    await seenOn("2027-01-18", 150_000),
    await seenOn("2027-01-19", 150_000),
  ]);
  await save([await seenOn("2027-01-19", 155_000)], owner);
  const { code, cells } = await refusal(undoPrices({ db, now }, staff, siam, first.entry));
  expect(code).toBe("price.undo_late");
  expect(cells.map(({ day }) => day)).toEqual(["2027-01-19"]);
  expect(await cellOn("2027-01-18")).toMatchObject({ greenFee: 150_000 });
});

test("another product's save is not undone here", async () => {
  const { entry } = await save([await seenOn("2027-01-21", 150_000)]);
  const other = { kind: "course", id: "th-riverdale" } as const;
  await expect(undoPrices({ db, now }, staff, other, entry)).rejects.toThrow("common.not_found");
});

test("a price below the margin limit needs a reason, a raised one does not", async () => {
  const rate = { day: "2026-11-16", wonPer100Baht: 4_400 } as const;
  const rule = { rule: "exchange_rate", key: rate.day, seen: "", next: () => rate } as const;
  await saveRule({ db, now }, staff, rule);
  const cost = {
    kind: "green",
    productId: SIAM,
    startsOn: "2026-01-01",
    baht: 3_550,
    seen: "",
  } as const;
  await saveNetCost({ db, now }, staff, cost);
  const low = [await seenOn("2027-01-25", 172_000)];
  await expect(save(low)).rejects.toThrow("price.reason_required");
  await save(low, staff, "람차방과 가격 맞춤");
  await save([await seenOn("2027-01-25", 173_000)]);
  expect(await cellOn("2027-01-25")).toMatchObject({ greenFee: 173_000 });
});

test.each([
  [[], "price.empty"],
  [[{ day: "2026-11-14", seen: 1, price: won(150_000) }], "price.past"],
  [[{ day: "2027-01-26", seen: 1, price: won(0) }], "price.too_low"],
  [[{ day: "2027-01-26", seen: 1, price: won(-5) }], "price.too_low"],
  [[{ day: "2027-01-26", seen: 1, price: won(99_000_000) }], "price.too_high"],
  [
    [
      { day: "2027-01-26", seen: 1, price: won(150_000) },
      { day: "2027-01-26", seen: 1, price: won(160_000) },
    ],
    "common.bad_request",
  ],
] as const)("%j is refused with %s", async (cells, code) => {
  await expect(save(cells)).rejects.toThrow(code);
});

test("a day that the calendar does not have is a conflict, and not a new day", async () => {
  const { cells } = await refusal(save([{ day: "2028-06-01", seen: 5, price: won(150_000) }]));
  expect(cells).toMatchObject([{ day: "2028-06-01", now: null }]);
});

test("a night of a room is priced the same way, and keeps its rooms", async () => {
  const [room] = await db
    .select()
    .from(roomNights)
    .where(eq(roomNights.night, "2027-01-12"))
    .limit(1);
  if (!room) throw new Error("no room");
  const cells = [{ day: room.night, seen: room.price, price: won(111_000) }];
  await savePrices({ db, now }, staff, { kind: "room", id: room.roomId }, { cells, reason: "" });
  const [after] = await db
    .select()
    .from(roomNights)
    .where(and(eq(roomNights.roomId, room.roomId), eq(roomNights.night, room.night)));
  expect(after).toEqual({ ...room, price: 111_000, layer: "date" });
});
