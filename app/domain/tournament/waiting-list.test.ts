import fc from "fast-check";
import { expect, test } from "vitest";
import { nextOffers, offerEnd } from "./waiting-list.ts";

const list = [
  { id: 7, people: 2 },
  { id: 3, people: 4 },
  { id: 9, people: 1 },
];

test.each([
  [0, []],
  [1, [9]],
  [2, [7]],
  [3, [7, 9]],
  [5, [7, 9]],
  [6, [7, 3]],
  [7, [7, 3, 9]],
  [99, [7, 3, 9]],
])("of %i free places the whole groups %j are offered some", (free, ids) => {
  expect(nextOffers(list, free)).toEqual(ids);
});

test("never more people than places, each group once, in the order of the list", () => {
  const groups = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 30 });
  fc.assert(
    fc.property(groups, fc.nat({ max: 60 }), (sizes, free) => {
      const waiting = sizes.map((people, id) => ({ id, people }));
      const offered = nextOffers(waiting, free);
      const people = offered.reduce((sum, id) => sum + (sizes[id] ?? 0), 0);
      expect(people).toBeLessThanOrEqual(free);
      expect(offered).toEqual(offered.toSorted((a, b) => a - b));
      // Nobody is left out who would still fit.
      const left = waiting.filter(({ id }) => !offered.includes(id));
      expect(left.every((group) => group.people > free - people)).toBe(true);
    }),
  );
});

test("an offer ends twelve hours later", () => {
  expect(offerEnd(new Date("2026-11-15T20:30:00Z"))).toEqual(new Date("2026-11-16T08:30:00Z"));
});
