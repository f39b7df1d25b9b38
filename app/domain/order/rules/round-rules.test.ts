import { expect, test } from "vitest";
import { worldFacts as facts } from "#tests/support/order/random-order.ts";
import { noi, round } from "#tests/support/order/sample-lines.ts";
import { canPlayBoth, gapIssues, otherTimes, partyIssues } from "./round-rules.ts";

const first = { ...round, time: "07:00" };

test.each([
  ["an hour", "08:00", true],
  ["an hour and a minute", "08:01", false],
  ["a minute less than five and a half hours", "12:29", false],
  ["five and a half hours", "12:30", true],
])("two rounds at one course %s apart: at 07:00 and %s is %s", (_, time, isPlayable) => {
  const second = { ...first, time };
  expect(canPlayBoth(first, second, facts)).toBe(isPlayable);
  expect(canPlayBoth(second, first, facts)).toBe(isPlayable);
});

test.each([
  ["two flights are for one course only", "waterside", "07:30", false],
  ["a minute short of ten minutes of road", "waterside", "12:39", false],
  ["ten minutes of road", "waterside", "12:40", true],
  ["a minute short of an hour of road that nobody measured", "nowhere", "13:29", false],
  ["an hour of road that nobody measured", "nowhere", "13:30", true],
])("after a round at 07:00, %s: %s at %s is %s", (_, courseId, time, isPlayable) => {
  const second = { ...first, courseId, time };
  expect(canPlayBoth(first, second, facts)).toBe(isPlayable);
  expect(canPlayBoth(second, first, facts)).toBe(isPlayable);
});

test("rounds on two days never clash", () => {
  expect(canPlayBoth(first, { ...first, date: "2027-01-13", time: "09:00" }, facts)).toBe(true);
});

const KEY = "golf:old:2027-01-12:07:12";
const DROP = { type: "change", action: "remove_round", remove: [KEY], put: [] };

test.each([
  ["order.party_too_small", { players: 1 }, { players: 2 }],
  ["order.party_too_large", { players: 6 }, { players: 4 }],
  ["order.party_too_large", { players: 6, carts: 6 }, { players: 4, carts: 4 }],
  ["order.party_too_small", { players: 1, carts: 0 }, { players: 2, carts: 2 }],
] as const)("%s with %j is offered as the course takes it: %j", (code, wrong, right) => {
  const asked = { ...round, ...wrong };
  expect(partyIssues([asked], facts)).toEqual([
    {
      code,
      level: "blocking",
      lines: [KEY],
      fixes: [
        { type: "change", action: "change_party", remove: [KEY], put: [{ ...asked, ...right }] },
        DROP,
      ],
      values: { players: wrong.players, minPlayers: 2, maxPlayers: 4 },
    },
  ]);
});

test.each([2, 4])("a party of %i plays, with a cart for everybody", (players) => {
  expect(partyIssues([{ ...round, players, carts: players }], facts)).toEqual([]);
  expect(partyIssues([{ ...round, players }], facts)).toEqual([]);
});

test("removes a round at a course that is not sold, with its caddies", () => {
  const gone = { ...round, courseId: "gone" };
  expect(partyIssues([gone, { ...noi, courseId: "gone" }], facts)).toMatchObject([
    {
      code: "order.not_sold",
      lines: ["golf:gone:2027-01-12:07:12"],
      fixes: [{ action: "remove_round", remove: [expect.any(String), "caddy:noi:2027-01-12"] }],
    },
  ]);
});

test.each([
  ["order.carts_too_few", "old", 1, "more_carts", 2],
  ["order.carts_too_many", "old", 3, "fewer_carts", 2],
  ["order.carts_too_many", "waterside", 3, "fewer_carts", 2],
  ["order.carts_too_many", "chabang", 3, "fewer_carts", 2],
])("%s at %s: for %i carts %s are offered", (code, courseId, carts, action, right) => {
  const asked = { ...round, courseId, carts };
  expect(partyIssues([asked], facts)).toMatchObject([
    {
      code,
      lines: [`golf:${courseId}:2027-01-12:07:12`],
      fixes: [{ action, put: [{ ...asked, carts: right }] }],
      values: { carts: right },
    },
  ]);
});

test("demands no carts where they are optional or included", () => {
  for (const courseId of ["waterside", "chabang"]) {
    expect(partyIssues([{ ...round, courseId, carts: 0 }], facts)).toEqual([]);
  }
});

test("moves the later of two close rounds to its nearest free time, else the earlier", () => {
  const close = { ...round, time: "11:56" };
  const [issue, ...more] = gapIssues([close, round], facts);
  expect(more).toEqual([]);
  expect(issue).toMatchObject({
    code: "order.rounds_too_close",
    level: "blocking",
    lines: [KEY, "golf:old:2027-01-12:11:56"],
    fixes: [
      { action: "change_time", put: [{ ...round, time: "13:20" }] },
      { action: "remove_round", remove: ["golf:old:2027-01-12:11:56"] },
    ],
  });
  expect(gapIssues([round, close], facts)).toEqual([issue]);
  const morning = { ...facts, freeTees: { "old:2027-01-12": [] } };
  expect(gapIssues([round, close], morning)[0]?.fixes.map(({ action }) => action)).toEqual([
    "remove_round",
  ]);
});

test("offers only free times that fit the other rounds and move the caddies along", () => {
  const named = { ...noi, time: "07:12" };
  expect(otherTimes(round, [round, named], facts).slice(0, 1)).toEqual([
    {
      type: "change",
      action: "change_time",
      remove: [KEY, expect.stringContaining("noi")],
      put: [
        { ...round, time: "07:12" },
        { ...named, time: "07:12" },
      ],
    },
  ]);
  const alongside = { ...round, time: "06:40" };
  expect(otherTimes(alongside, [alongside, round], facts)[0]).toMatchObject({
    put: [{ time: "06:40" }],
  });
  const late = { ...round, time: "12:00" };
  expect(otherTimes(late, [late, round], facts)[0]).toMatchObject({ put: [{ time: "13:20" }] });
  expect(otherTimes({ ...round, courseId: "chabang" }, [round], facts)).toEqual([]);
});

test("moves the round that was added later when both have the same time", () => {
  const there = { ...round, courseId: "waterside" };
  expect(gapIssues([round, there], facts)).toMatchObject([
    {
      lines: [KEY, "golf:waterside:2027-01-12:07:12"],
      fixes: [{ put: [{ courseId: "waterside", time: "13:20" }] }, { action: "remove_round" }],
    },
  ]);
});

test("the free hours nearest to the chosen one are offered, the nearest first, and never one that is in the order", () => {
  const world = { ...facts, freeTees: { "old:2027-01-12": ["06:00", "06:40"] } };
  expect(otherTimes(round, [round], world)).toMatchObject([
    { put: [{ time: "06:40" }] },
    { put: [{ time: "06:00" }] },
  ]);
  const flight = { ...round, time: "06:40" };
  expect(otherTimes(round, [round, flight], world)).toMatchObject([{ put: [{ time: "06:00" }] }]);
});
