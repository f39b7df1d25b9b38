import { daysBetween } from "#app/domain/common/date/local-date.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import { planScope, startsOf } from "../../plan-scope.ts";
import type { PlanWish } from "../../plan-wish.ts";
import { completeWish } from "../complete-wish.ts";
import { travellersOf } from "../plan-task.ts";
import type { Found } from "../search/plan-search.ts";
import type { SolveInput } from "../solve-input.ts";
import { withoutPart } from "./conflict-parts.ts";
import { anyPlan, cheapestPlan } from "./feasible-plan.ts";

const BUDGET_STEP = 10_000;
const MOST_DRIVE = 600;
/** Dropping a wish is a larger change than any smaller number of it. */
export const DROPPED = 1;

type SizedChange = {
  readonly size: number;
  readonly repair: { readonly change: Partial<PlanWish>; readonly perPerson: Won };
};

/** Fields that are changed rather than dropped. */
export const CHANGED: ReadonlySet<string> = new Set([
  ...["holesPerDay", "rounds", "nights", "from", "driveMinutes", "budget"],
]);

export function changesOf(input: SolveInput, field: string): readonly SizedChange[] {
  const change = CHANGES[field]?.(input);
  return change ? [change] : [];
}

const CHANGES: Readonly<Record<string, (input: SolveInput) => SizedChange | undefined>> = {
  budget: largerBudget,
  driveMinutes: longerDrives,
  rounds: (input) => fewer(input, "rounds"),
  nights: (input) => fewer(input, "nights"),
  from: otherStart,
  holesPerDay: (input) =>
    input.wish.holesPerDay === 36 ? undefined : changed(input, { holesPerDay: 36 }, DROPPED),
};

function changed(
  input: SolveInput,
  change: Partial<PlanWish>,
  size: number,
): SizedChange | undefined {
  const found = cheapestPlan({ ...input, wish: { ...input.wish, ...change } });
  return found && { size, repair: { change, perPerson: perPerson(found, input) } };
}

export function perPerson({ price }: Found, { wish, today }: SolveInput): Won {
  return won(Math.ceil(price / travellersOf(completeWish(wish, today))));
}

function largerBudget(input: SolveInput): SizedChange | undefined {
  const { budget } = input.wish;
  if (budget === undefined) return undefined;
  const found = cheapestPlan({ ...input, wish: withoutPart(input.wish, "budget") });
  if (!found) return undefined;
  const least = Math.ceil(perPerson(found, input) / BUDGET_STEP) * BUDGET_STEP;
  return changed(input, { budget: least }, (least - budget) / budget);
}

/** The least sum of a day that allows a plan. */
function longerDrives(input: SolveInput): SizedChange | undefined {
  const { driveMinutes } = input.wish;
  if (driveMinutes === undefined) return undefined;
  const isEnough = (minutes: number) =>
    anyPlan({ ...input, wish: { ...input.wish, driveMinutes: minutes } }, []) !== undefined;
  if (!isEnough(MOST_DRIVE)) return undefined;
  let [least, most] = [driveMinutes + 1, MOST_DRIVE];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (isEnough(middle)) most = middle;
    else least = middle + 1;
  }
  return changed(input, { driveMinutes: most }, (most - driveMinutes) / driveMinutes);
}

function fewer(input: SolveInput, field: "rounds" | "nights"): SizedChange | undefined {
  const most = completeWish(input.wish, input.today)[field];
  for (let count = most - 1; count >= 1; count--) {
    const change = changed(input, { [field]: count }, (most - count) / most);
    if (change) return change;
  }
  return undefined;
}

/** The nearest other first day, the earlier of two. */
function otherStart(input: SolveInput): SizedChange | undefined {
  const { wish, today } = input;
  const asked = startsOf(wish, today);
  const [first, last] = [asked[0], asked.at(-1)];
  if (wish.from === undefined || !first || !last) return undefined;
  const others = planScope(wish, today, true).starts.filter((day) => !asked.includes(day));
  const apart = (day: (typeof others)[number]) =>
    day < first ? daysBetween(day, first) : daysBetween(last, day);
  for (const day of others.toSorted((a, b) => apart(a) - apart(b) || (a < b ? -1 : 1))) {
    const change = changed(input, { from: day }, apart(day) / 7);
    if (change) return change;
  }
  return undefined;
}
