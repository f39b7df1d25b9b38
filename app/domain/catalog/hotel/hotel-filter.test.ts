import { expect, test } from "vitest";
import {
  facilityCounts,
  hotelCitiesElsewhere,
  hotelFilter,
  hotelPath,
  hotelSuggestions,
  hotelsPath,
  hotelValueCounts,
  isAllFull,
  isWantedHotel,
  nearestCheckIn,
  starCounts,
  withoutFilter,
} from "./hotel-filter.ts";

const today = "2026-11-15";
const read = (query: string) => hotelFilter(new URLSearchParams(query), today);
const USUAL = {
  checkIn: undefined,
  nights: 1,
  stars: [],
  facilities: [],
  max: undefined,
  rating: undefined,
  sort: "lowest",
  page: 1,
};

test("an address without parameters shows the lowest prices first", () => {
  expect(read("")).toEqual(USUAL);
});

test.each([
  "sort=cheapest&page=0",
  "in=2026-02-30&nights=0&stars=9&has=helipad",
  "max=99&rating=3",
  `in=${"2".repeat(1001)}&nights=400&has=${"x,".repeat(5000)}`,
])("an invalid address %j falls back to defaults", (query) => {
  expect(read(query)).toEqual(USUAL);
});

test("an address contains only non-default values, in a fixed order, and is read back", () => {
  expect(hotelsPath("pattaya", read(""))).toBe("/hotel/city/pattaya");
  const path = hotelsPath(
    "pattaya",
    read("page=2&rating=4.5&max=160000&sort=stars&has=spa,pool&stars=4,5&nights=3&in=2027-01-11"),
  );
  expect(path).toBe(
    "/hotel/city/pattaya?in=2027-01-11&nights=3&stars=5,4&has=pool,spa&max=160000&rating=4.5&sort=stars&page=2",
  );
  expect(hotelsPath("pattaya", read(path.split("?")[1] ?? ""))).toBe(path);
});

test("a hotel opens with the stay that its list shows", () => {
  expect(hotelPath("ht-amari", read("in=2027-01-30&nights=3"))).toBe(
    "/hotel/ht-amari?in=2027-01-30&out=2027-02-02",
  );
  expect(hotelPath("ht-amari", read(""))).toBe("/hotel/ht-amari");
});

const inn = { stars: 3, facilities: ["pool"], fromPrice: 70_000, average: null };
const tower = {
  stars: 5,
  facilities: ["pool", "spa", "gym"],
  fromPrice: 240_000,
  average: 4.7,
};
const lodge = { stars: 4, facilities: ["pool", "spa"], fromPrice: 120_000, average: 4.1 };
const all = [inn, tower, lodge];

test("a hotel matches by any chosen star and by every chosen facility", () => {
  const wanted = (query: string) => all.filter((hotel) => isWantedHotel(hotel, read(query)));
  expect(wanted("stars=3,5")).toEqual([inn, tower]);
  expect(wanted("has=spa,gym")).toEqual([tower]);
  expect(wanted("stars=3&has=spa")).toEqual([]);
});

test("a price limit is one of a night, so that a stay of two nights may cost twice as much", () => {
  const wanted = (query: string) => all.filter((hotel) => isWantedHotel(hotel, read(query)));
  expect(wanted("max=120000")).toEqual([inn, lodge]);
  expect(wanted("max=120000&in=2027-01-11&nights=2")).toEqual(all);
  // Nights are a part of the address even while no day is chosen.
  expect(wanted("max=120000&nights=2")).toEqual([inn, lodge]);
  expect(wanted("rating=4.5")).toEqual([tower]);
  expect(isWantedHotel({ ...inn, fromPrice: null }, read("max=300000"))).toBe(false);
});

test("counts of price and rating limits leave out limits without effect", () => {
  expect(hotelValueCounts(all, read(""))).toEqual({
    max: [
      { limit: 80_000, count: 1 },
      { limit: 120_000, count: 2 },
      { limit: 160_000, count: 2 },
      { limit: 200_000, count: 2 },
    ],
    rating: [
      { limit: 4, count: 2 },
      { limit: 4.5, count: 1 },
    ],
  });
});

test("counts show the results of each choice, without facilities of every hotel", () => {
  expect(starCounts(all, read("stars=5&has=spa"))).toEqual([
    { star: 5, count: 1 },
    { star: 4, count: 1 },
    { star: 3, count: 0 },
  ]);
  expect(facilityCounts(all, read("has=spa"))).toEqual([
    { facility: "gym", count: 1 },
    { facility: "spa", count: 2 },
  ]);
});

test("an empty list suggests each single filter to remove with its number of results", () => {
  const filter = read("stars=3&has=spa");
  expect(hotelSuggestions(all, filter)).toEqual([
    { drop: "stars", count: 2 },
    { drop: "spa", count: 1 },
  ]);
  expect(withoutFilter(filter, "stars")).toEqual({ stars: [] });
  expect(withoutFilter(filter, "spa")).toEqual({ facilities: [] });
  expect(hotelSuggestions(all, read("max=80000&rating=4"))).toEqual([
    { drop: "max", count: 2 },
    { drop: "rating", count: 1 },
  ]);
  // Neither alone would help: no hotel of five stars lacks a gym, and none of three has one.
  expect(hotelSuggestions([inn], read("stars=5&has=gym"))).toEqual([]);
});

test("other cities with matching hotels come by country first, then by number", () => {
  const at = (id: string, country: string, hotel: typeof inn | typeof tower) => ({
    ...hotel,
    region: { id, country },
  });
  const hotels = [
    at("danang", "VN", tower),
    at("danang", "VN", tower),
    at("phuket", "TH", lodge),
    at("huahin", "TH", tower),
    at("huahin", "TH", lodge),
    at("bangkok", "TH", inn),
  ];
  const found = hotelCitiesElsewhere(hotels, read("has=spa"), "TH");
  expect(found.map(({ region, count }) => [region.id, count])).toEqual([
    ["huahin", 2],
    ["phuket", 1],
    ["danang", 2],
  ]);
});

test("the nearest other check-in is one from which a single room is free on every night", () => {
  const free = [
    { roomId: "a", night: "2027-01-08" },
    { roomId: "a", night: "2027-01-09" },
    { roomId: "b", night: "2027-01-10" },
    { roomId: "b", night: "2027-01-14" },
    { roomId: "b", night: "2027-01-15" },
  ] as const;
  const nearest = (nights: number) => nearestCheckIn(free, { checkIn: "2027-01-11", nights });
  expect(nearest(1)).toBe("2027-01-10");
  // Of two equally near days, the later: flights are seldom moved forward.
  expect(nearest(2)).toBe("2027-01-14");
  expect(nearest(3)).toBeUndefined();
});

test("a city is full when no wanted hotel has a room, at any price filter", () => {
  const full = { stars: 5, facilities: ["pool"], fromPrice: null, average: 4.5 };
  const free = { ...full, stars: 4, fromPrice: 300_000 };
  const asked = read("in=2027-01-11&max=160000");
  expect(isAllFull([full], asked)).toBe(true);
  expect(isAllFull([full, free], asked)).toBe(false);
  expect(isAllFull([full, free], { ...asked, stars: [5] })).toBe(true);
  expect(isAllFull([], asked)).toBe(false);
});
