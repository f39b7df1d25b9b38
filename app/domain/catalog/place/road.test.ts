import { expect, test } from "vitest";
import { airports } from "#demo/seed/content/airports.ts";
import { catalogue } from "#demo/seed/demo-catalogue.ts";
import { driveMinutes, roadKm } from "./road.ts";

test("the estimate is close to the measured drives of the catalogue", () => {
  const off = catalogue.courses.filter((course) => {
    const base = catalogue.regions.find(({ id }) => id === course.region)?.base_point;
    if (!base) throw new Error(`${course.region} has no base`);
    return Math.abs(driveMinutes(roadKm(base, course)) - course.from_base.drive_min) > 10;
  });
  expect(off.map(({ id }) => id)).toEqual([]);
});

test("a longer road never takes less time", () => {
  const minutes = Array.from({ length: 300 }, (_, km) => driveMinutes(km));
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
});

test("the airport of every region is on the map", () => {
  expect(catalogue.regions.filter(({ airport }) => !airports[airport])).toEqual([]);
});
