import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import type { CartLine, LineOf } from "#app/domain/order/line/cart-line.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import { issuesOf, namedCaddies, type ShownLine, totalOf, tripDays } from "./cart-view.ts";

const ROUND: LineOf<"golf"> = {
  kind: "golf",
  courseId: "th-siam-old",
  date: "2027-01-12",
  time: "07:20",
  players: 2,
  fees: { green: won(374_000), cart: won(66_000), caddy: won(44_000), van: won(48_000) },
  cars: 1,
  callvan: "round_trip",
};
const CADDIE: CartLine = {
  kind: "caddy",
  caddyId: "cad-002",
  courseId: "th-siam-old",
  date: "2027-01-12",
  price: won(10_000),
};
const RIDE: LineOf<"callvan"> = {
  kind: "callvan",
  routeId: "r-bkk-pattaya",
  date: "2027-01-12",
  time: "06:00",
  from: "BKK",
  to: "Amari",
  people: 2,
  price: won(55_000),
};

function shown(line: CartLine, total = 10_000): ShownLine {
  const rest = { rows: [], changes: [], notReady: null, freeUntil: null, pills: [], pickUp: null };
  return { key: lineKey(line), line, total: won(total), ...rest };
}

test("a day's lines are in the order of their times, and a caddie is under her round", () => {
  const lost: CartLine = { ...CADDIE, date: "2027-01-13" };
  const days = tripDays([ROUND, CADDIE, RIDE, lost].map((line) => shown(line)));
  expect(
    days.map(([day, stops]) => [
      day,
      stops.map(({ head, caddies }) => [head.line.kind, caddies.length]),
    ]),
  ).toEqual([
    [
      "2027-01-12",
      [
        ["callvan", 0],
        ["golf", 1],
      ],
    ],
    ["2027-01-13", [["caddy", 0]]],
  ]);
});

test("only selected lines are paid for, and a clash of two is an issue only while both are selected", () => {
  const lines = [shown(ROUND, 532_000), shown(RIDE, 55_000)];
  const keys = lines.map(({ key }) => key);
  const clash: OrderIssue = {
    code: "order.rounds_too_close",
    level: "blocking",
    lines: keys,
    fixes: [],
  };
  expect(issuesOf([clash], new Set(keys))).toEqual([clash]);
  expect(issuesOf([clash], new Set(keys.slice(1)))).toEqual([]);
  expect(totalOf(lines, new Set(keys.slice(1)))).toBe(55_000);
});

test("the page has only the caddies of the cart and their replacements", () => {
  const swap = { ...CADDIE, caddyId: "cad-003" } as CartLine;
  const quote = {
    lines: [{ ...shown(CADDIE), sellable: [] }],
    issues: [
      {
        code: "order.caddy_day_off",
        level: "blocking",
        lines: [lineKey(CADDIE)],
        fixes: [{ type: "change", action: "swap_caddy", remove: [lineKey(CADDIE)], put: [swap] }],
      } satisfies OrderIssue,
    ],
    total: won(0),
  };
  const all = { "cad-001": "Nat", "cad-002": "Noi", "cad-003": "Pim" };
  expect(namedCaddies(all, quote)).toEqual({ "cad-002": "Noi", "cad-003": "Pim" });
});
