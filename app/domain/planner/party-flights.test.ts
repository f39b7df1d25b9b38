import { expect, test } from "vitest";
import { flightSizes, flightTimes } from "./party-flights.ts";

const ANY = { minPlayers: 1, maxPlayers: 5 };

test("a party of up to four is one flight, a larger one two of nearly the same size", () => {
  const sizes = [1, 4, 5, 6, 7, 8].map((golfers) => flightSizes(golfers, ANY));
  expect(sizes).toEqual([[1], [4], [3, 2], [3, 3], [4, 3], [4, 4]]);
  expect(flightSizes(8, { minPlayers: 2, maxPlayers: 3 })).toEqual([3, 3, 2]);
});

test("a course that wants larger flights does not take the party", () => {
  expect(flightSizes(1, { minPlayers: 2, maxPlayers: 4 })).toEqual([]);
  expect(flightSizes(5, { minPlayers: 3, maxPlayers: 4 })).toEqual([]);
  expect(flightSizes(6, { minPlayers: 3, maxPlayers: 4 })).toEqual([3, 3]);
});

const slot = (at: number, left: number, kind = "a") => ({ at, left, kind });
const times = (slots: ReturnType<typeof slot>[], sizes: number[]) =>
  flightTimes(slots, sizes).map((flights) => flights.map(({ slot: { at }, size }) => [at, size]));

test("flights go out within an hour, each where it has room", () => {
  expect(times([slot(400, 4), slot(460, 4)], [4, 4])).toEqual([
    [
      [400, 4],
      [460, 4],
    ],
  ]);
  expect(times([slot(400, 4), slot(461, 4)], [4, 4])).toEqual([]);
  expect(times([slot(400, 3), slot(410, 4)], [4, 3])).toEqual([
    [
      [400, 3],
      [410, 4],
    ],
  ]);
});

test("the second flight takes the next tee time of each class", () => {
  const slots = [slot(400, 4), slot(410, 4), slot(420, 4, "b"), slot(430, 4, "b")];
  expect(times(slots, [3, 3]).filter(([first]) => first?.[0] === 400)).toEqual([
    [
      [400, 3],
      [410, 3],
    ],
    [
      [400, 3],
      [420, 3],
    ],
  ]);
});
