import { expect, test } from "vitest";
import {
  fillSeats,
  moveByKey,
  movePlayer,
  placeGroup,
  placeOf,
  roomFor,
  withPlayers,
} from "./flight-moves.ts";

const start = { bench: [1, 2], flights: [[3, 4, 5, 6], [7, 8], []] };

test("a player moves to a flight with a free seat, and nowhere else", () => {
  expect(movePlayer(start, 1, 1)).toEqual({ bench: [2], flights: [[3, 4, 5, 6], [7, 8, 1], []] });
  expect(movePlayer(start, 1, 0)).toBe(start);
  expect(movePlayer(start, 1, 9)).toBe(start);
  expect(movePlayer(start, 7, -1)).toEqual({ bench: [1, 2, 7], flights: [[3, 4, 5, 6], [8], []] });
  expect(movePlayer(start, 1, 1, 0).flights[1]).toEqual([1, 7, 8]);
});

test("arrows pass over a full flight, and stop at either end", () => {
  const right = moveByKey(start, 1, "right");
  expect(placeOf(right, 1)).toBe(1);
  expect(placeOf(moveByKey(right, 1, "right"), 1)).toBe(2);
  expect(placeOf(moveByKey(right, 1, "left"), 1)).toBe(-1);
  expect(moveByKey(start, 1, "left")).toBe(start);
  expect(moveByKey({ bench: [], flights: [[1]] }, 1, "right").flights).toEqual([[1]]);
});

test("up and down change the seat within the flight", () => {
  expect(moveByKey(start, 8, "up").flights[1]).toEqual([8, 7]);
  expect(moveByKey(start, 8, "down")).toBe(start);
  expect(moveByKey(start, 1, "down").bench).toEqual([2, 1]);
});

test("fills free seats next to companions first, as far as seats last", () => {
  const players = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, entryId: id === 1 ? 7 : id }));
  expect(fillSeats(start, players)).toEqual({
    bench: [],
    flights: [[3, 4, 5, 6], [7, 8, 1], [2]],
  });
  const full = { bench: [9], flights: [[3, 4, 5, 6]] };
  expect(fillSeats(full, players)).toEqual(full);
});

test("puts new entrants on the bench and removes those who left", () => {
  expect(withPlayers(start, [1, 3, 4, 5, 6, 7, 9])).toEqual({
    bench: [1, 9],
    flights: [[3, 4, 5, 6], [7], []],
  });
});

test("a group goes into the first flight with room for all of it", () => {
  expect(roomFor(start, 2)).toBe(1);
  expect(roomFor(start, 3)).toBe(2);
  expect(roomFor(start, 5)).toBe(-1);
  expect(placeGroup(start, [1, 2], 1)).toEqual({
    bench: [],
    flights: [[3, 4, 5, 6], [7, 8, 1, 2], []],
  });
  const three = { ...start, bench: [1, 2, 9] };
  expect(placeGroup(three, [1, 2, 9], 1).bench).toEqual([9]);
});
