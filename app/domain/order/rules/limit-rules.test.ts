import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#app/domain/common/date/local-date.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { worldFacts as facts } from "#tests/support/order/random-order.ts";
import { cup, noi, round, stay } from "#tests/support/order/sample-lines.ts";
import { entryIssues, limitIssues, readyIssues } from "./limit-rules.ts";

const rounds = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, index) => ({ ...round, date: addDays(round.date, index) }));

test("an order holds fifty lines, and of fifty-two the last two are to go", () => {
  expect(limitIssues(rounds(50))).toEqual([]);
  const last = ["golf:old:2027-03-03:07:12", "golf:old:2027-03-04:07:12"];
  expect(limitIssues(rounds(52))).toEqual([
    {
      code: "order.too_many_lines",
      level: "blocking",
      lines: last,
      fixes: [{ type: "change", action: "remove_last", remove: last, put: [] }],
      values: { most: 50 },
    },
  ]);
});

const KEY = "golf:old:2027-01-12:07:12";
const STAY = "hotel:twin:2027-01-11:2027-01-13";
const CADDIE = "caddy:noi:2027-01-12";

test("moves a sold-out round to a free time or another day, or removes it with its caddie", () => {
  const world = {
    ...facts,
    notReady: { [KEY]: "sold_out" as const },
    freeTees: { "old:2027-01-12": ["06:40"] },
  };
  expect(readyIssues([stay, noi, round], world)).toEqual([
    {
      code: "reservation.date_not_ready",
      level: "blocking",
      lines: [KEY],
      fixes: [
        {
          type: "change",
          action: "change_time",
          remove: [KEY, CADDIE],
          put: [
            { ...round, time: "06:40" },
            { ...noi, time: "06:40" },
          ],
        },
        { type: "go", action: "other_date", to: "/course/old?date=2027-01-12&time=07%3A12" },
        { type: "change", action: "remove_line", remove: [KEY, CADDIE], put: [] },
      ],
      values: { why: "sold_out" },
    },
  ]);
});

test("only removes a stay whose nights are closed", () => {
  const world = { ...facts, notReady: { [STAY]: "closed" as const } };
  expect(readyIssues([round, noi, stay], world)).toEqual([
    {
      code: "reservation.date_not_ready",
      level: "blocking",
      lines: [STAY],
      fixes: [
        { type: "go", action: "other_date", to: expect.stringContaining("/hotel/amari?") },
        { type: "change", action: "remove_line", remove: [STAY], put: [] },
      ],
      values: { why: "closed" },
    },
  ]);
});

const ENTRY = "tournament:cup";
const DROP = { type: "change", action: "remove_entry", remove: [ENTRY], put: [] };

function entering(people: number, change: Partial<(typeof facts.tournaments)[string]> = {}) {
  const tournament = {
    applyUntil: "2026-12-31",
    playsOn: "2027-01-14",
    placesLeft: 2,
    hasQueue: false,
  } as const;
  const tournaments = { cup: { ...tournament, ...change } };
  return entryIssues([{ ...cup, people }], { ...facts, tournaments });
}

test("a tournament accepts as many as it has places, and fewer are offered while there is one", () => {
  expect(entering(2)).toEqual([]);
  const full = { code: "order.entry_full", level: "blocking", lines: [ENTRY] };
  const fewer = { type: "change", action: "fewer_entries", remove: [ENTRY] };
  expect(entering(3)).toEqual([
    { ...full, fixes: [{ ...fewer, put: [{ ...cup, people: 2 }] }, DROP], values: { left: 2 } },
  ]);
  expect(entering(3, { placesLeft: 1 })).toMatchObject([
    { fixes: [{ ...fewer, put: [{ ...cup, people: 1 }] }, DROP] },
  ]);
  expect(entering(1, { placesLeft: 0 })).toEqual([{ ...full, fixes: [DROP], values: { left: 0 } }]);
});

test("an entry waits while others are on the waiting list, but keeps the places it holds", () => {
  const join = { type: "go", action: "join_waiting", to: "/tournament/cup/apply" };
  const queued = { code: "order.entry_queue", level: "blocking", lines: [ENTRY] };
  expect(entering(3, { hasQueue: true })).toEqual([{ ...queued, fixes: [join, DROP] }]);
  expect(entering(2, { hasQueue: true })).toEqual([]);
});

test.each<[string, LocalDate, LocalDate, boolean]>([
  ["on the last day of applying", "2026-11-15", "2027-01-14", true],
  ["the day after", "2026-11-14", "2027-01-14", false],
  ["on the day it is played", "2026-12-31", "2026-11-15", true],
  ["after it was played", "2026-12-31", "2026-11-14", false],
])("an entry %s, until %s for %s, is taken: %s", (_, applyUntil, playsOn, isTaken) => {
  const closed = { code: "order.entry_closed", level: "blocking", lines: [ENTRY], fixes: [DROP] };
  expect(entering(1, { applyUntil, playsOn })).toEqual(isTaken ? [] : [closed]);
});

test("an entry for a tournament that is not sold can only go", () => {
  expect(entryIssues([cup], { ...facts, tournaments: {} })).toEqual([
    { code: "order.not_sold", level: "blocking", lines: [ENTRY], fixes: [DROP] },
  ]);
});
