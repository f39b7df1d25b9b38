import { shopDayOf } from "#app/domain/common/date/local-date.ts";
import { planScope } from "#app/domain/planner/plan-scope.ts";
import type { Plan, PlanAnswer } from "#app/domain/planner/plan-types.ts";
import type { PlanWish } from "#app/domain/planner/plan-wish.ts";
import { quoteCart } from "#app/features/order/quote/quote.server.ts";
import { loadCandidates } from "#app/features/planner/candidates/load-candidates.server.ts";
import { planTrip } from "#app/features/planner/plan-trip.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { checkConflict } from "./check-conflict.ts";
import { checkPlan, checkPlans, productsOf, shownStyles } from "./check-plan.ts";
import type { BenchWish } from "./generate-wishes.ts";
import { holdPlan } from "./planner-shop.ts";
import type { Aim, Optimum } from "./second-method/bases-and-plays.ts";
import { searchAll } from "./second-method/exhaustive-search.ts";
import type { MipSolver } from "./second-method/solve-mip.ts";
import type { ShopSnapshot } from "./shop-snapshot.ts";

export type WishFigures = {
  readonly wish: BenchWish;
  readonly plans: number;
  /** Rules that a plan breaks, or that the answer is of the wrong kind. */
  readonly broken: readonly string[];
  readonly held: "held" | "refused" | "not tried";
  /** Of the plans whose optimum the second method found. */
  readonly distances: readonly number[];
  readonly method: "search" | "mip" | "neither";
  readonly conflict: { readonly minimal: boolean; readonly repaired: boolean } | undefined;
  readonly processorMs: number;
  readonly memoryMb: number;
};

type Bench = {
  readonly services: Services;
  readonly snapshot: ShopSnapshot;
  readonly mip: MipSolver | undefined;
  readonly hold: boolean;
  /** Asks about every part of a conflict and every repair, a dozen questions for one. */
  readonly asksBack: boolean;
};

/** One wish asked, and everything about its answer checked. */
export async function figuresOf(wish: BenchWish, bench: Bench): Promise<WishFigures> {
  const { services } = bench;
  const before = process.cpuUsage();
  const answer = await planTrip(services, wish.wish).catch((): PlanAnswer => ({ plans: [] }));
  const spent = process.cpuUsage(before);
  const [first] = answer.plans;
  const { distances, method, broken } = await distancesOf(wish, answer, bench);
  return {
    wish,
    plans: answer.plans.length,
    broken: [...(await brokenBy(wish, answer, bench)), ...broken],
    held: first && bench.hold ? await heldAs(first, services) : "not tried",
    distances,
    method,
    conflict: bench.asksBack ? await conflictOf(wish, answer, bench) : undefined,
    processorMs: (spent.user + spent.system) / 1000,
    memoryMb: process.memoryUsage().rss / 1e6,
  };
}

async function brokenBy({ wish, impossible }: BenchWish, answer: PlanAnswer, bench: Bench) {
  const { db, now } = bench.services;
  const { plans, conflict } = answer;
  const today = shopDayOf(now());
  if (impossible && plans.length > 0) return [`answer: a plan in spite of ${impossible}`];
  if (!impossible && plans.length === 0) return ["answer: no plan, though a trip is known"];
  if (plans.length === 0) return conflict ? [] : ["answer: neither plan nor conflict"];
  const broken = checkPlans(plans, wish);
  for (const plan of plans) {
    const quote = await quoteCart(db, plan.lines, now());
    const rules = checkPlan({ plan, wish, shop: bench.snapshot, today, quote });
    broken.push(...rules.map((rule) => `${plan.style}: ${rule}`));
  }
  return broken;
}

async function heldAs(plan: Plan, services: Services): Promise<"held" | "refused"> {
  try {
    return (await holdPlan(services, plan)) === plan.total ? "held" : "refused";
  } catch (cause) {
    console.log(String(cause), JSON.stringify(plan.lines));
    return "refused";
  }
}

/** How far each plan is from what the second method found for its style, as a part of it. */
async function distancesOf({ number, wish }: BenchWish, { plans }: PlanAnswer, bench: Bench) {
  const { db, now } = bench.services;
  const today = shopDayOf(now());
  const candidates = await loadCandidates(db, wish, planScope(wish, today, false), now());
  const aims = aimsOf(wish, plans);
  const search = searchAll(wish, today, candidates, aims);
  const model = search ? undefined : bench.mip?.modelOf(wish, today, candidates);
  if (!search && !model) return { distances: [], method: "neither", broken: [] } as const;
  const method = search ? ("search" as const) : ("mip" as const);
  const bestOf = (aim: Aim) => search?.get(aim) ?? (model && bench.mip?.optimum(model, aim));
  const distances: number[] = [];
  const broken: string[] = [];
  for (const aim of aims) {
    const known = bestOf(aim);
    const plan = plans.find(({ style }) => style === aim.style);
    if (!plan && known) broken.push(`answer: the second method has a plan for ${aim.style}`);
    if (!plan) continue;
    distances.push(distance(plan, known));
    if (distances.at(-1) !== 0) console.log(number, plan.style, plan.optimum, known, wish);
  }
  return { method, distances, broken };
}

/** Each style with what is shown before it; where nothing is shown, any plan would be too much. */
function aimsOf(wish: PlanWish, plans: readonly Plan[]): Aim[] {
  if (plans.length === 0) return [{ style: "value", before: [] }];
  const styles = shownStyles(wish);
  return styles.map((style, index) => {
    const earlier = plans.filter((plan) => styles.indexOf(plan.style) < index);
    return { style, before: earlier.map(productsOf) };
  });
}

function distance({ optimum, total }: Plan, known: Optimum | undefined): number {
  if (!known) return Number.POSITIVE_INFINITY;
  const apart = (ours: number, theirs: number) =>
    theirs === 0 ? Math.abs(ours) : Math.abs(ours - theirs) / Math.abs(theirs);
  return Math.max(apart(optimum.value, known.value), apart(total, known.total));
}

async function conflictOf({ wish }: BenchWish, { conflict }: PlanAnswer, { services }: Bench) {
  if (!conflict) return undefined;
  const today = shopDayOf(services.now());
  const ask = (other: typeof wish) => planTrip(services, other);
  const { minimal, repairs } = await checkConflict(conflict, { wish, today, ask });
  if (minimal.length + repairs.length > 0) {
    console.log(JSON.stringify({ wish, conflict, minimal, repairs }));
  }
  return { minimal: minimal.length === 0, repaired: repairs.length === 0 };
}
