import { type DayPick, pickOf } from "./day-plays.ts";
import type { Relaxed, TripNode, TripSpace } from "./trip-node.ts";

/** The hotel and the courses of a plan. */
export type Products = { readonly hotelId: string; readonly courses: ReadonlySet<string> };

/** How many products a plan has that an earlier one has not, at least. */
const FRESH = 2;

/** The picks that relaxed rounds stand for; undefined on a day on which they cannot be played. */
export function realPicks(
  { space, fixed }: TripNode,
  { days }: Relaxed,
): readonly (DayPick | undefined)[] {
  return space.days.map((day, index) => {
    const plays = days[index] ?? [];
    if (fixed[index]) return fixed[index];
    if (plays.length === 0) return pickOf([]);
    return bestOf(
      day.picks(),
      plays.map(({ course }) => course),
    );
  });
}

function bestOf(picks: readonly DayPick[], courses: readonly number[]): DayPick | undefined {
  const wanted = courses.toSorted((a, b) => a - b).join();
  let best: DayPick | undefined;
  for (const pick of picks) {
    if (pick.plays.length !== courses.length || (best && best.key <= pick.key)) continue;
    const own = pick.plays.map(({ course }) => course).toSorted((a, b) => a - b);
    if (own.join() === wanted) best = pick;
  }
  return best;
}

/** The earlier plan that a plan at these courses is too much like. */
export function tooAlike(
  space: TripSpace,
  courses: readonly number[],
  before: readonly Products[],
): Products | undefined {
  const ids = new Set(courses.map((course) => idOf(space, course)));
  return before.find((plan) => {
    const fresh = [...ids].filter((id) => !plan.courses.has(id)).length;
    return fresh + Number(space.base.hotel.id !== plan.hotelId) < FRESH;
  });
}

function idOf({ courses }: TripSpace, course: number): string {
  return courses[course]?.course.id ?? "";
}

/** Nodes that together hold every plan of this one but those that are too much like an earlier plan. */
export function branchesOf(
  node: TripNode,
  relaxed: Relaxed,
  before: readonly Products[],
): readonly TripNode[] {
  const picks = realPicks(node, relaxed);
  const unreal = picks.findIndex((pick, index) => !isReal(node, index, pick, relaxed));
  if (unreal >= 0) return fixDay(node, unreal);
  const courses = picks.flatMap((pick) => pick?.plays.map(({ course }) => course) ?? []);
  const earlier = tooAlike(node.space, courses, before);
  if (earlier) return otherCourses(node, courses, earlier);
  const open = node.space.days.findIndex(({ places }, index) => places > 0 && !node.fixed[index]);
  return open >= 0 ? fixDay(node, open) : [];
}

function isReal(
  { fixed }: TripNode,
  index: number,
  pick: DayPick | undefined,
  { days }: Relaxed,
): boolean {
  const key = (days[index] ?? []).reduce((sum, play) => sum + play.key, 0);
  return fixed[index] !== undefined || pick?.key === key;
}

function fixDay(node: TripNode, index: number): readonly TripNode[] {
  const { space, fixed, banned } = node;
  const used = new Set(fixed.flatMap((pick) => pick?.plays.map(({ course }) => course) ?? []));
  const isOpen = (course: number) => !banned.has(course) && (space.repeats || !used.has(course));
  const picks = space.days[index]?.picks() ?? [];
  return picks
    .filter(({ plays }) => plays.every(({ course }) => isOpen(course)))
    .map((pick) => ({
      ...node,
      fixed: space.days.map((_, day) => (day === index ? pick : fixed[day])),
    }));
}

/**
 * Where no course repeats, all plans have as many, so one unlike the earlier plan leaves out a course that both
 * have; else it has a course that neither has.
 */
function otherCourses(
  node: TripNode,
  courses: readonly number[],
  earlier: Products,
): readonly TripNode[] {
  const { space, fixed, banned, must } = node;
  const decided = fixed.flatMap((pick) => pick?.plays.map(({ course }) => course) ?? []);
  const isShared = (course: number) => earlier.courses.has(idOf(space, course));
  if (!space.repeats) {
    return [...new Set(courses)]
      .filter((course) => isShared(course) && !must.has(course) && !decided.includes(course))
      .map((course) => ({ ...node, banned: new Set([...banned, course]) }));
  }
  return [...space.courses.keys()]
    .filter((course) => !isShared(course) && !courses.includes(course) && !banned.has(course))
    .map((course) => ({ ...node, must: new Set([...must, course]) }));
}
