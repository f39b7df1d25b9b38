import { expect, test } from "vitest";
import { type CourseFacet, facetCounts, filterSuggestions, isWanted } from "./course-facets.ts";

const plain = {
  holes: 18,
  cartPolicy: "optional",
  booking: "instant",
  koreanCaddies: false,
  minPlayers: 2,
  onSiteHotel: false,
  nightGolf: false,
  popularWithKoreans: false,
  minutes: 30,
} as const;
const big = { ...plain, holes: 27, minutes: 60 };
const huge = { ...plain, holes: 54, cartPolicy: "mandatory", minutes: 90 } as const;
const night = { ...plain, nightGolf: true, koreanCaddies: true, minPlayers: 1, minutes: null };
const all = [plain, big, huge, night];

const wanted = (facets: readonly CourseFacet[], within?: number) =>
  all.filter((course) => isWanted(course, { within, facets }));

test("facets of one group are alternatives, and groups are joined", () => {
  expect(wanted(["holes_27", "holes_36"])).toEqual([big, huge]);
  expect(wanted(["holes_27", "holes_36", "cart_required"])).toEqual([huge]);
  expect(wanted(["night", "korean", "single"])).toEqual([night]);
  expect(wanted(["night", "stay"])).toEqual([]);
});

test("a drive limit includes the course at exactly that distance, and none of unknown distance", () => {
  expect(wanted([], 60)).toEqual([plain, big]);
});

test("a count ignores other facets of its group", () => {
  const counts = new Map(
    facetCounts(all, { within: undefined, facets: ["holes_27", "cart_optional"] }).map(
      ({ facet, count }) => [facet, count],
    ),
  );
  expect(counts.get("holes_18")).toBe(2);
  expect(counts.get("holes_27")).toBe(1);
  expect(counts.get("holes_36")).toBe(0);
  expect(counts.get("cart_required")).toBe(0);
  expect(counts.get("night")).toBe(0);
});

test("a facet of every course of a city, or of none, is not shown unless it is chosen", () => {
  const facets = (chosen: readonly CourseFacet[]) =>
    facetCounts(all, { within: undefined, facets: chosen }).map(({ facet }) => facet);
  expect(facets([])).not.toContain("instant");
  expect(facets([])).not.toContain("two_ball");
  expect(facets([])).not.toContain("stay");
  expect(facets(["stay"])).toContain("stay");
});

test("an empty list suggests each single filter to remove with its number of results", () => {
  expect(filterSuggestions(all, { within: 30, facets: ["holes_27"] })).toEqual([
    { drop: "holes_27", count: 1 },
    { drop: "within", count: 1 },
  ]);
  expect(
    filterSuggestions(all, { within: undefined, facets: ["night", "stay", "cart_optional"] }),
  ).toEqual([{ drop: "stay", count: 1 }]);
  expect(filterSuggestions(all, { within: 30, facets: ["stay"] })).toEqual([
    { drop: "stay", count: 1 },
  ]);
});
