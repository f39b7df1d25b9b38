import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { caddieCardsOf, hotelCardsOf } from "./product-card-queries.server.ts";

const db = await testDatabase("demo");

test("saved caddies come in the order they were saved, with their course", async () => {
  const cards = await caddieCardsOf(db, "en", { ids: ["cad-002", "nobody", "cad-001"] });
  expect(cards.map(({ id }) => id)).toEqual(["cad-002", "cad-001"]);
  expect(cards[1]).toMatchObject({ name: "Nattaya", course: expect.stringContaining("Siam") });
});

test("a hotel is shown with the price of a night that is free", async () => {
  const id = "ht-amari-pattaya";
  const cheapest = async () =>
    (await hotelCardsOf(db, "ko", { ids: [id], now: TEST_NOW }))[0]?.price ?? 0;
  const before = await cheapest();
  const [room = { id: "" }] = await db.select().from(rooms).where(eq(rooms.hotelId, id));
  const night = (day: LocalDate) => and(eq(roomNights.roomId, room.id), eq(roomNights.night, day));
  await db
    .update(roomNights)
    .set({ price: won(before - 1000), taken: 0, closed: false })
    .where(night("2026-12-14"));
  expect(await cheapest()).toBe(before - 1000);
  await db.update(roomNights).set({ closed: true }).where(night("2026-12-14"));
  expect(await cheapest()).toBe(before);
  // Nights further ahead than 30 days do not count.
  await db
    .update(roomNights)
    .set({ price: won(1000), taken: 0 })
    .where(night("2026-12-15"));
  expect(await cheapest()).toBe(before);
});

test("an empty request gives an empty list", async () => {
  expect(await hotelCardsOf(db, "ko", { ids: [], now: TEST_NOW })).toEqual([]);
});
