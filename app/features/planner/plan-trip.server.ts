import { daysBetween, shopDayOf } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import { linesOf } from "#app/domain/order/rounds-of.ts";
import { type PlanScope, planScope } from "#app/domain/planner/plan-scope.ts";
import type { Conflict, Plan, PlanAnswer, Swap } from "#app/domain/planner/plan-types.ts";
import { MAX_PLAN_NIGHTS, type PlanWish } from "#app/domain/planner/plan-wish.ts";
import { neverPossible } from "#app/domain/planner/solve/conflict/easiest-day.ts";
import { choiceOfLines } from "#app/domain/planner/solve/kept-trip.ts";
import { planOf } from "#app/domain/planner/solve/plan-of.ts";
import type { SolverAnswer, SolverQuestion } from "#app/integrations/planner/plan-solver.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { askOnce } from "#app/platform/run-per-key.server.ts";
import { loadCandidates } from "./candidates/load-candidates.server.ts";
import { isOrderable, orderablePlans } from "./checked-plans.server.ts";
import { recordPlanFigure } from "./desk/plan-figures.server.ts";
import { rememberAnswer, rememberedAnswer } from "./plan-memory.server.ts";
import { inTurn, isBusy } from "./plan-turns.server.ts";
import { loadPlanWeights } from "./plan-weights-queries.server.ts";

export type PlanServices = Pick<Services, "db" | "now" | "log" | "solver"> & {
  /** Counts a search for the network that asks, or refuses it; what is remembered costs none. */
  readonly takeSearch?: (() => Promise<void>) | undefined;
};

/** Up to three trips for a wish, or why there is none; asked by many at once, it is solved once. */
export async function planTrip(services: PlanServices, wish: PlanWish): Promise<PlanAnswer> {
  const { db, now } = services;
  await recordPlanFigure(db, "asked", now());
  const key = `${shopDayOf(now())} ${keyOf(wish)}`;
  return askOnce(`plan ${key}`, async () => {
    const known = rememberedAnswer(db, key, now());
    if (known && (await areOrderable(services, known.plans))) return known;
    const answer = await solveInTurn(services, wish);
    rememberAnswer(db, key, answer, now());
    return answer;
  });
}

