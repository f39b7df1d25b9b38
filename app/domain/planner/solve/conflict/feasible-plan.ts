import { planScope, startsOf } from "../../plan-scope.ts";
import type { WishPart } from "../../plan-types.ts";
import { type CompleteWish, completeWish, usualRounds } from "../complete-wish.ts";
import { namedCaddies, type PlanTask } from "../plan-task.ts";
import { type Found, searchPlan } from "../search/plan-search.ts";
import type { SolveInput } from "../solve-input.ts";
import { withoutParts } from "./conflict-parts.ts";

/** Any plan of a wish without some of its parts. */
export function anyPlan(input: SolveInput, dropped: readonly WishPart[]): Found | undefined {
  for (const task of tasksWithout(input, dropped)) {
    if (input.isOut()) return undefined;
    const { found } = searchPlan(task, "value", input, { isFirstEnough: true });
    if (found) return found;
  }
  return undefined;
}

/** The cheapest plan of a wish without some of its parts. */
export function cheapestPlan(
  input: SolveInput,
  dropped: readonly WishPart[] = [],
): Found | undefined {
  let best: Found | undefined;
  for (const task of tasksWithout(input, dropped)) {
    if (input.isOut()) return undefined;
    const { found } = searchPlan(task, "value", input);
    if (found && (!best || found.price < best.price)) best = found;
  }
  return best;
}

/** What a wish still asks when it says nothing of these parts. */
function tasksWithout(input: SolveInput, dropped: readonly WishPart[]): readonly PlanTask[] {
  const { today, wish: asked } = input;
  const isDropped = (part: WishPart) => dropped.includes(part);
  const longest = completeWish(asked, today);
  const wish: CompleteWish = {
    ...completeWish(withoutParts(asked, dropped), today),
    ...(isDropped("holesPerDay") && { holesPerDay: 36 }),
  };
  const starts = isDropped("from") ? planScope(asked, today, true).starts : startsOf(asked, today);
  const nights = isDropped("nights") ? countDown(longest.nights) : [longest.nights];
  return nights.flatMap((count) =>
    roundsOf(input, dropped, wish, count).map((rounds) => ({
      ...{ wish, starts, nights: count, rounds },
    })),
  );
}

/** Where fewer rounds will do, as few as the courses and caddies that were named need. */
function roundsOf(
  { wish: asked, candidates }: SolveInput,
  dropped: readonly WishPart[],
  wish: CompleteWish,
  nights: number,
): readonly number[] {
  const holes = asked.holesPerDay ?? 18;
  if (asked.rounds === undefined) {
    const usual = usualRounds(nights, holes);
    return dropped.includes("holesPerDay") && usual > nights ? [nights, usual] : [usual];
  }
  if (!dropped.includes("rounds")) return [asked.rounds];
  const caddies = namedCaddies(wish, candidates) ?? [];
  const named = new Set([...(wish.must ?? []), ...caddies.map(({ courseId }) => courseId)]);
  const least = Math.max(1, named.size);
  const most = wish.repeatCourses ? least + caddies.length : least;
  return countDown(Math.min(asked.rounds, most))
    .filter((rounds) => rounds >= least)
    .toReversed();
}

function countDown(from: number): readonly number[] {
  return Array.from({ length: from }, (_, index) => from - index);
}
