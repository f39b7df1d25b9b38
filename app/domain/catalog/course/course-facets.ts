import {
  isWithinValue,
  type LimitCount,
  limitCounts,
  RATING_LIMITS,
  type RatingLimit,
  ROUND_PRICE_LIMITS,
  type ValueLimits,
} from "#app/domain/catalog/value-limit.ts";
import type { Won } from "#app/domain/common/money.ts";
import type { CourseAvailability } from "./course-availability.ts";

/** Properties to filter courses by; within a group they are joined by "or", groups by "and". */
const GROUPS = {
  holes: ["holes_18", "holes_27", "holes_36"],
  cart: ["cart_required", "cart_optional"],
  instant: ["instant"],
  korean: ["korean"],
  single: ["single"],
  two_ball: ["two_ball"],
  stay: ["stay"],
  night: ["night"],
  popular: ["popular"],
} as const;

export type FacetGroup = keyof typeof GROUPS;
export type CourseFacet = (typeof GROUPS)[FacetGroup][number];

export const FACET_GROUPS = Object.keys(GROUPS) as readonly FacetGroup[];
export const COURSE_FACETS: readonly CourseFacet[] = Object.values(GROUPS).flat();

export function facetsOf(group: FacetGroup): readonly CourseFacet[] {
  return GROUPS[group];
}

export type FacetFacts = {
  readonly holes: number;
  readonly cartPolicy: "mandatory" | "optional";
  readonly booking: "instant" | "request";
  readonly koreanCaddies: boolean;
  readonly minPlayers: number;
  readonly onSiteHotel: boolean;
  readonly nightGolf: boolean;
  readonly popularWithKoreans: boolean;
};

const HAS: Record<CourseFacet, (course: FacetFacts) => boolean> = {
  holes_18: ({ holes }) => holes < 27,
  holes_27: ({ holes }) => holes >= 27 && holes < 36,
  holes_36: ({ holes }) => holes >= 36,
  cart_required: ({ cartPolicy }) => cartPolicy === "mandatory",
  cart_optional: ({ cartPolicy }) => cartPolicy === "optional",
  instant: ({ booking }) => booking === "instant",
  korean: ({ koreanCaddies }) => koreanCaddies,
  single: ({ minPlayers }) => minPlayers === 1,
  two_ball: ({ minPlayers }) => minPlayers <= 2,
  stay: ({ onSiteHotel }) => onSiteHotel,
  night: ({ nightGolf }) => nightGolf,
  popular: ({ popularWithKoreans }) => popularWithKoreans,
};

type ListedFacts = FacetFacts & {
  /** Drive minutes from the chosen start; undefined where unknown. */
  readonly minutes: number | null;
  readonly rating: number | null;
  readonly availability: CourseAvailability;
};

export type Limits = ValueLimits & {
  readonly within: number | undefined;
  readonly facets: readonly CourseFacet[];
};

/** Within the limits of drive, price and rating, and with at least one facet of every chosen group. */
export function isWanted(course: ListedFacts, limits: Limits): boolean {
  const { within, facets } = limits;
  if (within !== undefined && (course.minutes === null || course.minutes > within)) return false;
  const value = { price: shownPrice(course.availability), rating: course.rating };
  if (!isWithinValue(value, limits)) return false;
  return FACET_GROUPS.every((group) => {
    const chosen = GROUPS[group].filter((facet) => facets.includes(facet));
    return chosen.length === 0 || chosen.some((facet) => HAS[facet](course));
  });
}

/** What the list shows: the price of the day, or of the next free one. */
function shownPrice(availability: CourseAvailability): Won | null {
  if (availability.state === "open") return availability.price.perGolfer;
  return availability.next?.perGolfer ?? null;
}

export type FacetCount = { readonly facet: CourseFacet; readonly count: number };

/** How many results each facet would give, ignoring the others of its group. */
export function facetCounts(courses: readonly ListedFacts[], limits: Limits): FacetCount[] {
  return FACET_GROUPS.flatMap((group) => {
    const others = limits.facets.filter((facet) => !facetsOf(group).includes(facet));
    const open = courses.filter((course) => isWanted(course, { ...limits, facets: others }));
    return GROUPS[group]
      .filter((facet) => limits.facets.includes(facet) || isDistinctive(facet, courses))
      .map((facet) => ({ facet, count: open.filter(HAS[facet]).length }));
  });
}

export type ValueCounts = {
  readonly max: readonly LimitCount<(typeof ROUND_PRICE_LIMITS)[number]>[];
  readonly rating: readonly LimitCount<RatingLimit>[];
};

/** How many results each limit of price and rating would give. */
export function valueCounts(courses: readonly ListedFacts[], limits: Limits): ValueCounts {
  const count = (changed: Partial<Limits>) =>
    courses.filter((course) => isWanted(course, { ...limits, ...changed })).length;
  return {
    max: limitCounts(ROUND_PRICE_LIMITS, limits.max, {
      all: count({ max: undefined }),
      at: (max) => count({ max }),
    }),
    rating: limitCounts(RATING_LIMITS, limits.rating, {
      all: count({ rating: undefined }),
      at: (rating) => count({ rating }),
    }),
  };
}

/** Facets that all courses of a city have, or none, are left out. */
function isDistinctive(facet: CourseFacet, courses: readonly FacetFacts[]): boolean {
  return courses.some(HAS[facet]) && !courses.every(HAS[facet]);
}

/** Limits of which at most one is chosen. */
const SINGLE_LIMITS = ["within", "max", "rating"] as const;
export type SingleLimit = (typeof SINGLE_LIMITS)[number];

export type FilterSuggestion = { readonly drop: CourseFacet | SingleLimit; readonly count: number };

/** For an empty list: the single filters whose removal gives results, most results first. */
export function filterSuggestions(
  courses: readonly ListedFacts[],
  limits: Limits,
): FilterSuggestion[] {
  const count = (relaxed: Limits) => courses.filter((course) => isWanted(course, relaxed)).length;
  const suggestions: FilterSuggestion[] = limits.facets.map((drop) => ({
    drop,
    count: count({ ...limits, facets: limits.facets.filter((facet) => facet !== drop) }),
  }));
  for (const drop of SINGLE_LIMITS) {
    if (limits[drop] === undefined) continue;
    suggestions.push({ drop, count: count({ ...limits, [drop]: undefined }) });
  }
  return suggestions
    .filter((suggestion) => suggestion.count > 0)
    .toSorted((a, b) => b.count - a.count);
}
