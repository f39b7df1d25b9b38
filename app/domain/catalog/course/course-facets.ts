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

type CourseWithMinutes = FacetFacts & {
  /** Drive minutes from the chosen start; undefined where unknown. */
  readonly minutes: number | null;
};

export type Limits = {
  readonly within: number | undefined;
  readonly facets: readonly CourseFacet[];
};

/** Within the drive limit, and with at least one facet of every chosen group. */
export function isWanted(course: CourseWithMinutes, { within, facets }: Limits): boolean {
  if (within !== undefined && (course.minutes === null || course.minutes > within)) return false;
  return FACET_GROUPS.every((group) => {
    const chosen = GROUPS[group].filter((facet) => facets.includes(facet));
    return chosen.length === 0 || chosen.some((facet) => HAS[facet](course));
  });
}

export type FacetCount = { readonly facet: CourseFacet; readonly count: number };

/** How many results each facet would give, ignoring the others of its group. */
export function facetCounts(courses: readonly CourseWithMinutes[], limits: Limits): FacetCount[] {
  return FACET_GROUPS.flatMap((group) => {
    const others = limits.facets.filter((facet) => !facetsOf(group).includes(facet));
    const open = courses.filter((course) => isWanted(course, { ...limits, facets: others }));
    return GROUPS[group]
      .filter((facet) => limits.facets.includes(facet) || isDistinctive(facet, courses))
      .map((facet) => ({ facet, count: open.filter(HAS[facet]).length }));
  });
}

/** Facets that all courses of a city have, or none, are left out. */
function isDistinctive(facet: CourseFacet, courses: readonly FacetFacts[]): boolean {
  return courses.some(HAS[facet]) && !courses.every(HAS[facet]);
}

export type FilterSuggestion = { readonly drop: CourseFacet | "within"; readonly count: number };

/** For an empty list: the single filters whose removal gives results, most results first. */
export function filterSuggestions(
  courses: readonly CourseWithMinutes[],
  limits: Limits,
): FilterSuggestion[] {
  const count = (relaxed: Limits) => courses.filter((course) => isWanted(course, relaxed)).length;
  const suggestions: FilterSuggestion[] = limits.facets.map((drop) => ({
    drop,
    count: count({ ...limits, facets: limits.facets.filter((facet) => facet !== drop) }),
  }));
  if (limits.within !== undefined) {
    suggestions.push({ drop: "within", count: count({ ...limits, within: undefined }) });
  }
  return suggestions
    .filter((suggestion) => suggestion.count > 0)
    .toSorted((a, b) => b.count - a.count);
}
