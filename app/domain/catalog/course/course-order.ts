import type { CourseAvailability } from "./course-availability.ts";
import type { CourseSort } from "./course-filter.ts";

type Sortable = {
  readonly id: string;
  readonly minutes: number | null;
  readonly availability: CourseAvailability;
};

/** In the requested order; unavailable courses and unknown distances come last. */
export function inCourseOrder<Course extends Sortable>(
  courses: readonly Course[],
  sort: CourseSort,
): Course[] {
  return courses.toSorted(
    (a, b) => byState(a, b) || ORDER[sort](a, b) || byMinutes(a, b) || (a.id < b.id ? -1 : 1),
  );
}

const ORDER: Record<CourseSort, (a: Sortable, b: Sortable) => number> = {
  distance: byMinutes,
  lowest: (a, b) => byPrice(a, b),
  highest: (a, b) => -byPrice(a, b),
};

function byState(a: Sortable, b: Sortable): number {
  return Number(a.availability.state !== "open") - Number(b.availability.state !== "open");
}

function byMinutes(a: Sortable, b: Sortable): number {
  if (a.minutes === null || b.minutes === null) {
    return Number(a.minutes === null) - Number(b.minutes === null);
  }
  return a.minutes - b.minutes;
}

function byPrice({ availability: a }: Sortable, { availability: b }: Sortable): number {
  if (a.state !== "open" || b.state !== "open") return 0;
  return a.price.perGolfer - b.price.perGolfer;
}
