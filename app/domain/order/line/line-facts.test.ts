import { expect, test } from "vitest";
import { cup, noi, ride, round, stay } from "#tests/support/order/sample-lines.ts";
import type { CartLine } from "./cart-line.ts";
import { lineDay, lineKey, linePeople } from "./line-facts.ts";
import { canMove, type Days, daysOf } from "./line-move.ts";
import { linePath } from "./line-path.ts";

test.each<[string, CartLine, number]>([
  ["a round, its golfers", { ...round, players: 3 }, 3],
  ["a stay, its adults and children", { ...stay, adults: 3, children: 2 }, 5],
  ["a caddie, nobody but her", noi, 1],
  ["a ride, its passengers", { ...ride, people: 4 }, 4],
  ["an entry, its players", { ...cup, people: 3 }, 3],
])("people are counted: of %s", (_, line, people) => {
  expect(linePeople(line)).toBe(people);
});

test.each<[CartLine, Days]>([
  [round, { from: "2027-01-12" }],
  [stay, { from: "2027-01-11", to: "2027-01-13" }],
  [noi, { from: "2027-01-12" }],
  [ride, { from: "2027-01-11" }],
  [cup, { from: "2027-01-14" }],
])("a $kind line is on its day, and a stay until the day of leaving", (line, days) => {
  expect(daysOf(line)).toEqual(days);
  expect(lineDay(line)).toBe(days.from);
});

test("every line but a tournament's can move to another day", () => {
  expect([round, stay, noi, ride, cup].map(canMove)).toEqual([true, true, true, true, false]);
});

test.each<[string, CartLine]>([
  ["/course/old?date=2027-01-12&time=07%3A12", round],
  [
    "/course/old?date=2027-01-12&time=07%3A12&van=one_way",
    { ...round, callvan: "one_way", cars: 1 },
  ],
  ["/course/old?date=2027-01-12&caddy=noi", noi],
  ["/hotel/amari?room=twin&in=2027-01-11&out=2027-01-13", stay],
  ["/tournament/cup", cup],
  ["/shopping_cart", ride],
])("%s returns to the choice made there", (path, line) => {
  expect(linePath(line)).toBe(path);
});

test("two lines that name an hour are two, there and back at one hour too; without one they are one", () => {
  expect(lineKey(ride)).toBe("callvan:airport:2027-01-11");
  expect(lineKey({ ...ride, time: "14:30" })).toBe("callvan:airport:2027-01-11:14:30");
  expect(lineKey({ ...noi, time: "07:12" })).not.toBe(lineKey(noi));
  const back = { ...ride, time: "14:30", way: "back" } as const;
  expect(lineKey(back)).toBe("callvan:airport:2027-01-11:14:30:back");
  expect(lineKey({ ...back, way: "there" })).toBe(lineKey({ ...ride, time: "14:30" }));
  expect(lineKey({ ...cup, people: 4 })).toBe("tournament:cup");
});
