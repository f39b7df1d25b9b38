import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { cartLineSchema, type LineOf } from "#app/domain/order/line/cart-line.ts";
import { normalizedRide, ownEnd, rideDirections } from "./ride-direction.ts";
import { draftedRide, type RideDraft } from "./ride-draft.ts";

const ROUTE = {
  origin: { ko: "수완나품 공항(BKK)", en: "Suvarnabhumi Airport (BKK)" },
  destination: { ko: "파타야 호텔", en: "Pattaya hotel" },
};
const RIDE: LineOf<"callvan"> = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: "2027-01-11",
  people: 2,
  price: won(84_000),
};

test.each<[string, Partial<typeof RIDE>, Partial<typeof RIDE>]>([
  ["the route's own ends say nothing more", { from: "수완나품 공항(BKK)", to: "파타야 호텔" }, {}],
  ["in either language", { from: "Suvarnabhumi Airport (BKK)", to: "Pattaya hotel" }, {}],
  ["nor do they the other way", { from: "파타야 호텔", to: "수완나품 공항(BKK)" }, { way: "back" }],
  ["a name of one's own is a note", { from: "BKK", to: "Amari" }, { note: "BKK → Amari" }],
  ["to the airport is back", { from: "Amari", to: "BKK" }, { way: "back", note: "Amari → BKK" }],
  ["another city is only a note", { from: "BKK", to: "푸켓 빠통" }, { note: "BKK → 푸켓 빠통" }],
  ["two letters name no end", { from: "하노이", to: "B" }, { note: "하노이 → B" }],
  [
    "the quarter that costs more is known by its name",
    { from: "BKK", to: "좀티엔 콘도" },
    { note: "BKK → 좀티엔 콘도", far: true },
  ],
  ["what was noted stays", { from: "BKK", to: "Amari", note: "KE657" }, { note: "KE657" }],
  ["one end that is named is a note of its own", { to: "Amari" }, { note: "Amari" }],
  ["so is the other", { from: "Amari" }, { note: "Amari" }],
  [
    "one end of the route with a custom name is a note",
    { from: "수완나품 공항(BKK)", to: "Amari" },
    { note: "수완나품 공항(BKK) → Amari" },
  ],
  [
    "a way that is said counts",
    { from: "BKK", to: "x", way: "back" },
    { way: "back", note: "BKK → x" },
  ],
])("ends that were written freely: %s", (_, written, read) => {
  expect(normalizedRide({ ...RIDE, ...written }, ROUTE)).toEqual({ ...RIDE, ...read });
});

test("ends that are too long for a note are cut, never within a character", () => {
  const golfer = "🏌";
  const note = (from: string) => normalizedRide({ ...RIDE, from, to: "Amari" }, ROUTE).note;
  expect(note(`${"a".repeat(78)}${golfer}`)).toBe(`${"a".repeat(78)}${golfer}`);
  expect(note(`${"a".repeat(79)}${golfer}`)).toBe("a".repeat(79));
});

test("asks the party for the destination when leaving the airport, and for the origin otherwise", () => {
  expect(ownEnd({}, "airport")).toBe("drop_off");
  expect(ownEnd({ way: "there" }, "airport")).toBe("drop_off");
  expect(ownEnd({ way: "back" }, "airport")).toBe("pick_up");
  expect(ownEnd({}, "hotel")).toBe("pick_up");
});

test("spaces around the name of a place do not hide it", () => {
  expect(normalizedRide({ ...RIDE, from: "Amari", to: " BKK " }, ROUTE).way).toBe("back");
});

test("a place of three letters is found by its name, one of two letters is not", () => {
  const back = (origin: string) =>
    normalizedRide(
      { ...RIDE, from: "x", to: `${origin} Airport` },
      { ...ROUTE, origin: { ko: origin, en: origin } },
    ).way;
  expect([back("CNX"), back("HN")]).toEqual(["back", undefined]);
});

test("a ride that names no ends is left as it is", () => {
  const back: LineOf<"callvan"> = { ...RIDE, way: "back", note: "로비에서 만나요" };
  expect(normalizedRide(back, ROUTE)).toBe(back);
});

test("the longest note of an older cart is still accepted", () => {
  const long = normalizedRide({ ...RIDE, from: "가".repeat(200), to: "나".repeat(200) }, ROUTE);
  expect(long.note).toHaveLength(80);
  expect(cartLineSchema.safeParse(long).success).toBe(true);
});

test("a note is one line of 80 characters at most", () => {
  const noted = (note: string) => cartLineSchema.safeParse({ ...RIDE, note });
  expect(noted("  KE657\r\nAmari\u202e ").data).toMatchObject({ note: "KE657 Amari" });
  expect(noted("x".repeat(80)).success).toBe(true);
  expect(noted("x".repeat(81)).success).toBe(false);
});

test("every route can be ridden both ways", () => {
  const route = { id: "r", from: "공항", to: "호텔" };
  expect(rideDirections([route])).toEqual([
    { route, way: "there", from: "공항", to: "호텔" },
    { route, way: "back", from: "호텔", to: "공항" },
  ]);
});

const DRAFT: RideDraft = {
  route: { id: "r-bkk-pattaya", regionId: "pattaya" },
  way: "back",
  date: "2027-01-12",
  time: "10:00",
  people: 2,
  golfBags: 2,
  suitcases: 0,
  vehicle: "van",
  isFar: true,
  note: " Amari ",
};

test("a changed ride keeps the fields outside the form, and its cars while the load is the same", () => {
  const before = { ...RIDE, vehicle: "van", cars: 3, trip: "round_trip", waitHours: 2 } as const;
  const changed = draftedRide(DRAFT, before);
  expect(changed).toMatchObject({ cars: 3, trip: "round_trip", waitHours: 2, way: "back" });
  expect(changed).toMatchObject({ note: "Amari", far: true, date: "2027-01-12" });
  expect(changed).toMatchObject({ vehicle: "van", people: 2, golfBags: 2, suitcases: 0 });
  for (const load of [{ people: 5 }, { golfBags: 1 }, { suitcases: 1 }, { vehicle: "sedan" }]) {
    expect(draftedRide({ ...DRAFT, ...load }, before)).not.toHaveProperty("cars");
  }
  expect(draftedRide({ ...DRAFT, vehicle: "" }, before)).not.toHaveProperty("vehicle");
});

test("a changed ride keeps its stops, and a new one has none", () => {
  expect(draftedRide(DRAFT, { ...RIDE, stops: 2 })).toMatchObject({ stops: 2 });
  expect(draftedRide(DRAFT, RIDE)).not.toHaveProperty("stops");
  expect(draftedRide(DRAFT)).not.toHaveProperty("stops");
});

test("the far quarter is one of Pattaya, and an empty note is none", () => {
  const route = { id: "r-cnx-city", regionId: "chiangmai" };
  const made = draftedRide({ ...DRAFT, route, note: " " });
  expect(made).not.toHaveProperty("far");
  expect(made).not.toHaveProperty("note");
  expect(cartLineSchema.safeParse(made).success).toBe(true);
});
