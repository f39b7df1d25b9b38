import { expect, test } from "vitest";
import { addDays } from "#app/domain/common/date/local-date.ts";
import { won } from "#app/domain/common/money.ts";
import { caddie, golf, PLAY_DAY, ride, stay } from "#tests/support/order/order-lines.ts";
import { needsOfLines } from "./line-needs.ts";

test("a trip needs its tee time, each of its nights and half a day of its caddie", () => {
  const needs = needsOfLines([golf({ time: "12:00", players: 3 }), stay({ rooms: 2 }), caddie()]);
  expect(needs.map(({ kind, day, slot, quantity }) => [kind, day, slot, quantity])).toEqual([
    ["tee", PLAY_DAY, "12:00", 3],
    ["night", PLAY_DAY, "", 2],
    ["night", addDays(PLAY_DAY, 1), "", 2],
    ["caddy", PLAY_DAY, "pm", 1],
  ]);
});

test("a tournament is queried by its number alone", () => {
  const entry = { kind: "tournament", tournamentId: "7", date: PLAY_DAY, people: 2 } as const;
  expect(needsOfLines([{ ...entry, price: won(0) }])).toEqual([
    { lineKey: "tournament:7", kind: "entry", productId: "7", day: null, slot: "", quantity: 2 },
  ]);
});

test.each([
  ["a seat, whose place is held for its buyer", golf({ join: 5 })],
  ["a caddie without a round", caddie()],
  ["a ride, whose car is known only with its price", ride(12)],
  ["a stay of a hundred years", stay({ checkOut: "2127-01-12" })],
])("%s needs no query beforehand", (_, line) => {
  expect(needsOfLines([line])).toEqual([]);
});
