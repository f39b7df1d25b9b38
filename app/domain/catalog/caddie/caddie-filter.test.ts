import { expect, test } from "vitest";
import {
  CADDIE_SORTS,
  caddieFilter,
  caddieSuggestions,
  caddiesPath,
  courseCounts,
  isWantedCaddie,
  languageCounts,
} from "./caddie-filter.ts";

const today = "2026-11-15";
const read = (query: string) => caddieFilter(new URLSearchParams(query), today);
const USUAL = { date: undefined, course: undefined, languages: [], sort: "newest", page: 1 };

test("caddies are sorted by newest, lowest or highest price, newest first", () => {
  expect(CADDIE_SORTS).toEqual(["newest", "lowest", "highest"]);
  expect(read("").sort).toBe("newest");
});

test.each([
  "sort=distance&language=fr&page=x",
  "date=2026-02-30&course=../x",
  `date=${"1".repeat(1001)}&language=${"x,".repeat(5000)}`,
  "date=2020-01-01",
])("an invalid address %j falls back to defaults", (query) => {
  expect(read(query)).toEqual(USUAL);
});

test("an address contains only non-default values, in a fixed order, and is read back", () => {
  expect(caddiesPath("pattaya", read(""))).toBe("/caddy/city/pattaya");
  const path = caddiesPath(
    "pattaya",
    read("page=2&sort=lowest&language=en,ko&course=th-siam-old&date=2027-01-12"),
  );
  expect(path).toBe(
    "/caddy/city/pattaya?date=2027-01-12&course=th-siam-old&language=ko,en&sort=lowest&page=2",
  );
  expect(caddiesPath("pattaya", read(path.split("?")[1] ?? ""))).toBe(path);
});

const noi = {
  courseId: "old",
  courseName: "Old",
  languages: ["th", "ko"],
  dayOff: 2,
  isBooked: false,
};
const ploy = {
  courseId: "old",
  courseName: "Old",
  languages: ["th", "en"],
  dayOff: 3,
  isBooked: true,
};
const mai = { courseId: "new", courseName: "New", languages: ["th"], dayOff: 0, isBooked: false };
const all = [noi, ploy, mai];
const wish = { date: undefined, course: undefined, languages: [] } as const;

test("a caddie is free on a day that is neither her day off nor booked", () => {
  // 12 January 2027 is a Tuesday.
  const free = all.filter((caddie) => isWantedCaddie(caddie, { ...wish, date: "2027-01-12" }));
  expect(free).toEqual([mai]);
});

test("a caddie matches by any chosen language and by her course", () => {
  const wanted = (wishes: object) =>
    all.filter((each) => isWantedCaddie(each, { ...wish, ...wishes }));
  expect(wanted({ languages: ["ko", "en"] })).toEqual([noi, ploy]);
  expect(wanted({ languages: ["ko", "en"], course: "new" })).toEqual([]);
});

test("counts ignore other choices of the same kind", () => {
  expect(languageCounts(all, { ...wish, course: "old", languages: ["ko"] })).toEqual([
    { language: "ko", count: 1 },
    { language: "en", count: 1 },
    { language: "th", count: 2 },
  ]);
  expect(courseCounts(all, { ...wish, course: "new", languages: ["ko"] })).toEqual([
    { id: "old", name: "Old", count: 1 },
    { id: "new", name: "New", count: 0 },
  ]);
});

test("an empty list suggests each single filter to remove with its number of results", () => {
  expect(caddieSuggestions(all, { ...wish, course: "new", languages: ["ko"] })).toEqual([
    { drop: "course", count: 1 },
    { drop: "languages", count: 1 },
  ]);
  expect(caddieSuggestions(all, { date: "2027-01-12", course: "old", languages: ["ko"] })).toEqual([
    { drop: "date", count: 1 },
  ]);
});
