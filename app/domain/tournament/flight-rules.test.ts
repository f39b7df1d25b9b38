import fc from "fast-check";
import { expect, test } from "vitest";
import { FLIGHT_MODES, type FlightPlayer, proposeFlights } from "./flight-rules.ts";

function player(id: number, more: Partial<FlightPlayer> = {}): FlightPlayer {
  return { id, entryId: id, name: `p${id}`, gender: "male", handicap: id, wishes: [], ...more };
}

const alone = (count: number) => Array.from({ length: count }, (_, index) => player(index + 1));
const sizes = (players: readonly FlightPlayer[]) =>
  proposeFlights(players, "handicap").map((flight) => flight.length);

test.each([
  [0, []],
  [1, [1]],
  [2, [2]],
  [4, [4]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [4, 3]],
  [9, [3, 3, 3]],
  [24, [4, 4, 4, 4, 4, 4]],
])("%i golfers who come alone make flights of %j", (count, expected) => {
  expect(sizes(alone(count)).toSorted((a, b) => b - a)).toEqual(expected);
});

test("by handicap the strongest play together, in the first flight", () => {
  const [first, , third] = proposeFlights(alone(12).toReversed(), "handicap");
  expect(first?.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  expect(third?.toSorted((a, b) => a - b)).toEqual([9, 10, 11, 12]);
});

test("similar keeps women and men apart where it can", () => {
  const players = alone(8).map(
    (each) => ({ ...each, gender: each.id % 2 ? "male" : "female" }) as const,
  );
  const [men, women] = proposeFlights(players, "similar");
  expect(men?.every((id) => id % 2 === 1)).toBe(true);
  expect(women?.every((id) => id % 2 === 0)).toBe(true);
});

test("mixed makes flights of nearly equal strength", () => {
  const averages = proposeFlights(alone(16), "mixed").map(
    (flight) => flight.reduce((sum, id) => sum + id, 0) / flight.length,
  );
  expect(Math.max(...averages) - Math.min(...averages)).toBeLessThanOrEqual(3);
});

test("players who named each other play together; a one-sided wish does not count", () => {
  const players = alone(8).map((each) => {
    if (each.id === 1) return { ...each, wishes: ["P 8"] };
    return each.id === 8 ? { ...each, wishes: ["p1"] } : each;
  });
  const together = (flights: readonly (readonly number[])[]) =>
    flights.some((flight) => flight.includes(1) && flight.includes(8));
  expect(together(proposeFlights(players, "handicap"))).toBe(true);
  const oneSided = players.map((each) => (each.id === 8 ? { ...each, wishes: [] } : each));
  expect(together(proposeFlights(oneSided, "handicap"))).toBe(false);
});

test("two groups of four and one golfer: a pair leaves its group to keep the golfer company", () => {
  const groups = [1, 2].flatMap((entryId) =>
    [1, 2, 3, 4].map((n) => player(entryId * 10 + n, { entryId })),
  );
  const flights = proposeFlights([...groups, player(1, { entryId: 9 })], "handicap");
  expect(flights.map((flight) => flight.length).toSorted((a, b) => b - a)).toEqual([4, 3, 2]);
});

test("a group of five is cut into three and two", () => {
  const five = [1, 2, 3, 4, 5].map((id) => player(id, { entryId: 1 }));
  expect(sizes(five)).toEqual([3, 2]);
});

const crowd = fc
  .array(
    fc.record({ size: fc.integer({ min: 1, max: 5 }), handicap: fc.integer({ min: 0, max: 36 }) }),
    {
      maxLength: 20,
    },
  )
  .map((entries) =>
    entries.flatMap(({ size, handicap }, entryId) =>
      Array.from({ length: size }, (_, n) => player(entryId * 10 + n, { entryId, handicap })),
    ),
  );

test("every player has one flight, none has more than four, and no player is alone", () => {
  fc.assert(
    fc.property(crowd, fc.constantFrom(...FLIGHT_MODES), (players, mode) => {
      const flights = proposeFlights(players, mode);
      expect(flights.flat().toSorted((a, b) => a - b)).toEqual(
        players.map(({ id }) => id).toSorted((a, b) => a - b),
      );
      expect(flights.every((flight) => flight.length <= 4)).toBe(true);
      if (players.length > 1) expect(flights.every((flight) => flight.length > 1)).toBe(true);
    }),
  );
});

test("companions stay together, except for one group that keeps a lone player company", () => {
  fc.assert(
    fc.property(crowd, fc.constantFrom(...FLIGHT_MODES), (players, mode) => {
      const flights = proposeFlights(players, mode);
      const small = [...Map.groupBy(players, ({ entryId }) => entryId).values()].filter(
        (entry) => entry.length <= 4,
      );
      const split = small.filter(
        (entry) => !flights.some((flight) => entry.every(({ id }) => flight.includes(id))),
      );
      expect(split.length).toBeLessThanOrEqual(1);
    }),
  );
});
