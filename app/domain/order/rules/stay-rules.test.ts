import { expect, test } from "vitest";
import type { OrderIssue } from "#app/domain/order/check/order-issue.ts";
import { worldFacts as facts } from "#tests/support/order/random-order.ts";
import { noi, round, stay } from "#tests/support/order/sample-lines.ts";
import { FAR_MINUTES, roomIssues, stayWarnings } from "./stay-rules.ts";

const KEY = "hotel:twin:2027-01-11:2027-01-13";
const DROP = { type: "change", action: "remove_stay", remove: [KEY], put: [] };

function issuesOf(change: Partial<typeof stay>): readonly OrderIssue[] {
  return roomIssues([{ ...stay, ...change }], facts);
}

test("a stay of thirty nights in four rooms is sold", () => {
  expect(issuesOf({ checkOut: "2027-02-10", rooms: 4, adults: 4 })).toEqual([]);
});

test("a longer stay is offered at thirty nights", () => {
  const key = "hotel:twin:2027-01-11:2027-02-11";
  expect(issuesOf({ checkOut: "2027-02-11" })).toMatchObject([
    {
      code: "order.stay_too_long",
      level: "blocking",
      lines: [key],
      fixes: [
        {
          action: "shorter_stay",
          remove: [key],
          put: [{ ...stay, checkOut: "2027-02-10" }],
        },
        { action: "remove_stay", remove: [key], put: [] },
      ],
    },
  ]);
});

test.each([
  ["order.too_many_rooms", { rooms: 5, adults: 5 }, "fewer_rooms", 2],
  ["order.rooms_without_adult", { rooms: 3 }, "fewer_rooms", 1],
  ["order.rooms_too_small", { adults: 4 }, "more_rooms", 2],
  ["order.rooms_too_small", { adults: 9 }, "more_rooms", 3],
  ["order.rooms_too_small", { adults: 12 }, "more_rooms", 4],
] as const)("%s with %j: the fewest rooms that hold the party", (code, change, action, rooms) => {
  const put = [{ ...stay, ...change, rooms }];
  const fix = { type: "change", action, remove: [KEY], put };
  expect(issuesOf(change)).toEqual([{ code, level: "blocking", lines: [KEY], fixes: [fix, DROP] }]);
});

test("rooms are too small when each has an adult and a child has no bed", () => {
  const single = { ...stay, roomId: "single", rooms: 2, adults: 2 };
  expect(roomIssues([single], facts)).toEqual([]);
  expect(roomIssues([{ ...single, children: 1 }], facts)).toMatchObject([
    { code: "order.rooms_too_small" },
  ]);
});

test("a party that no number of rooms holds can only go, and so can a room that is not sold", () => {
  expect(issuesOf({ adults: 13 })).toMatchObject([
    { code: "order.rooms_too_small", fixes: [DROP] },
  ]);
  expect(issuesOf({ roomId: "closed" })).toMatchObject([
    { code: "order.not_sold", fixes: [{ action: "remove_stay" }] },
  ]);
});

test("a round on the day of arriving or of leaving is during the stay", () => {
  for (const date of ["2027-01-11", "2027-01-13"] as const) {
    expect(stayWarnings([stay, { ...round, date }], facts)).toEqual([]);
  }
  expect(stayWarnings([{ ...round, date: "2027-01-20" }], facts)).toEqual([]);
});

test.each([
  ["before", "2027-01-10", { checkIn: "2027-01-10" }],
  ["after", "2027-01-14", { checkOut: "2027-01-14" }],
] as const)("for a round the day %s a stay it is made longer by that day", (_, date, change) => {
  const outside = { ...round, date };
  const [warning] = stayWarnings([stay, outside, { ...noi, date }], facts);
  expect(warning).toMatchObject({
    code: "order.round_outside_stay",
    level: "warning",
    lines: [`golf:old:${date}:07:12`, KEY],
    fixes: [
      { action: "extend_stay", remove: [KEY], put: [{ ...stay, ...change }] },
      { action: "remove_round", remove: [`golf:old:${date}:07:12`, `caddy:noi:${date}`] },
    ],
  });
});

test("extends the stay that needs fewer nights, never beyond thirty", () => {
  const later = { ...stay, checkIn: "2027-01-20", checkOut: "2027-01-22" } as const;
  const playing = (date: typeof round.date) =>
    stayWarnings([stay, later, { ...round, date }], facts)[0]?.fixes[0];
  const [between] = stayWarnings([stay, later, { ...round, date: "2027-01-15" }], facts);
  expect(between?.fixes.map(({ action }) => action)).toEqual(["extend_stay", "remove_round"]);
  expect(playing("2027-01-15")).toMatchObject({ put: [{ ...stay, checkOut: "2027-01-15" }] });
  expect(playing("2027-01-18")).toMatchObject({ put: [{ ...later, checkIn: "2027-01-18" }] });
  const [far] = stayWarnings([stay, { ...round, date: "2027-02-10" }], facts);
  expect(far?.fixes[0]).toMatchObject({ put: [{ ...stay, checkOut: "2027-02-10" }] });
  const [beyond] = stayWarnings([stay, { ...round, date: "2027-02-11" }], facts);
  expect(beyond?.fixes.map(({ action }) => action)).toEqual(["remove_round"]);
});

test("on the day one changes hotels, it is enough that one of the two is near", () => {
  const next = { ...stay, hotelId: "far", checkIn: "2027-01-13", checkOut: "2027-01-14" } as const;
  const hotels = {
    amari: { minutesTo: { old: 35 } },
    far: { minutesTo: { old: FAR_MINUTES + 1 } },
  };
  const playing = { ...round, date: "2027-01-13" } as const;
  expect(stayWarnings([stay, next, playing], { ...facts, hotels })).toEqual([]);
  expect(stayWarnings([next, playing], { ...facts, hotels })).toHaveLength(1);
});

test("two hours are near enough, a minute more is far, and an unmeasured road raises no issue", () => {
  const driving = (minutes: number | undefined) =>
    stayWarnings([stay, round], {
      ...facts,
      hotels: minutes === undefined ? {} : { amari: { minutesTo: { old: minutes } } },
    });
  expect(driving(undefined)).toEqual([]);
  expect(driving(FAR_MINUTES)).toEqual([]);
  expect(driving(FAR_MINUTES + 1)).toMatchObject([
    {
      code: "order.round_far_from_stay",
      level: "warning",
      lines: ["golf:old:2027-01-12:07:12", KEY],
      fixes: [
        {
          type: "go",
          action: "other_hotel",
          to: "/course/old?date=2027-01-12&time=07%3A12",
        },
        { action: "remove_round", remove: ["golf:old:2027-01-12:07:12"] },
      ],
    },
  ]);
});
