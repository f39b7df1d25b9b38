import { expect, test } from "vitest";
import { ROUND_READERS } from "#app/domain/catalog/course/course-visit.ts";
import { STAY_READERS } from "#app/domain/catalog/hotel/hotel-stay.ts";
import { cleanSearch, readQuery } from "./query-readers.ts";

const read = (search: string) => readQuery(ROUND_READERS, new URLSearchParams(search));

test.each([
  ["date=2026-02-30", ["date"]],
  [`date=${"2".repeat(1001)}`, ["date"]],
  ["date=0000-01-01", ["date"]],
  ["date=9999-12-31", ["date"]],
  ["month=2027-13", ["month"]],
  ["month=2027-01-01", ["month"]],
  ["time=25:00&players=0", ["time", "players"]],
  ["players=12", ["players"]],
  ["players=-1&van=bus", ["players", "van"]],
  ["caddy=a,b,c,d,e,f,g,h,i", ["caddy"]],
  ["caddy=DROP%20TABLE", ["caddy"]],
  ["lang=fr", ["lang"]],
  ["date=", ["date"]],
])("in %s these parameters are invalid: %j", (query, bad) => {
  expect(read(query).invalid).toEqual(bad);
});

test("valid parameters are read, and unknown ones are ignored", () => {
  const { query, invalid } = read(
    "date=2027-01-12&players=4&van=round_trip&caddy=cad-1,cad-2&utm=x",
  );
  expect(invalid).toEqual([]);
  expect(query).toMatchObject({
    date: "2027-01-12",
    players: 4,
    van: "round_trip",
    caddy: ["cad-1", "cad-2"],
    month: undefined,
  });
});

test("invalid values are dropped from an address before the request", () => {
  const search = new URLSearchParams("in=2027-01-11&out=2026-02-30&room=R%00&adults=2&utm=x");
  expect(String(cleanSearch(STAY_READERS, search))).toBe("in=2027-01-11&adults=2");
});
