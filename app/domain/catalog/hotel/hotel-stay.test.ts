import { expect, test } from "vitest";
import { readQuery } from "#app/domain/common/query-readers.ts";
import { nightsOfStay, STAY_READERS, stayChoice, stayQuery } from "./hotel-stay.ts";

const today = "2026-11-15";
const rooms = ["one", "two"].map((id) => ({ id, maxAdults: 2, maxChildren: 1 }));
const party = { rooms: 1, adults: 2, children: 0 };
const choice = (search: string) =>
  stayChoice(readQuery(STAY_READERS, new URLSearchParams(search)).query, { rooms, today });

test("the first room and this month are shown until the visitor chooses", () => {
  expect(choice("")).toEqual({
    roomId: "one",
    month: "2026-11",
    checkIn: undefined,
    checkOut: undefined,
    ...party,
  });
});

test("the month of the chosen days is shown, unless another one was chosen", () => {
  expect(choice("room=two&in=2027-01-11&out=2027-01-13")).toEqual({
    roomId: "two",
    month: "2027-01",
    checkIn: "2027-01-11",
    checkOut: "2027-01-13",
    ...party,
  });
  expect(choice("in=2027-01-11&month=2027-02")?.month).toBe("2027-02");
});

test("a room of another hotel and an invalid day fall back; a past day stays", () => {
  expect(choice("room=three&in=2026-02-30&month=soon")).toEqual(choice(""));
  expect(choice("in=2026-10-14&out=2026-10-16")).toMatchObject({
    month: "2026-11",
    checkIn: "2026-10-14",
  });
});

test.each([
  ["rooms=2", { rooms: 2, adults: 2, children: 0 }],
  ["rooms=2&adults=9&children=9", { rooms: 2, adults: 4, children: 2 }],
  ["rooms=9&adults=1", { rooms: 4, adults: 4, children: 0 }],
  ["adults=1", { rooms: 1, adults: 1, children: 0 }],
])("a party fits into its rooms: %s", (query, fits) => {
  expect(choice(query)).toMatchObject(fits);
});

test("a stay cannot end before it starts, nor exceed the maximum", () => {
  expect(choice("in=2027-01-11&out=2027-01-11")?.checkOut).toBeUndefined();
  expect(choice("in=2027-01-11&out=2027-01-10")?.checkOut).toBeUndefined();
  expect(choice("in=2027-01-11&out=2027-03-11")?.checkOut).toBeUndefined();
});

test("a hotel without rooms has nothing to choose", () => {
  expect(stayChoice({}, { rooms: [], today })).toBeUndefined();
});

test("a choice is written as an address", () => {
  const days = { checkIn: "2027-01-11", checkOut: undefined } as const;
  expect(stayQuery({ roomId: "two", month: "2027-01", ...days, ...party })).toBe(
    "?room=two&month=2027-01&in=2027-01-11",
  );
  expect(stayQuery({ ...days, checkOut: "2027-01-13", ...party, rooms: 2, adults: 4 })).toBe(
    "?in=2027-01-11&out=2027-01-13&rooms=2&adults=4",
  );
});

test("the day of departure is not a night, and one day alone is one night", () => {
  expect(nightsOfStay({ checkIn: "2027-01-11", checkOut: "2027-01-13" })).toEqual([
    "2027-01-11",
    "2027-01-12",
  ]);
  expect(nightsOfStay({ checkIn: "2027-01-11", checkOut: undefined })).toEqual(["2027-01-11"]);
  expect(nightsOfStay({ checkIn: undefined, checkOut: undefined })).toEqual([]);
});
