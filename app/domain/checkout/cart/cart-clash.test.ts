import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { noi, round, stay } from "#tests/support/order/sample-lines.ts";
import { isSameChoice, overwritten, withoutNamed } from "./cart-clash.ts";

const withVan = { ...round, callvan: "round_trip", cars: 1 } as const;

test.each<[string, CartLine, CartLine, boolean]>([
  ["a round at another price", round, { ...round, fees: { ...round.fees, green: won(1) } }, true],
  ["a stay at another price", stay, { ...stay, price: won(1) }, true],
  ["a round whose car is left open", round, { ...round, vehicle: undefined }, true],
  ["a round with a van", round, withVan, false],
  ["a round for three", round, { ...round, players: 3 }, false],
  ["a stay in two rooms", stay, { ...stay, rooms: 2 }, false],
])("%s: whether it is the same choice", (_, one, other, isSame) => {
  expect([isSameChoice(one, other), isSameChoice(other, one)]).toEqual([isSame, isSame]);
});

test("the order in which a line was stored does not make it another choice", () => {
  const stored = Object.fromEntries(Object.entries(round).toReversed()) as CartLine;
  expect(isSameChoice(stored, round)).toBe(true);
});

test("a round without a van overwrites only the same round with one", () => {
  const cart = [withVan, stay];
  expect(overwritten(cart, [round])).toEqual([withVan]);
  expect(overwritten(cart, [withVan, { ...round, time: "08:00" }, noi])).toEqual([]);
});

test("does not add a caddie already on the round, with or without a time", () => {
  const timed = { ...noi, time: round.time };
  expect(withoutNamed([round, noi], [timed])).toEqual([]);
  expect(withoutNamed([round, timed], [noi])).toEqual([]);
  expect(withoutNamed([round, timed], [timed])).toEqual([timed]);
  expect(withoutNamed([round, noi], [{ ...timed, caddyId: "ploy" }])).toHaveLength(1);
});

test("she may go out again in the afternoon, and with a round that comes along with her", () => {
  const late = { ...round, time: "13:00" };
  const again = { ...noi, time: late.time };
  expect(withoutNamed([round, late, { ...noi, time: round.time }], [again])).toEqual([again]);
  expect(withoutNamed([round, { ...noi, time: round.time }], [late, again])).toEqual([late, again]);
  expect(withoutNamed([noi], [again])).toEqual([again]);
});
