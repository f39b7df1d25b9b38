import { expect, test } from "vitest";
import {
  givenScores,
  reviewedAs,
  SEASON_MONTHS,
  SUB_SCORES,
  seasonOf,
  starFills,
  subScoresOf,
  unfitScores,
} from "./review.ts";

test("rounds, stays and caddies are reviewed; rides and tournament entries are not", () => {
  expect(reviewedAs("golf")).toBe("course");
  expect(reviewedAs("hotel")).toBe("hotel");
  expect(reviewedAs("caddy")).toBe("caddy");
  expect(reviewedAs("callvan")).toBeUndefined();
  expect(reviewedAs("tournament")).toBeUndefined();
});

test.each([
  ["2026-10-31", "rainy"],
  ["2026-11-01", "cool"],
  ["2027-02-28", "cool"],
  ["2028-02-29", "cool"],
  ["2027-03-01", "hot"],
  ["2027-05-31", "hot"],
  ["2027-06-01", "rainy"],
] as const)("a round on %s was played in the %s season", (day, season) => {
  expect(seasonOf(day)).toBe(season);
});

test("every month is in one season", () => {
  const months = Object.values(SEASON_MONTHS).flat();
  expect(months.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

const drawn = (value: number) =>
  starFills(value)
    .map((fill) => ({ full: "#", half: "+", off: "." })[fill])
    .join("");

test.each([
  [0, "....."],
  [0.2, "....."],
  [0.3, "+...."],
  [1, "#...."],
  [4.2, "####."],
  [4.3, "####+"],
  [4.5, "####+"],
  [4.7, "####+"],
  [4.8, "#####"],
  [5, "#####"],
])("%s is drawn in halves as %s", (value, stars) => {
  expect(drawn(value)).toBe(stars);
});

const NONE = { condition: null, caddy: null, pace: null, value: null };
const ALL = { condition: 5, caddy: 4, pace: 3, value: 2 };

test("a round is scored in four ways, a stay and a caddie in those that make sense", () => {
  expect(subScoresOf("course")).toEqual(SUB_SCORES);
  expect(subScoresOf("hotel")).toEqual(["condition", "value"]);
  expect(subScoresOf("caddy")).toEqual(["pace", "value"]);
});

test("names the scores that do not fit the reviewed product", () => {
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
