import { listPath, oneOf, pageNumber } from "../paging.ts";

/** Minutes of travel a visitor may filter by (spec §9). */
export const DRIVE_LIMITS = [30, 60, 90, 120] as const;
export type DriveLimit = (typeof DRIVE_LIMITS)[number];

export const COURSE_SORTS = ["distance", "lowest", "highest"] as const;
export type CourseSort = (typeof COURSE_SORTS)[number];

export type CourseFilter = {
  readonly within: DriveLimit | undefined;
  readonly sort: CourseSort;
  readonly page: number;
};

type Sortable = {
  readonly id: string;
  readonly driveMinutes: number;
  readonly price: { readonly perGolfer: number } | undefined;
};

/** An address is never wrong: what it does not say, or says badly, falls back. */
export function courseFilter(params: URLSearchParams): CourseFilter {
  const within = Number(params.get("within"));
  return {
    within: DRIVE_LIMITS.find((limit) => limit === within),
    sort: oneOf(params.get("sort"), COURSE_SORTS) ?? "distance",
    page: pageNumber(params),
  };
}

/** The address of a city's list; what goes without saying is left out. */
export function coursesPath(cityId: string, { within, sort, page }: Partial<CourseFilter>): string {
  const query = { within, sort: sort === "distance" ? undefined : sort };
  return listPath(`/course/city/${cityId}`, query, page);
}

/** Courses near enough, in the order asked for. What has no price yet stands last. */
export function arrangeCourses<Course extends Sortable>(
  courses: readonly Course[],
  { within, sort }: Pick<CourseFilter, "within" | "sort">,
): Course[] {
  return courses
    .filter(({ driveMinutes }) => within === undefined || driveMinutes <= within)
    .toSorted((a, b) => ORDER[sort](a, b) || a.driveMinutes - b.driveMinutes || byId(a, b));
}

const ORDER: Record<CourseSort, (a: Sortable, b: Sortable) => number> = {
  distance: (a, b) => a.driveMinutes - b.driveMinutes,
  lowest: (a, b) => byPrice(a, b, 1),
  highest: (a, b) => byPrice(a, b, -1),
};

function byPrice(a: Sortable, b: Sortable, direction: 1 | -1): number {
  if (!a.price || !b.price) return Number(!a.price) - Number(!b.price);
  return (a.price.perGolfer - b.price.perGolfer) * direction;
}

function byId(a: Sortable, b: Sortable): number {
  return a.id < b.id ? -1 : 1;
}
