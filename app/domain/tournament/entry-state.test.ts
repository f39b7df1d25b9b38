import { expect, test } from "vitest";
import {
  ENTRY_STATES,
  ENTRY_STEPS,
  hasPlaces,
  OPEN_STATES,
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
