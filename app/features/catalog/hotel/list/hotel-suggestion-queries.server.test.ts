import { and, between, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { hotels, rooms } from "#app/db/schema/catalog/hotel-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { hotelCitiesElsewhere, hotelFilter } from "#app/domain/catalog/hotel/hotel-filter.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { findOtherCheckIn, listHotelsElsewhere } from "./hotel-suggestion-queries.server.ts";

const db = await testDatabase("demo");
const today = "2026-11-15";
const ELSEWHERE = { regionId: "pattaya", today, checkIn: undefined, nights: 1 } as const;

test("the hotels of other cities show which city has matching ones", async () => {
  const others = await listHotelsElsewhere(db, "ko", ELSEWHERE);
  expect(others.filter(({ region }) => region.id === "pattaya")).toEqual([]);
  const filter = hotelFilter(new URLSearchParams("stars=5&has=golf_course"), today);
  const [first] = hotelCitiesElsewhere(others, filter, "TH");
  const there = others.filter(
    ({ region, stars, facilities }) =>
      region.id === first?.region.id && stars === 5 && facilities.includes("golf_course"),
  );
  expect(first).toMatchObject({ region: { country: "TH" }, count: there.length });

  await db
    .update(hotels)
    .set({ status: "archived" })
    .where(eq(hotels.regionId, first?.region.id ?? ""));
  const left = await listHotelsElsewhere(db, "ko", ELSEWHERE);
  expect(left.filter(({ region }) => region.id === first?.region.id)).toEqual([]);
});

test("a price limit counts other cities by the price of the chosen stay", async () => {
  const stay = { ...ELSEWHERE, checkIn: "2027-01-11", nights: 2 } as const;
  const others = await listHotelsElsewhere(db, "ko", stay);
  const filter = hotelFilter(new URLSearchParams("in=2027-01-11&nights=2&max=120000"), today);
  const cheap = others.filter(({ fromPrice }) => fromPrice !== null && fromPrice <= 240_000);
  const found = hotelCitiesElsewhere(others, filter, "TH");
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(cheap.length);
  expect(cheap.length).toBeGreaterThan(0);
});

test("finds the nearest day with a room for the whole stay when a city is full, and never a past one", async () => {
  const ofCity = db
    .select({ id: rooms.id })
    .from(rooms)
    .innerJoin(hotels, eq(hotels.id, rooms.hotelId))
    .where(eq(hotels.regionId, "pattaya"));
  const close = (from: "2026-11-15" | "2026-11-16", to: "2026-11-22") =>
    db
      .update(roomNights)
      .set({ closed: true })
      .where(and(inArray(roomNights.roomId, ofCity), between(roomNights.night, from, to)));
  const find = () =>
    findOtherCheckIn(db, { regionId: "pattaya", today, checkIn: "2026-11-17", nights: 2 });

  await close("2026-11-16", "2026-11-22");
  expect(await find()).toBe("2026-11-23");
  await db.update(roomNights).set({ closed: true }).where(inArray(roomNights.roomId, ofCity));
  expect(await find()).toBeUndefined();
});
