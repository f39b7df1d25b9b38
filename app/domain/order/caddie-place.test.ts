import { expect, test } from "vitest";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { noi, round, stay } from "#tests/support/order/sample-lines.ts";
import { caddieFor, caddiePlace, ownRounds, roundsWithoutCaddie } from "./caddie-place.ts";

const FREE = { state: "free", halves: ["am", "pm"] } as const;
const ploy = { ...noi, caddyId: "ploy", time: round.time };

test.each([
  ["she is free and a golfer has no caddie", FREE, [round, ploy], "free"],
  [
    "the course is sold out, but the round is in the cart",
    { ...FREE, state: "sold_out" },
    [round],
    "free",
  ],
  ["she is on the round already", FREE, [round, noi], "named"],
  ["it is her day off", { ...FREE, state: "off" }, [round], "not_free"],
  ["only her afternoon is free", { ...FREE, halves: ["pm"] }, [round], "not_free"],
  ["every golfer has a caddie", FREE, [round, ploy, { ...ploy, caddyId: "mai" }], "full"],
] as const)("where %s, she is %j", (_, chosen, lines, place) => {
  expect(caddiePlace("noi", chosen, round, [...lines])).toBe(place);
});

test("names the round's hour on the caddie's line, so that a second round that day leaves her alone", () => {
  expect(lineKey(caddieFor("noi", round))).toBe("caddy:noi:2027-01-12:07:12");
});

test("the rounds at her course come by day and hour; a seat in another's round is none", () => {
  const later = { ...round, date: "2027-01-13" } as const;
  const noon = { ...round, time: "12:00" };
  const lines = [later, noon, stay, round, { ...round, join: 3 }, { ...round, courseId: "new" }];
  expect(ownRounds(lines, "old")).toEqual([round, noon, later]);
});

test("a round takes as many caddies by name as it has golfers", () => {
  expect(roundsWithoutCaddie([round, noi])).toEqual([round]);
  expect(roundsWithoutCaddie([round, noi, ploy])).toEqual([]);
  expect(roundsWithoutCaddie([{ ...round, join: 3 }])).toEqual([]);
});
