import { expect, test } from "vitest";
import { type Applicant, ageOn, type EntryConditions, refusalsOf } from "./entry-conditions.ts";

const open: EntryConditions = { gender: "any", minAge: null, maxAge: null, maxHandicap: null };
const hong: Applicant = { name: "홍석준", gender: "male", birthYear: 1963, handicap: 18 };
const lee: Applicant = { name: "이미경", gender: "female", birthYear: 1966, handicap: 42 };
const DAY = "2027-02-18";

test("without conditions anybody may play, known or not", () => {
  const nobody = { name: "?", gender: null, birthYear: null, handicap: null };
  expect(refusalsOf(open, [hong, lee, nobody], DAY)).toEqual([]);
});

test("the person who fails a condition is named, the others are not", () => {
  expect(refusalsOf({ ...open, maxHandicap: 36 }, [hong, lee], DAY)).toEqual([
    { person: 1, name: "이미경", issue: "handicap" },
  ]);
  expect(refusalsOf({ ...open, gender: "female" }, [hong, lee], DAY)).toEqual([
    { person: 0, name: "홍석준", issue: "gender" },
  ]);
});

test.each([
  [1987, undefined],
  [1988, "too_young"],
  [1957, undefined],
  [1956, "too_old"],
  [null, "age_unknown"],
] as const)("of those from 40 to 70 in 2027, born in %s is %s", (birthYear, issue) => {
  const limits = { ...open, minAge: 40, maxAge: 70 };
  expect(refusalsOf(limits, [{ ...hong, birthYear }], DAY)[0]?.issue).toBe(issue);
});

test.each([
  [36, undefined],
  [36.1, "handicap"],
  [0, undefined],
  [null, "handicap_unknown"],
] as const)("with a limit of 36 a handicap of %s is %s", (handicap, issue) => {
  expect(refusalsOf({ ...open, maxHandicap: 36 }, [{ ...hong, handicap }], DAY)[0]?.issue).toBe(
    issue,
  );
});

test("asks for an unknown gender instead of refusing when only women play", () => {
  expect(refusalsOf({ ...open, gender: "female" }, [{ ...lee, gender: null }], DAY)).toEqual([
    { person: 0, name: "이미경", issue: "gender_unknown" },
  ]);
});

test("one person may fail several conditions", () => {
  const strict: EntryConditions = { gender: "female", minAge: 70, maxAge: null, maxHandicap: 10 };
  expect(refusalsOf(strict, [hong], DAY).map(({ issue }) => issue)).toEqual([
    "gender",
    "too_young",
    "handicap",
  ]);
});

test("counts a player who turns 40 that year as 40", () => {
  expect(ageOn(1987, "2027-01-01")).toBe(40);
});
