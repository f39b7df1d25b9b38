import { expect, test } from "vitest";
import { won } from "../money.ts";
import {
  type NightRow,
  nightState,
  nightsOfStay,
  stayChoice,
  stayQuery,
  stayQuote,
} from "./hotel-stay.ts";

const today = "2026-11-15";
const roomIds = ["one", "two"];
const choice = (query: string) => stayChoice(new URLSearchParams(query), { roomIds, today });

const night = (day: NightRow["night"], about: Partial<NightRow> = {}): NightRow => ({
  night: day,
  price: won(240_000),
  closed: false,
  taken: 1,
  capacity: 4,
  ...about,
});

test("the first room and this month are shown until somebody chooses", () => {
  expect(choice("")).toEqual({
    roomId: "one",
    month: "2026-11",
    checkIn: undefined,
    checkOut: undefined,
  });
});

test("chosen days bring their month with them, unless another one was turned to", () => {
  expect(choice("room=two&in=2027-01-11&out=2027-01-13")).toEqual({
    roomId: "two",
    month: "2027-01",
    checkIn: "2027-01-11",
    checkOut: "2027-01-13",
  });
  expect(choice("in=2027-01-11&month=2027-02")?.month).toBe("2027-02");
});

test("a room of another hotel, a day that is none and days that are over fall back", () => {
  expect(choice("room=three&in=2026-02-30&month=soon")).toEqual(choice(""));
  expect(choice("in=2026-11-14&out=2026-11-16")).toEqual(choice(""));
});

test("one cannot leave before one came, nor stay for ever", () => {
  expect(choice("in=2027-01-11&out=2027-01-11")?.checkOut).toBeUndefined();
  expect(choice("in=2027-01-11&out=2027-01-10")?.checkOut).toBeUndefined();
  expect(choice("in=2027-01-11&out=2027-03-11")?.checkOut).toBeUndefined();
});

test("a hotel without rooms has nothing to choose", () => {
  expect(stayChoice(new URLSearchParams(), { roomIds: [], today })).toBeUndefined();
});

test("a choice can be written as an address", () => {
  const days = { checkIn: "2027-01-11", checkOut: undefined } as const;
  expect(stayQuery({ roomId: "two", month: "2027-01", ...days })).toBe(
    "?room=two&month=2027-01&in=2027-01-11",
  );
});

test("the day of leaving is not a night, and one day alone is one night", () => {
  expect(nightsOfStay({ checkIn: "2027-01-11", checkOut: "2027-01-13" })).toEqual([
    "2027-01-11",
    "2027-01-12",
  ]);
  expect(nightsOfStay({ checkIn: "2027-01-11", checkOut: undefined })).toEqual(["2027-01-11"]);
  expect(nightsOfStay({ checkIn: undefined, checkOut: undefined })).toEqual([]);
});

test("a stay costs its nights, and has as many rooms as its fullest one", () => {
  const rows = [night("2027-01-11"), night("2027-01-12", { price: won(250_000), taken: 2 })];
  expect(stayQuote(["2027-01-11", "2027-01-12"], rows)).toEqual({
    ok: true,
    total: 490_000,
    roomsLeft: 2,
  });
});

test.each([
  { about: { taken: 4 }, why: "sold" },
  { about: { closed: true }, why: "closed" },
])("a night that is $why stands in the way, and is named", ({ about, why }) => {
  const rows = [night("2027-01-11"), night("2027-01-12", about)];
  expect(stayQuote(["2027-01-11", "2027-01-12"], rows)).toEqual({
    ok: false,
    night: "2027-01-12",
    why,
  });
});

test("a night without a price cannot be had", () => {
  expect(nightState(undefined)).toBe("none");
  expect(stayQuote(["2027-01-11"], [])).toEqual({ ok: false, night: "2027-01-11", why: "none" });
});
