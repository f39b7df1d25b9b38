import { expect, test } from "vitest";
import { crowdedPins } from "./map-crowd.ts";

const pin = (id: string, x: number, y: number) => ({ id, x, y, width: 60 });

test("pins that do not overlap all show their text", () => {
  expect(crowdedPins([pin("a", 0, 0), pin("b", 64, 0), pin("c", 0, 40)]).size).toBe(0);
});

test("only the first of overlapping pins shows its text", () => {
  expect(crowdedPins([pin("first", 0, 0), pin("second", 10, 20), pin("third", 70, 20)])).toEqual(
    new Set(["second"]),
  );
  expect(crowdedPins([pin("second", 10, 20), pin("first", 0, 0)])).toEqual(new Set(["first"]));
});

test("a name of one line fits closer to a pin than another pin would", () => {
  const name = (y: number) => ({ ...pin("name", 0, y), height: 20 });
  expect(crowdedPins([pin("pin", 0, 0), name(30)]).size).toBe(0);
  expect(crowdedPins([pin("pin", 0, 0), name(29)])).toEqual(new Set(["name"]));
});

test("pins that are always shown block those below, even where they overlap each other", () => {
  const above = [pin("pin", 0, 0), pin("start", 40, 0)];
  expect(crowdedPins([pin("name", 90, 0), pin("far", 200, 0)], above)).toEqual(new Set(["name"]));
});
