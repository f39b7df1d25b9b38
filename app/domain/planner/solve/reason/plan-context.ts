import { daysBetween } from "#app/domain/common/date/local-date.ts";
import { lineKey } from "#app/domain/order/line/line-facts.ts";
import type { CourseCandidate, PlanCandidates, RoundOption } from "../../plan-candidates.ts";
import type { PlanWish } from "../../plan-wish.ts";
import { type CompleteWish, completeWish } from "../complete-wish.ts";
import { type PlanBase, planBases } from "../plan-bases.ts";
import { namedCaddies, type PlanTask } from "../plan-task.ts";
import { planScale } from "../search/plan-scale.ts";
import { type TripDay, TripDays } from "../search/trip-days.ts";
import type { SolvedPlan } from "../solve-input.ts";
import { teeSheets } from "../tee-options.ts";

/** What the reasons of a plan are made of: the plan, and what else could have been chosen. */
export type PlanContext = {
  readonly solved: SolvedPlan;
  readonly wish: CompleteWish;
  readonly space: { readonly base: PlanBase; readonly days: readonly TripDay[] };
  /** Every hotel and room that the wish allows on the same days. */
  readonly bases: readonly PlanBase[];
  readonly courseOf: (round: RoundOption) => CourseCandidate;
  readonly minutesTo: (round: RoundOption) => number;
};

const NO_WEIGHTS = { wonPerDriveMinute: 0, wonPerRatingTenth: 0 };

export function planContext(
  solved: SolvedPlan,
  asked: PlanWish,
  candidates: PlanCandidates,
): PlanContext {
  const { choice } = solved;
  const wish = completeWish(asked, choice.start);
  const { nights } = choice;
  const task: PlanTask = { wish, starts: [choice.start], nights, rounds: choice.rounds.length };
  // A swapped trip may have another hotel than the wished one.
  const open: PlanTask = { ...task, wish: { ...wish, hotel: { rooms: wish.hotel.rooms } } };
  const bases = planBases(task, candidates);
  const isChosen = ({ stay }: PlanBase) => lineKey(stay.line) === lineKey(choice.stay.line);
  const base = [...bases, ...planBases(open, candidates)].find(isChosen);
  if (!base) throw new RangeError(`no stay ${choice.stay.roomId} on ${choice.start}`);
  const scale = planScale("value", task, candidates, NO_WEIGHTS);
  const sheets = teeSheets(wish, candidates, namedCaddies(wish, candidates) ?? []);
  const courses = new Map(candidates.courses.map((course) => [course.id, course]));
  return {
    solved,
    wish,
    bases,
    space: { base, days: new TripDays({ wish, candidates, scale }, sheets).daysOf(base) },
    courseOf: ({ courseId }) => known(courses.get(courseId), courseId),
    minutesTo: ({ courseId }) => base.hotel.minutesTo[courseId] ?? 0,
  };
}

export function dayOf({ solved, space }: PlanContext, { day }: RoundOption): TripDay | undefined {
  return space.days[daysBetween(solved.choice.start, day)];
}

function known(course: CourseCandidate | undefined, id: string): CourseCandidate {
  if (!course) throw new RangeError(`no course ${id} among the candidates`);
  return course;
}
