import { expect, test } from "vitest";
import { givenScores, SUB_SCORES, subScoresOf, unfitScores } from "./sub-score.ts";

const NONE = { condition: null, caddy: null, pace: null, value: null };
const ALL = { condition: 5, caddy: 4, pace: 3, value: 2 };

test("a round is scored in four ways, a stay and a caddy in those that make sense", () => {
  expect(subScoresOf("course")).toEqual(SUB_SCORES);
  expect(subScoresOf("hotel")).toEqual(["condition", "value"]);
  expect(subScoresOf("caddy")).toEqual(["pace", "value"]);
});

test("scores that make no sense for what was reviewed are named", () => {
  expect(unfitScores("course", ALL)).toEqual([]);
  expect(unfitScores("hotel", ALL)).toEqual(["caddy", "pace"]);
  expect(unfitScores("caddy", ALL)).toEqual(["condition", "caddy"]);
  expect(unfitScores("caddy", NONE)).toEqual([]);
});

test("only scores that were given are shown", () => {
  expect(givenScores(NONE)).toEqual([]);
  expect(givenScores({ ...NONE, pace: 1, condition: 5 })).toEqual([
    { score: "condition", points: 5 },
    { score: "pace", points: 1 },
  ]);
});
