import { expect, test } from "vitest";
import { arrangeCourses, courseFilter, coursesPath } from "./course-filter.ts";

const course = (id: string, driveMinutes: number, perGolfer?: number) => ({
  id,
  driveMinutes,
  price: perGolfer === undefined ? undefined : { perGolfer },
});

const near = course("near", 20, 300_000);
const middle = course("middle", 60, 100_000);
const far = course("far", 120, 200_000);
const unpriced = course("unpriced", 10);
const all = [far, unpriced, middle, near];

test.each([
  ["", { within: undefined, sort: "distance", page: 1 }],
  ["within=60&sort=lowest&page=3", { within: 60, sort: "lowest", page: 3 }],
  ["within=45&sort=cheapest&page=-1", { within: undefined, sort: "distance", page: 1 }],
  ["within=60&within=30&page=1000000000", { within: 60, sort: "distance", page: 1_000_000_000 }],
])("the address %j is read, and what it says badly falls back", (query, filter) => {
  expect(courseFilter(new URLSearchParams(query))).toEqual(filter);
});

test("a limit of travel time includes the course that is exactly that far", () => {
  expect(arrangeCourses(all, { within: 60, sort: "distance" })).toEqual([unpriced, near, middle]);
});

test("what has no price yet stands last, whichever way prices are sorted", () => {
  expect(arrangeCourses(all, { within: undefined, sort: "lowest" })).toEqual([
    middle,
    far,
    near,
    unpriced,
  ]);
  expect(arrangeCourses(all, { within: undefined, sort: "highest" })).toEqual([
    near,
    far,
    middle,
    unpriced,
  ]);
});

test("an address says only what differs from the usual list", () => {
  expect(coursesPath("pattaya", { sort: "distance", page: 1 })).toBe("/course/city/pattaya");
  expect(coursesPath("pattaya", { within: 60, sort: "lowest", page: 2 })).toBe(
    "/course/city/pattaya?within=60&sort=lowest&page=2",
  );
});
