import { expect, test } from "vitest";
import { isAddressOpen, isAnswered, isAwayOn, stayQuestion } from "./stay-question.ts";

const STAY = {
  id: "amari",
  checkIn: "2027-01-11",
  checkOut: "2027-01-13",
  isFixed: false,
} as const;

test("a round that moves beyond the nights of the hotel asks where its golfers sleep", () => {
  expect(stayQuestion({ from: "2027-01-12", to: "2027-01-14" }, [STAY])).toEqual({
    stayId: "amari",
    side: "after",
    edge: "2027-01-13",
    day: "2027-01-14",
    nights: 1,
    longer: { checkIn: "2027-01-11", checkOut: "2027-01-14" },
  });
});

test("a round that moves before the hotel asks for nights before it", () => {
  expect(stayQuestion({ from: "2027-01-12", to: "2027-01-09" }, [STAY])).toEqual({
    stayId: "amari",
    side: "before",
    edge: "2027-01-11",
    day: "2027-01-09",
    nights: 2,
    longer: { checkIn: "2027-01-09", checkOut: "2027-01-13" },
  });
});

test.each(["2027-01-11", "2027-01-12", "2027-01-13"] as const)(
  "%s, a day of the stay, needs no answer",
  (to) => {
    expect(stayQuestion({ from: "2027-01-12", to }, [STAY])).toBeUndefined();
  },
);

test("asks nothing without a hotel, or if the round was outside the stay before", () => {
  expect(stayQuestion({ from: "2027-01-12", to: "2027-01-14" }, [])).toBeUndefined();
  expect(stayQuestion({ from: "2027-01-16", to: "2027-01-14" }, [STAY])).toBeUndefined();
});

test("an unmoved day needs no answer, even when the stay around it is shortened", () => {
  expect(stayQuestion({ from: "2027-01-14", to: "2027-01-14" }, [STAY])).toBeUndefined();
});

test("asks about the hotel closer to the day", () => {
  const next = { ...STAY, id: "hua-hin", checkIn: "2027-01-13", checkOut: "2027-01-15" } as const;
  const asked = stayQuestion({ from: "2027-01-12", to: "2027-01-16" }, [STAY, next]);
  expect(asked).toMatchObject({ stayId: "hua-hin", nights: 1 });
});

test("seven more nights may be meant, eight are another trip", () => {
  const seven = stayQuestion({ from: "2027-01-12", to: "2027-01-20" }, [STAY]);
  const eight = stayQuestion({ from: "2027-01-12", to: "2027-01-21" }, [STAY]);
  expect(seven).toMatchObject({ nights: 7, longer: { checkOut: "2027-01-20" } });
  expect(eight).toMatchObject({ nights: 8, longer: null });
  if (!seven || !eight) throw new Error("both are asked");
  expect([isAnswered(seven, "longer"), isAnswered(seven, "elsewhere")]).toEqual([true, true]);
  expect([isAnswered(eight, "longer"), isAnswered(eight, "elsewhere")]).toEqual([false, true]);
  expect(isAnswered(seven, undefined)).toBe(false);
});

test("a hotel that only staff can change cannot be extended, but the question is asked", () => {
  const fixed = { ...STAY, isFixed: true };
  const asked = stayQuestion({ from: "2027-01-12", to: "2027-01-14" }, [fixed]);
  expect(asked).toMatchObject({ stayId: "amari", longer: null });
});

test("a trip is away from its hotel before it comes and after it leaves, and one without a hotel never is", () => {
  const days = ["2027-01-10", "2027-01-11", "2027-01-13", "2027-01-14"] as const;
  expect(days.map((day) => isAwayOn(day, [STAY]))).toEqual([true, false, false, true]);
  expect(isAwayOn("2027-01-14", [])).toBe(false);
});

const AT = (hour: string) => new Date(`2026-11-15T${hour}:00Z`);
const MOVED = {
  status: "COMPLETE",
  usedOn: "2027-01-10",
  stays: [STAY],
  changedAt: AT("09:00"),
  toldAt: null,
} as const;

test("a ride that moved beyond the hotel waits for an address until its owner has written", () => {
  expect(isAddressOpen(MOVED)).toBe(true);
  expect(isAddressOpen({ ...MOVED, toldAt: AT("09:01") })).toBe(false);
});

test("ignores answers from before the last change", () => {
  expect(isAddressOpen({ ...MOVED, toldAt: AT("08:59") })).toBe(true);
  expect(isAddressOpen({ ...MOVED, toldAt: AT("09:00") })).toBe(true);
});

test.each([
  ["that is as it was booked", { changedAt: undefined }],
  ["on a day of the hotel", { usedOn: "2027-01-11" }],
  ["that was called off", { status: "CANCELLED" }],
  ["of a trip without a hotel", { stays: [] }],
] as const)("a ride %s needs no address", (_, more) => {
  expect(isAddressOpen({ ...MOVED, ...more })).toBe(false);
});
