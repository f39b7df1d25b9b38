import { expect, test } from "vitest";
import {
  facilityCounts,
  hotelFilter,
  hotelPath,
  hotelsPath,
  isWantedHotel,
  starCounts,
} from "./hotel-filter.ts";

const today = "2026-11-15";
const read = (query: string) => hotelFilter(new URLSearchParams(query), today);
const USUAL = {
  checkIn: undefined,
  nights: 1,
  stars: [],
  facilities: [],
  sort: "lowest",
  page: 1,
};

test("an address that asks for nothing shows the lowest prices first", () => {
  expect(read("")).toEqual(USUAL);
});

test.each([
  "sort=cheapest&page=0",
  "in=2026-02-30&nights=0&stars=9&has=helipad",
  `in=${"2".repeat(1001)}&nights=400&has=${"x,".repeat(5000)}`,
])("what the address %j says badly falls back", (query) => {
  expect(read(query)).toEqual(USUAL);
});

test("an address says only what differs, always in the same order, and is read back", () => {
  expect(hotelsPath("pattaya", read(""))).toBe("/hotel/city/pattaya");
  const path = hotelsPath(
    "pattaya",
    read("page=2&sort=stars&has=spa,pool&stars=4,5&nights=3&in=2027-01-11"),
  );
  expect(path).toBe(
    "/hotel/city/pattaya?in=2027-01-11&nights=3&stars=5,4&has=pool,spa&sort=stars&page=2",
  );
  expect(hotelsPath("pattaya", read(path.split("?")[1] ?? ""))).toBe(path);
});

test("a hotel opens with the stay that its list shows", () => {
  expect(hotelPath("ht-amari", read("in=2027-01-30&nights=3"))).toBe(
    "/hotel/ht-amari?in=2027-01-30&out=2027-02-02",
  );
  expect(hotelPath("ht-amari", read(""))).toBe("/hotel/ht-amari");
});

const inn = { stars: 3, facilities: ["pool"] };
const tower = { stars: 5, facilities: ["pool", "spa", "gym"] };
const lodge = { stars: 4, facilities: ["pool", "spa"] };
const all = [inn, tower, lodge];

test("any of the stars will do, and every facility must be there", () => {
  const wanted = (query: string) => all.filter((hotel) => isWantedHotel(hotel, read(query)));
  expect(wanted("stars=3,5")).toEqual([inn, tower]);
  expect(wanted("has=spa,gym")).toEqual([tower]);
  expect(wanted("stars=3&has=spa")).toEqual([]);
});

test("counts say how many there would be, and what every hotel has is no choice", () => {
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
