import fc from "fast-check";
import { expect, test } from "vitest";
import type { LocalDate } from "#app/domain/common/date/local-date.ts";
import {
  type ApplyState,
  applyState,
  ENTRY_STATES,
  ENTRY_STEPS,
  hasPlaces,
  nextOffers,
  OPEN_STATES,
  offerEnd,
  stateAfter,
  stepsOf,
} from "./entry-state.ts";

test.each([
  ["applied", ["approve", "refuse", "wait", "cancel"]],
  ["approved", ["refuse", "cancel"]],
  ["waiting", ["approve", "refuse", "offer", "cancel"]],
  ["offered", ["approve", "refuse", "wait", "cancel"]],
  ["cancelled", []],
  ["refused", []],
] as const)("an entry that is %s can be %j", (state, steps) => {
  expect(stepsOf(state)).toEqual(steps);
});

test("a step leads to its state, and nowhere from where it is not possible", () => {
  expect(stateAfter("waiting", "offer")).toBe("offered");
  expect(stateAfter("offered", "wait")).toBe("waiting");
  expect(stateAfter("cancelled", "approve")).toBeUndefined();
  expect(stateAfter("approved", "offer")).toBeUndefined();
});

test("closed entries have no step, and open ones can be cancelled", () => {
  for (const state of ENTRY_STATES) {
    const isOpen = (OPEN_STATES as readonly string[]).includes(state);
    expect(stepsOf(state).includes("cancel")).toBe(isOpen);
    for (const step of ENTRY_STEPS) {
      expect(stateAfter(state, step) !== undefined).toBe(stepsOf(state).includes(step));
    }
  }
});

test("places belong to those approved and are held for those offered", () => {
  expect(ENTRY_STATES.filter(hasPlaces)).toEqual(["approved", "offered"]);
});

const tournament = { applyUntil: "2026-12-01", playsOn: "2026-12-10" } as const;

test.each<{ today: LocalDate; state: ApplyState }>([
  { today: "2026-11-30", state: "open" },
  { today: "2026-12-01", state: "last_day" },
  { today: "2026-12-02", state: "closed" },
  { today: "2026-12-10", state: "closed" },
  { today: "2026-12-11", state: "played" },
])("on $today entering is $state", ({ today, state }) => {
  expect(applyState(tournament, today)).toBe(state);
});

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
])("with %i free places, whole groups %j get offers", (free, ids) => {
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
      // No waiting group is left out that would still fit.
      const left = waiting.filter(({ id }) => !offered.includes(id));
      expect(left.every((group) => group.people > free - people)).toBe(true);
    }),
  );
});

test("an offer ends twelve hours later", () => {
  expect(offerEnd(new Date("2026-11-15T20:30:00Z"))).toEqual(new Date("2026-11-16T08:30:00Z"));
});
