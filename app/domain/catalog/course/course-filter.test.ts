import { expect, test } from "vitest";
import {
  courseFilter,
  coursesPath,
  hasLimits,
  sheetCount,
  withFacet,
  withoutLimits,
} from "./course-filter.ts";

const today = "2026-11-15";
const read = (query: string) => courseFilter(new URLSearchParams(query), today);

const USUAL = {
  date: undefined,
  players: 2,
  band: undefined,
  from: "base",
  within: undefined,
  max: undefined,
  rating: undefined,
  facets: [],
  sort: "distance",
  view: "list",
  page: 1,
};

test.each([
  ["", {}],
  ["within=60&sort=lowest&page=3", { within: 60, sort: "lowest", page: 3 }],
  ["date=2027-01-12&players=4&band=morning", { date: "2027-01-12", players: 4, band: "morning" }],
  ["from=airport&view=map", { from: "airport", view: "map" }],
  ["from=ht-amari&has=night,instant", { from: "ht-amari", facets: ["instant", "night"] }],
  ["max=200000&rating=4.5", { max: 200_000, rating: 4.5 }],
  ["within=60&within=30&page=1000000000", { within: 60, page: 1_000_000_000 }],
])("the address %j is read", (query, said) => {
  expect(read(query)).toEqual({ ...USUAL, ...said });
});

test.each([
  "within=45&sort=cheapest&page=-1&view=globe",
  "date=2026-02-30&players=0&band=noon",
  "date=2020-01-01&players=6",
  "date=2099-01-01&players=2.5",
  `date=${"9".repeat(1001)}&has=${"x,".repeat(5000)}`,
  "from=../../etc&has=free_beer",
  "max=200001&rating=5",
])("an invalid address %j falls back to defaults", (query) => {
  expect(read(query)).toEqual(USUAL);
});

test("an address contains only non-default values", () => {
  expect(coursesPath("pattaya", read(""))).toBe("/course/city/pattaya");
  expect(coursesPath("pattaya", { within: 60, sort: "lowest", page: 2 })).toBe(
    "/course/city/pattaya?within=60&sort=lowest&page=2",
  );
});

test("the order of parameters in an address does not matter, and is fixed when written", () => {
  const path = coursesPath(
    "pattaya",
    read(
      "rating=4&max=250000&has=stay,korean&page=2&view=map&sort=highest&within=90&from=airport&band=midday&players=3&date=2027-01-12",
    ),
  );
  expect(path).toBe(
    "/course/city/pattaya?date=2027-01-12&players=3&band=midday&from=airport&within=90&max=250000&rating=4&has=korean,stay&sort=highest&view=map&page=2",
  );
  expect(coursesPath("pattaya", read(path.split("?")[1] ?? ""))).toBe(path);
});

test("a facet is added or removed, and the list starts at its first page", () => {
  const filter = read("page=3&has=night");
  expect(withFacet(filter, "stay", true)).toMatchObject({ facets: ["night", "stay"], page: 1 });
  expect(withFacet(filter, "night", false)).toMatchObject({ facets: [], page: 1 });
});

test("removing the limits preserves the day, the party, the start and the order", () => {
  const filter = read(
    "date=2027-01-12&players=4&from=airport&within=30&max=100000&rating=4&has=night&sort=lowest",
  );
  const free = { within: undefined, max: undefined, rating: undefined, facets: [] };
  expect(withoutLimits(filter)).toEqual({ ...filter, ...free });
  expect([hasLimits(filter), hasLimits(withoutLimits(filter))]).toEqual([true, false]);
});

test("the filter sheet counts its own conditions, without the drive limit", () => {
  expect(sheetCount(read("within=30&max=100000&rating=4&has=night,stay"))).toBe(4);
  expect(sheetCount(read("within=30"))).toBe(0);
  expect(hasLimits(read("within=30"))).toBe(true);
});
