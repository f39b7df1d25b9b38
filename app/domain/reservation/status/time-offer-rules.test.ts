import { expect, test } from "vitest";
import { type TeeSlot, teeBoard } from "#app/domain/catalog/course/tee-board.ts";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { acceptForm, declineForm, offerForm } from "./offer-forms.ts";
import {
  chosenTimes,
  nearestTimes,
  offerableTimes,
  offerExpiry,
  retimed,
} from "./time-offer-rules.ts";

const slot = (time: string, state: TeeSlot["state"] = "free"): TeeSlot => ({
  time,
  state,
  left: 4,
});

test("the free times of the day can be offered, but not the time that was paid", () => {
  const slots = [
    slot("07:04", "few"),
    slot("07:12"),
    slot("07:20", "short"),
    slot("07:28", "full"),
    slot("07:36", "late"),
    slot("13:00"),
  ];
  const round = { time: "07:12", hasCaddie: false };
  expect(offerableTimes(round, slots)).toEqual(["07:04", "13:00"]);
});

test("offers a round with a caddie only times in her half of the day", () => {
  const slots = ["06:00", "11:59", "12:00", "15:30"].map((time) => slot(time));
  const of = (time: string) => offerableTimes({ time, hasCaddie: true }, slots);
  expect(of("07:12")).toEqual(["06:00", "11:59"]);
  expect(of("13:12")).toEqual(["12:00", "15:30"]);
});

test("times with too few places or past the cut-off at the venue cannot be offered", () => {
  const slots = teeBoard({
    day: "2027-01-12",
    sheet: { first: "07:00:00", last: "07:30:00", intervalMinutes: 10 },
    capacity: 4,
    taken: [{ time: "07:20:00", capacity: 4, taken: 3 }],
    players: 2,
    earliest: { day: "2027-01-12", time: "07:05" },
  });
  expect(offerableTimes({ time: "07:30", hasCaddie: false }, slots)).toEqual(["07:10"]);
});

test.each([
  [["07:12"], ["07:12"]],
  [
    ["07:20", "07:04", "07:12"],
    ["07:04", "07:12", "07:20"],
  ],
  [[], null],
  [["07:12", "07:12"], null],
  [["07:04", "07:12", "07:20", "07:28"], null],
  [["07:12", "09:00"], null],
])("of %j is offered %j", (wanted, offered) => {
  expect(chosenTimes(wanted, ["07:04", "07:12", "07:20", "07:28"])).toEqual(offered);
});

test("the nearest times come first to hand, in the order of the day", () => {
  const times = ["06:00", "06:56", "07:20", "08:00", "15:00"];
  expect(nearestTimes(times, "07:12", 3)).toEqual(["06:56", "07:20", "08:00"]);
  expect(nearestTimes(times, "07:12", 9)).toEqual(times);
});

const ROUND = { zone: "Asia/Bangkok", usedOn: "2027-01-12" } as const;

test.each([
  ["a day to think it over", "2027-01-01T03:00:00Z", "2027-01-02T03:00:00Z"],
  ["not into the day before, at the venue", "2027-01-10T03:00:00Z", "2027-01-10T17:00:00Z"],
  ["an hour at the least", "2027-01-10T16:30:00Z", "2027-01-10T17:30:00Z"],
  ["an hour on the day before, too", "2027-01-11T03:00:00Z", "2027-01-11T04:00:00Z"],
])("an offer is open for %s", (_, now, until) => {
  expect(offerExpiry(ROUND, new Date(now))).toEqual(new Date(until));
});

const move = { from: "07:12", to: "09:04" };
const golf: CartLine = {
  kind: "golf",
  courseId: "th-siam-old",
  date: "2027-01-12",
  time: "07:12",
  players: 2,
  fees: { green: won(1), cart: won(2), caddy: won(3), van: won(4) },
  cars: 1,
  callvan: "round_trip",
};
const ride = (time?: string): CartLine => ({
  kind: "callvan",
  routeId: "r-1",
  date: "2027-01-12",
  from: "A",
  to: "B",
  people: 2,
  price: won(5),
  ...(time ? { time } : {}),
});

test("everything that was chosen stays as it was but the time", () => {
  expect(retimed(golf, move)).toEqual({ ...golf, time: "09:04" });
  const caddie = {
    kind: "caddy",
    caddyId: "c",
    courseId: "x",
    date: golf.date,
    price: won(1),
  } as const;
  expect(retimed(caddie, move)).toEqual(caddie);
  expect(retimed({ ...caddie, time: "07:12" }, move)).toEqual({ ...caddie, time: "09:04" });
});

test("a ride moves with the tee-off, within its day", () => {
  expect(retimed(ride("05:30"), move)).toEqual(ride("07:22"));
  expect(retimed(ride(), move)).toEqual(ride());
  expect(retimed(ride("00:30"), { from: "07:12", to: "06:00" })).toEqual(ride("00:00"));
  expect(retimed(ride("23:30"), move)).toEqual(ride("23:59"));
});

test("the offer form has one time or several, and an optional note", () => {
  expect(offerForm.parse({ times: "07:12" })).toEqual({ times: ["07:12"] });
  expect(offerForm.parse({ times: ["07:12", "07:20"], note: " hi " })).toEqual({
    times: ["07:12", "07:20"],
    note: "hi",
  });
  const four = ["06:00", "06:08", "06:16", "06:24"];
  for (const times of [undefined, "", "7:12", "24:00", "x".repeat(9_999), four]) {
    expect(offerForm.safeParse({ times }).success).toBe(false);
  }
  expect(offerForm.safeParse({ times: "07:12", note: "x".repeat(301) }).success).toBe(false);
});

test("an answer names the offer that was seen", () => {
  expect(acceptForm.parse({ offer: "12", time: "07:12" })).toEqual({ offer: 12, time: "07:12" });
  expect(declineForm.parse({ offer: "12" })).toEqual({ offer: 12 });
  for (const offer of [undefined, "", "0", "-1", "1e3", "9".repeat(10), ["1", "2"]]) {
    expect(declineForm.safeParse({ offer }).success).toBe(false);
  }
  expect(acceptForm.safeParse({ offer: "1", time: "25:00" }).success).toBe(false);
});
