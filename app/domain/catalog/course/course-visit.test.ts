import { expect, test } from "vitest";
import { courseVisit, visitPath } from "./course-visit.ts";

const limits = { minPlayers: 2, maxPlayers: 4 };
const read = (query: string) => courseVisit(new URLSearchParams(query), limits);

test.each([
  ["", { date: undefined, time: undefined, players: 2 }],
  ["date=2027-01-12&time=07:12&players=4", { date: "2027-01-12", time: "07:12", players: 4 }],
  ["date=2027-02-30&time=25:00&players=x", { date: undefined, time: undefined, players: 2 }],
  ["date=0000-01-01", { date: undefined, time: undefined, players: 2 }],
  ["players=1", { date: undefined, time: undefined, players: 2 }],
  ["players=9", { date: undefined, time: undefined, players: 4 }],
])("the address %j names a round, and its invalid parts count as absent", (query, visit) => {
  expect(read(query)).toEqual(visit);
});

test("an address leaves out the default party", () => {
  expect(visitPath("th-x", { date: "2027-01-12", players: 2 })).toBe(
    "/course/th-x?date=2027-01-12",
  );
  expect(visitPath("th-x", { month: "2027-01", players: 4 })).toBe(
    "/course/th-x?month=2027-01&players=4",
  );
});
