import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import { type NightRow, nextStay, nightState, stayQuote } from "./stay-quote.ts";

const night = (day: NightRow["night"], about: Partial<NightRow> = {}): NightRow => ({
  night: day,
  price: won(240_000),
  rate: "high",
  minNights: about.rate === "peak" ? 2 : 1,
  closed: false,
  taken: 1,
  capacity: 4,
  ...about,
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
])("a night that is $why blocks the stay, and is named", ({ about, why }) => {
  const rows = [night("2027-01-11"), night("2027-01-12", about)];
  expect(stayQuote(["2027-01-11", "2027-01-12"], rows)).toEqual({
    ok: false,
    night: "2027-01-12",
    why,
  });
});

test("a night without a price cannot be booked", () => {
  expect(nightState(undefined)).toBe("none");
  expect(stayQuote(["2027-01-11"], [])).toEqual({ ok: false, night: "2027-01-11", why: "none" });
});

test("several rooms cost as many times as much, and need as many free ones", () => {
  const rows = [night("2027-01-11", { taken: 2 })];
  expect(stayQuote(["2027-01-11"], rows, { rooms: 2 })).toMatchObject({ ok: true, total: 480_000 });
  expect(stayQuote(["2027-01-11"], rows, { rooms: 3 })).toMatchObject({ ok: false, why: "sold" });
});

test("a day after the cut-off cannot be booked even with places free", () => {
  const rows = [night("2027-01-11")];
  const wanted = { earliest: "2027-01-12" } as const;
  expect(stayQuote(["2027-01-11"], rows, wanted)).toMatchObject({ ok: false, why: "late" });
});

test("in a peak season one night is too short, and two are not", () => {
  const rows = [night("2026-12-30", { rate: "peak" }), night("2026-12-31", { rate: "peak" })];
  expect(stayQuote(["2026-12-30"], rows)).toEqual({
    ok: false,
    night: "2026-12-30",
    why: "short",
    minNights: 2,
  });
  expect(stayQuote(["2026-12-30", "2026-12-31"], rows)).toMatchObject({ ok: true });
});

test("the next stay is the first that is available, longer where a peak window wants it", () => {
  const rows = [
    night("2026-12-28", { taken: 4 }),
    night("2026-12-29", { closed: true }),
    night("2026-12-30", { rate: "peak" }),
    night("2026-12-31", { rate: "peak" }),
  ];
  expect(nextStay("2026-12-28", 1, rows, {})).toEqual({
    checkIn: "2026-12-30",
    checkOut: "2027-01-01",
  });
  expect(nextStay("2026-12-28", 3, rows, {})).toBeUndefined();
});

test("a night with its own minimum makes the stay that long, and the next stay is found", () => {
  const rows = [
    night("2027-01-11", { minNights: 3 }),
    night("2027-01-12"),
    night("2027-01-13", { minNights: 4 }),
    night("2027-01-14"),
  ];
  expect(stayQuote(["2027-01-11", "2027-01-12"], rows)).toEqual({
    ok: false,
    night: "2027-01-11",
    why: "short",
    minNights: 3,
  });
  expect(nextStay("2027-01-11", 1, rows, {})).toEqual({
    checkIn: "2027-01-11",
    checkOut: "2027-01-15",
  });
});
