import { roadKey } from "#app/domain/order/check/order-facts.ts";
import { ROUND_GAP_MINUTES, UNKNOWN_ROAD_MINUTES } from "#app/domain/order/rules/round-rules.ts";
import type { CarNeed, PlanCandidates } from "../../plan-candidates.ts";
import { hasCars } from "../cars-left.ts";
import type { CompleteWish } from "../complete-wish.ts";
import { type DayFrame, type DayPick, type Play, type PlayRules, pickOf } from "./day-plays.ts";

export type DayPairs = {
  /** The best two rounds for each two courses. */
  readonly picks: readonly DayPick[];
  /** By course, the best round that another can follow, and the best that can follow another. */
  readonly firsts: readonly (Play | undefined)[];
  readonly seconds: readonly (Play | undefined)[];
};

/** Two rounds on one day, where there is time, daylight and a car for both. */
export function dayPairs(
  plays: readonly Play[],
  frame: DayFrame,
  { wish, candidates }: PlayRules,
): DayPairs {
  const best = new Map<string, DayPick>();
  const firsts: (Play | undefined)[] = [];
  const seconds: (Play | undefined)[] = [];
  for (const [first, second] of possiblePairs(plays, wish, candidates)) {
    const pick = pickOf([first, second]);
    if (!haveCars(pick, frame, candidates)) continue;
    firsts[first.course] = better(first, firsts[first.course]);
    seconds[second.course] = better(second, seconds[second.course]);
    const alike = pick.plays.map(({ course, tee }) => `${course}:${tee.caddies}`).join();
    const known = best.get(alike);
    if (!known || pick.key < known.key) best.set(alike, pick);
  }
  return { picks: [...best.values()], firsts, seconds };
}

function possiblePairs(
  plays: readonly Play[],
  wish: CompleteWish,
  { roads }: PlanCandidates,
): readonly (readonly [Play, Play])[] {
  const pairs: [Play, Play][] = [];
  const gaps = new Map<number, number>();
  const gapOf = (first: Play, second: Play) => {
    const key = first.course * plays.length + second.course;
    const gap = gaps.get(key) ?? ROUND_GAP_MINUTES + roadBetween(first, second, roads);
    gaps.set(key, gap);
    return gap;
  };
  for (const first of plays) {
    for (const second of plays) {
      const apart = second.tee.first - first.tee.last;
      if (apart < ROUND_GAP_MINUTES || !isWished(first, second, wish)) continue;
      if (apart >= gapOf(first, second)) pairs.push([first, second]);
    }
  }
  return pairs;
}

function isWished(first: Play, second: Play, { driveMinutes, repeatCourses }: CompleteWish) {
  if (first.course === second.course && !repeatCourses) return false;
  return driveMinutes === undefined || first.minutes + second.minutes <= driveMinutes;
}

function roadBetween(first: Play, second: Play, roads: PlanCandidates["roads"]): number {
  if (first.course === second.course) return 0;
  const key = roadKey(first.tee.round.courseId, second.tee.round.courseId);
  return roads[key] ?? UNKNOWN_ROAD_MINUTES;
}

function haveCars(pick: DayPick, { needs }: DayFrame, candidates: PlanCandidates): boolean {
  const vans = vansOf(pick);
  return vans.length === 0 || hasCars([...needs, ...vans], candidates);
}

function vansOf({ plays }: DayPick): readonly CarNeed[] {
  return plays.flatMap(({ withVan, tee }) => (withVan ? (tee.round.van?.needs ?? []) : []));
}

function better(play: Play, known: Play | undefined): Play {
  return known && known.price <= play.price ? known : play;
}