/** The same wish in another order of its fields is the same question. */
function keyOf(wish: PlanWish): string {
  return JSON.stringify(wish, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

async function areOrderable(services: PlanServices, plans: readonly Plan[]): Promise<boolean> {
  return (await orderablePlans(services, plans)).length === plans.length;
}

/** Counts how long it took, with the time in the line, and who had to be sent away. */
async function solveInTurn(services: PlanServices, wish: PlanWish): Promise<PlanAnswer> {
  const { db, now } = services;
  const began = performance.now();
  try {
    const answer = await searchInTurn(services, () => solveTrip(services, wish));
    await recordPlanFigure(db, "solve_ms", now(), Math.round(performance.now() - began));
    return answer;
  } catch (cause) {
    if (isBusy(cause)) await recordPlanFigure(db, "busy", now());
    throw cause;
  }
}

async function searchInTurn<Result>(
  { takeSearch }: PlanServices,
  work: () => Promise<Result>,
): Promise<Result> {
  await takeSearch?.();
  return inTurn(work);
}

async function solveTrip(services: PlanServices, wish: PlanWish): Promise<PlanAnswer> {
  const { db, now } = services;
  const plans = (await solvedPlans(services, wish)) ?? (await solvedPlans(services, wish, "last"));
  if (plans && plans.length > 0) {
    await recordPlanFigure(db, "solved", now());
    return { plans };
  }
  if (!plans) return { plans: [] };
  const conflict = await conflictOf(services, wish);
  await recordPlanFigure(db, "conflict", now());
  return { plans: [], conflict };
}

/** Searching other first days is most of the work, and in vain where no day can meet the wish. */
async function conflictOf(services: PlanServices, wish: PlanWish): Promise<Conflict> {
  const { starts } = planScope(wish, shopDayOf(services.now()), false);
  if (wish.from !== undefined && (await isHopeless(services, wish))) {
    const input = await solverInput(services, wish, { wide: true, isRough: true, starts });
    const { found } = await askSolver(services, { kind: "anyDay", input });
    if (found) return found;
  }
  const input = await solverInput(services, wish, { wide: true });
  return (await askSolver(services, { kind: "conflict", input })).found;
}

/** By the courses and hotels alone. */
async function isHopeless(services: PlanServices, wish: PlanWish): Promise<boolean> {
  const input = await solverInput(services, wish, { wide: true, starts: [] });
  return neverPossible({ ...input, isOut: () => false })([]);
}

/** None where an order would refuse a plan: at first it was probably sold meanwhile; the last time it is a bug of ours. */
async function solvedPlans(
  services: PlanServices,
  wish: PlanWish,
  turn?: "last",
): Promise<readonly Plan[] | undefined> {
  const input = await solverInput(services, wish);
  const { found, ms } = await askSolver(services, { kind: "plans", input });
  const plans = found.map((solved) => timed(planOf(solved, wish, input.candidates), ms));
  const orderable = await orderablePlans(services, plans);
  if (orderable.length === plans.length) return orderable;
  if (!turn) return undefined;
  const refused = plans.filter((plan) => !orderable.includes(plan));
  services.log.error(
    { wish, lines: refused.map(({ lines }) => lines) },
    "an order would refuse a plan as it was solved",
  );
  return orderable.length > 0 ? orderable : undefined;
}

function timed(plan: Plan, ms: number): Plan {
  return { ...plan, optimum: { ...plan.optimum, ms } };
}

async function solverInput(
  { db, now }: PlanServices,
  wish: PlanWish,
  { wide = false, ...scope }: Partial<Pick<PlanScope, "wide" | "starts" | "isRough">> = {},
) {
  const at = now();
  const today = shopDayOf(at);
  const [candidates, weights] = await Promise.all([
    loadCandidates(db, wish, { ...planScope(wish, today, wide), ...scope }, at),
    loadPlanWeights(db),
  ]);
  return { wish, today, candidates, weights };
}

/** What a plan of these lines can be made of, and what could take the place of one of them: on the days of its stay. */
async function keptInput({ db, now }: PlanServices, wish: PlanWish, lines: readonly CartLine[]) {
  const at = now();
  const today = shopDayOf(at);
  const scope = { ...planScope(wish, today, false), ...daysOfStay(lines) };
  const anyHotel = { ...wish, hotel: { ...wish.hotel, id: undefined } };
  const [candidates, weights] = await Promise.all([
    loadCandidates(db, anyHotel, scope, at, lines),
    loadPlanWeights(db),
  ]);
  return { wish, today, candidates, weights };
}

function daysOfStay(lines: readonly CartLine[]): Partial<PlanScope> {
  const [stay] = linesOf(lines, "hotel");
  if (!stay) return {};
  const { checkIn, checkOut } = stay;
  const nights = Math.min(daysBetween(checkIn, checkOut), MAX_PLAN_NIGHTS);
  return { starts: [checkIn], nights: [nights] };
}

async function askSolver<Question extends SolverQuestion>(
  { solver }: PlanServices,
  question: Question,
) {
  const answer: SolverAnswer<Question["kind"]> = await solver.ask(question);
  if ("refused" in answer) throw new AppError(answer.refused);
  return answer;
}

/** The plan that these lines are, as it can be had now; none where a part of it is gone. */
export async function planOfLines(
  services: PlanServices,
  wish: PlanWish,
  lines: readonly CartLine[],
): Promise<Plan | undefined> {
  const input = await searchInTurn(services, () => keptInput(services, wish, lines));
  const solved = choiceOfLines({ ...input, isOut: () => false }, lines);
  if (!solved) return undefined;
  const plan = planOf(solved, wish, input.candidates);
  return (await isOrderable(services, plan)) ? plan : undefined;
}

type SwapQuestion = {
  readonly wish: PlanWish;
  readonly keep: readonly CartLine[];
  readonly instead: CartLine;
};

/** What could take the place of one line of a plan, each with the whole plan that comes of it. */
export async function swapTrip(
  services: PlanServices,
  { wish, keep, instead }: SwapQuestion,
): Promise<{ readonly swaps: readonly Swap[] }> {
  const { input, found, ms } = await searchInTurn(services, async () => {
    const input = await keptInput(services, wish, keep);
    const question = { kind: "swaps", input, keep, instead } as const;
    return { input, ...(await askSolver(services, question)) };
  });
  const swaps = found.map(({ solved, replaced, difference, moved }) => {
    const plan = timed(planOf(solved, wish, input.candidates), ms);
    return { line: replaced, plan, difference, moved };
  });
  const orderable = await orderablePlans(
    services,
    swaps.map(({ plan }) => plan),
  );
  return { swaps: swaps.filter(({ plan }) => orderable.includes(plan)) };
}
