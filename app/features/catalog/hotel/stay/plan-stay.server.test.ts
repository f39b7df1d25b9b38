import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { STAY_READERS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { readQuery } from "#app/domain/common/query-readers.ts";
import { findStayHotel } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { planStay } from "./plan-stay.server.ts";
import { stayLines } from "./stay-lines.ts";

const db = await testDatabase("demo");
const AMARI = "ht-amari-pattaya";
const ROOM = `${AMARI}-room-1`;

async function plan(search: string) {
  const hotel = await findStayHotel(db, AMARI);
  if (!hotel) throw new Error("the demo has no such hotel");
  const { query } = readQuery(STAY_READERS, new URLSearchParams(search));
  return planStay(db, "ko", { hotel, query, now: TEST_NOW });
}

test("until days are chosen, every room has its price from, and the month its nights", async () => {
  const { choice, prices, quotes, stay, days } = await plan("");
  expect(choice).toMatchObject({ roomId: ROOM, month: "2026-11", rooms: 1, adults: 2 });
  expect(Object.keys(prices)).toHaveLength(3);
  expect(quotes).toEqual({});
  expect(stay).toMatchObject({ checkIn: undefined, nights: 0, next: undefined });
  expect(Object.keys(days)).toHaveLength(42);
});

test("two nights are priced in every room, and become a cart line", async () => {
  const found = await plan("in=2027-01-11&out=2027-01-13");
  expect(found.stay).toMatchObject({ nights: 2, quote: { ok: true, total: 480_000 } });
  expect(found.stay?.refundSteps[0]).toMatchObject({ feePercent: 0, refund: 480_000 });
  expect(Object.keys(found.quotes)).toHaveLength(3);
  expect(stayLines(AMARI, found)).toEqual([
    {
      kind: "hotel",
      hotelId: AMARI,
      roomId: ROOM,
      checkIn: "2027-01-11",
      checkOut: "2027-01-13",
      rooms: 1,
      adults: 2,
      children: 0,
      price: 480_000,
    },
  ]);
  const two = await plan("in=2027-01-11&out=2027-01-13&rooms=2&adults=4");
  expect(two.stay?.quote).toMatchObject({ ok: true, total: 960_000 });
});

test("one night in a peak season is too short, and two nights from the same day are suggested", async () => {
  const { stay, days } = await plan("in=2026-12-28");
  expect(days["2026-12-28"]?.peak).toBe(true);
  expect(stay?.quote).toEqual({ ok: false, night: "2026-12-28", why: "short", minNights: 2 });
  expect(stay?.next).toEqual({ checkIn: "2026-12-28", checkOut: "2026-12-30" });
});

test("an unavailable stay says which of the four reasons applies, and the next free stay", async () => {
  const night = (day: "2027-01-20" | "2027-01-21") =>
    and(eq(roomNights.roomId, ROOM), eq(roomNights.night, day));
  await db.update(roomNights).set({ closed: true }).where(night("2027-01-20"));
  const [row] = await db.select().from(roomNights).where(night("2027-01-21"));
  await db
    .update(roomNights)
    .set({ taken: row?.capacity ?? 0 })
    .where(night("2027-01-21"));

  const whyOn = async (day: string) => (await plan(`in=${day}`)).stay?.quote;
  expect(await whyOn("2020-01-01")).toMatchObject({ ok: false, why: "late" });
  expect(await whyOn("2026-11-15")).toMatchObject({ ok: false, why: "late" });
  expect(await whyOn("2031-01-01")).toMatchObject({ ok: false, why: "none" });
  expect(await whyOn("2027-01-20")).toMatchObject({ ok: false, why: "closed" });
  expect(await whyOn("2027-01-21")).toMatchObject({ ok: false, why: "sold" });

  const { stay } = await plan("in=2027-01-20");
  expect(stay?.next).toEqual({ checkIn: "2027-01-22", checkOut: "2027-01-23" });
  const late = await plan("in=2020-01-01");
  expect(late.stay?.next?.checkIn).toBe(late.first);
});
