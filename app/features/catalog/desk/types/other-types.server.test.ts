import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#app/db/client.server.ts";
import { hotels } from "#app/db/schema/catalog/hotel-tables.ts";
import { refundPolicies } from "#app/db/schema/catalog/place-tables.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { roomNights } from "#app/db/schema/pricing/price-calendar-tables.ts";
import { valuesOfRecord } from "#app/domain/desk/record/record-row.ts";
import { findHotel, listRooms } from "#app/features/catalog/hotel/hotel-queries.server.ts";
import { findRecord } from "#app/features/desk/record/record-rows.server.ts";
import type { RecordType } from "#app/features/desk/record/record-type.server.ts";
import {
  createRecord,
  deleteRecord,
  saveRecord,
} from "#app/features/desk/record/save-record.server.ts";
import { demoMemberId } from "#demo/seed/seed-members.server.ts";
import { oneTestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { TEST_NOW } from "#tests/support/test-time.ts";
import { HOTEL, ROOM } from "./hotel-type.server.ts";
import { CADDIE, REGION, SHUTTLE } from "./small-types.server.ts";

const by = demoMemberId("content");
const now = () => TEST_NOW;

let db: Database;
beforeAll(async () => {
  db = await testDatabase("demo");
});

const RATES = Object.fromEntries(
  ["low", "regular", "high", "peak"].flatMap((rate) => [
    [`${rate}_weekday`, "100000"],
    [`${rate}_weekend`, "120000"],
  ]),
);
const HOTEL_SENT = {
  name_ko: "새 호텔",
  name_en: "New Hotel",
  summary_ko: "새 호텔이에요.",
  regionId: "pattaya",
  stars: "4",
  languages: ["ko", "th"],
  facilities: "pool",
  booking: "instant",
  checkIn: "15:00",
  checkOut: "12:00",
  refundPolicyId: "kr-overseas-standard-terms",
  extras: "조식 | Breakfast | 15000 | person",
  address_ko: "파타야 2번지",
  latitude: "12.93",
  longitude: "100.9",
  status: "published",
};

const PICTURE = { src: "/art/one", widths: [240], width: 240, height: 180, blur: "" };

function create(type: RecordType, sent: Record<string, unknown>, given = {}) {
  const input = (type.creation ?? type).schema.parse(sent);
  return createRecord({ db, now }, type, { by, input, given });
}

test("a hotel and its rooms are created and sold, and a draft room is not shown", async () => {
  const { id } = await create(HOTEL, { ...HOTEL_SENT, status: "draft" });
  expect(id).toBe("ht-new-hotel");
  await db
    .update(hotels)
    .set({ picture: PICTURE })
    .where(eq(hotels.id, String(id)));
  const input = HOTEL.schema.parse(HOTEL_SENT);
  await saveRecord({ db, now }, HOTEL, { by, id, version: 1, input });
  expect(await findHotel(db, "ko", String(id))).toMatchObject({
    languages: ["ko", "th"],
    extras: [{ name: "조식", price: 15_000, unit: "person" }],
  });
  const room = {
    name_ko: "트윈",
    maxAdults: "2",
    maxChildren: "1",
    areaSqm: "34",
    beds_ko: "싱글 침대 2개",
    breakfast: "on",
    position: "0",
    allotment: "5",
    ...RATES,
  };
  const given = { hotelId: id };
  const shown = await create(ROOM, { ...room, status: "published" }, given);
  const hidden = await create(ROOM, { ...room, status: "draft" }, given);
  expect([shown.id, hidden.id]).toEqual(["ht-new-hotel-room-1", "ht-new-hotel-room-2"]);
  const rooms = await listRooms(db, "ko", String(id));
  expect(rooms.map((each) => each.id)).toEqual([shown.id]);
  expect(rooms[0]).toMatchObject({ areaSqm: 34, beds: "싱글 침대 2개", breakfast: true });
  const nights = await db
    .select()
    .from(roomNights)
    .where(eq(roomNights.roomId, String(shown.id)));
  expect(nights.length).toBeGreaterThan(100);
  expect(nights.every(({ capacity }) => capacity === 5)).toBe(true);

  // A hotel with rooms is archived, not deleted.
  const deleting = deleteRecord({ db, now }, HOTEL, { by, id, version: 2 });
  await expect(deleting).rejects.toThrow("record.in_use");
  await deleteRecord({ db, now }, ROOM, { by, id: hidden.id, version: 1 });
  expect(await db.$count(roomNights, eq(roomNights.roomId, String(hidden.id)))).toBe(0);
});

test("a hotel and a room are changed by their forms", async () => {
  for (const [type, id, change] of [
    [HOTEL, "ht-amari-pattaya", { stars: "3" }],
    [ROOM, "ht-amari-pattaya-room-1", { maxAdults: "4" }],
  ] as const) {
    const stored = await findRecord(db, type, id);
    const values = valuesOfRecord(type.fields, stored?.facts ?? {});
    const input = type.schema.parse({ ...values, ...change });
    await saveRecord({ db, now }, type, { by, id, version: stored?.version ?? 0, input });
    const [field = "", value] = Object.entries(change)[0] ?? [];
    expect((await findRecord(db, type, id))?.facts).toMatchObject({ [field]: Number(value) });
  }
});

test("a caddie is created by the form that changes one", async () => {
  const stored = await findRecord(db, CADDIE, "cad-002");
  const values = valuesOfRecord(CADDIE.fields, stored?.facts ?? {});
  const { id } = await create(CADDIE, { ...values, code: "N-1", price: "77000", status: "draft" });
  expect(id).not.toBe("cad-002");
  expect((await findRecord(db, CADDIE, id))?.facts).toMatchObject({ price: 77_000 });
});

test("a hotel's website is an https address", () => {
  for (const homepage of ["javascript:alert(1)", "http://x.example", "hotel", "https://"]) {
    expect([homepage, HOTEL.schema.safeParse({ ...HOTEL_SENT, homepage }).success]).toEqual([
      homepage,
      false,
    ]);
  }
  expect(HOTEL.schema.safeParse({ ...HOTEL_SENT, homepage: "https://x.example" }).success).toBe(
    true,
  );
});

const ROUTE = {
  regionId: "pattaya",
  kind: "transfer",
  originKind: "airport",
  origin_ko: "공항",
  origin_en: "Airport",
  destination_ko: "호텔",
  destination_en: "Hotel",
  driveMinutes: "90",
  roadKm: "120.5",
  oneWayPrice: "80000",
  roundTripPrice: "150000",
  status: "published",
};

test("a golf route needs its course, a transfer none", async () => {
  const { id } = await create(SHUTTLE, ROUTE);
  expect(id).toBe("r-airport-hotel");
  const golf = create(SHUTTLE, { ...ROUTE, kind: "golf_round_trip_wait" });
  await expect(golf).rejects.toMatchObject({ fields: { courseId: "record.required" } });
  const nowhere = create(SHUTTLE, { ...ROUTE, courseId: "nowhere" });
  await expect(nowhere).rejects.toMatchObject({ fields: { courseId: "record.reference_gone" } });
});

test("a caddie is changed by her form, and her course must exist", async () => {
  const stored = await findRecord(db, CADDIE, "cad-001");
  const values = valuesOfRecord(CADDIE.fields, stored?.facts ?? {});
  const input = CADDIE.schema.parse({ ...values, price: "99000" });
  await saveRecord({ db, now }, CADDIE, { by, id: "cad-001", version: 1, input });
  expect((await findRecord(db, CADDIE, "cad-001"))?.facts).toMatchObject({ price: 99_000 });
  const moved = CADDIE.schema.parse({ ...values, courseId: "nowhere" });
  const saving = saveRecord({ db, now }, CADDIE, { by, id: "cad-001", version: 2, input: moved });
  await expect(saving).rejects.toMatchObject({ fields: { courseId: "record.reference_gone" } });
});

test("an empty shop gets its first region, and with the first hotel the standard refund policy", async () => {
  db = await oneTestDatabase("empty");
  await db.insert(members).values({ id: by, name: "윤서준" });
  const region = {
    name_ko: "파타야",
    name_en: "Pattaya",
    country: "TH",
    position: "0",
    airportCode: "UTP",
    airportName_ko: "우타파오 공항",
    latitude: "12.93",
    longitude: "100.9",
    baseName_ko: "비치로드",
    baseLatitude: "12.93",
    baseLongitude: "100.88",
  };
  const abroad = create(REGION, { ...region, latitude: "37.5", longitude: "127" });
  await expect(abroad).rejects.toMatchObject({ fields: { latitude: "record.outside_country" } });
  const { id } = await create(REGION, region);
  expect(id).toBe("pattaya");
  await create(HOTEL, { ...HOTEL_SENT, regionId: "pattaya", status: "draft" });
  expect(await db.$count(refundPolicies)).toBe(1);
  const deleting = deleteRecord({ db, now }, REGION, { by, id, version: 1 });
  await expect(deleting).rejects.toThrow("record.in_use");
});
