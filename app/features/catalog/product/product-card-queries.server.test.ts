import { expect, test } from "vitest";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { caddyCardsOf, hotelCardsOf } from "./product-card-queries.server.ts";

const db = await testDatabase("demo");

test("saved caddies come in the order they were saved, with their course", async () => {
  const cards = await caddyCardsOf(db, "en", { ids: ["cad-002", "nobody", "cad-001"] });
  expect(cards.map(({ id }) => id)).toEqual(["cad-002", "cad-001"]);
  expect(cards[1]).toMatchObject({ name: "Nattaya", course: expect.stringContaining("Siam") });
});

test("a hotel is shown with the price of a night that is free", async () => {
  const [{ id } = { id: "" }] = await db.select({ id: hotels.id }).from(hotels).limit(1);
  const [card] = await hotelCardsOf(db, "ko", { ids: [id], now: TEST_NOW });
  expect(card?.price).toBeGreaterThan(0);
});

test("an empty request gives an empty list", async () => {
  expect(await hotelCardsOf(db, "ko", { ids: [], now: TEST_NOW })).toEqual([]);
});
