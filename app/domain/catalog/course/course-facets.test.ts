import { expect, test } from "vitest";
import { won } from "#app/domain/common/money.ts";
import {
  type CourseFacet,
  facetCounts,
  filterSuggestions,
  isWanted,
  type Limits,
  valueCounts,
} from "./course-facets.ts";

const at = (perGolfer: number) =>
  ({
    state: "open",
    price: { day: "2027-01-12", perGolfer: won(perGolfer) },
    tees: null,
  }) as const;

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
  rating: 4.6,
  availability: at(140_000),
} as const;
const big = { ...plain, holes: 27, minutes: 60, rating: 4.2, availability: at(190_000) };
const huge = { ...plain, holes: 54, cartPolicy: "mandatory", minutes: 90, rating: null } as const;
const night = { ...plain, nightGolf: true, koreanCaddies: true, minPlayers: 1, minutes: null };
const all = [plain, big, huge, night];

const wanted = (facets: readonly CourseFacet[], within?: number) =>
  all.filter((course) => isWanted(course, limits({ within, facets })));

function limits(some: Partial<Limits>): Limits {
  return { within: undefined, max: undefined, rating: undefined, facets: [], ...some };
}

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
    facetCounts(all, limits({ facets: ["holes_27", "cart_optional"] })).map(({ facet, count }) => [
      facet,
      count,
    ]),
  );
  expect(counts.get("holes_18")).toBe(2);
  expect(counts.get("holes_27")).toBe(1);
  expect(counts.get("holes_36")).toBe(0);
  expect(counts.get("cart_required")).toBe(0);
  expect(counts.get("night")).toBe(0);
});

test("a facet of every course of a city, or of none, is not shown unless it is chosen", () => {
  const facets = (chosen: readonly CourseFacet[]) =>
    facetCounts(all, limits({ facets: chosen })).map(({ facet }) => facet);
  expect(facets([])).not.toContain("instant");
  expect(facets([])).not.toContain("two_ball");
  expect(facets([])).not.toContain("stay");
  expect(facets(["stay"])).toContain("stay");
});

test("an empty list suggests each single filter to remove with its number of results", () => {
  expect(filterSuggestions(all, limits({ within: 30, facets: ["holes_27"] }))).toEqual([
    { drop: "holes_27", count: 1 },
    { drop: "within", count: 1 },
  ]);
  expect(filterSuggestions(all, limits({ facets: ["night", "stay", "cart_optional"] }))).toEqual([
    { drop: "stay", count: 1 },
  ]);
  expect(filterSuggestions(all, limits({ within: 30, facets: ["stay"] }))).toEqual([
    { drop: "stay", count: 1 },
  ]);
});

test("a price limit looks at the price shown: of the day, or of the next free one", () => {
  const closed = (next: number | undefined) => ({
    ...plain,
    availability: {
      state: "sold_out",
      next: next === undefined ? null : { day: "2027-01-14" as const, perGolfer: won(next) },
    } as const,
  });
  const isIn = (course: Parameters<typeof isWanted>[0]) =>
    isWanted(course, limits({ max: 150_000 }));
  expect([plain, big, closed(150_000), closed(160_000), closed(undefined)].map(isIn)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test("counts of price and rating limits apply the other filters and leave out limits without effect", () => {
  expect(valueCounts(all, limits({}))).toEqual({
    max: [{ limit: 150_000, count: 3 }],
    rating: [
      { limit: 4, count: 3 },
      { limit: 4.5, count: 2 },
    ],
  });
  expect(valueCounts(all, limits({ facets: ["holes_27"], max: 150_000 }))).toEqual({
    max: [{ limit: 150_000, count: 0 }],
    rating: [],
  });
});

test("an empty list suggests dropping the price or the rating", () => {
  const wish = limits({ facets: ["holes_27"], max: 150_000, rating: 4 });
  expect(filterSuggestions(all, wish)).toEqual([
    { drop: "holes_27", count: 2 },
    { drop: "max", count: 1 },
  ]);
  expect(filterSuggestions(all, limits({ facets: ["holes_36"], rating: 4 }))).toEqual([
    { drop: "holes_36", count: 3 },
    { drop: "rating", count: 1 },
  ]);
});
