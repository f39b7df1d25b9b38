import { MAX_LINES } from "#app/domain/order/line/cart-line.ts";
import type { CaddieCandidate } from "../../plan-candidates.ts";
import type { PlanStyle } from "../../plan-wish.ts";
import { type CaddiePlace, placeCaddies } from "../caddie-places.ts";
import { type PlanBase, planBases } from "../plan-bases.ts";
import { mostTotal, namedCaddies, type PlanTask, type SearchSpace } from "../plan-task.ts";
import { candidateFacts } from "../search-facts.ts";
import { teeSheets } from "../tee-options.ts";
import { BestFirst } from "./best-first.ts";
import type { DayPick } from "./day-plays.ts";
import { type PlanScale, planScale } from "./plan-scale.ts";
import { boundWithin, keyBound } from "./trip-bound.ts";
import { branchesOf, type Products, realPicks, tooAlike } from "./trip-branches.ts";
import { TripDays } from "./trip-days.ts";
import {
  glanceOf,
  type Relaxed,
  relaxedRounds,
  type TripNode,
  type TripSpace,
} from "./trip-node.ts";

export type Found = {
  readonly base: PlanBase;
  readonly days: readonly DayPick[];
  readonly caddies: readonly CaddiePlace[];
  readonly price: number;
  readonly value: number;
  readonly key: number;
};

type SearchResult = {
  readonly found: Found | undefined;
  readonly bound: number;
  readonly proven: boolean;
  /** Nodes whose rounds were looked at. */
  readonly nodes: number;
};

type SearchOptions = {
  /** Plans from which the new one differs in at least two products. */
  readonly before?: readonly Products[];
  /** Any plan will do. */
  readonly isFirstEnough?: boolean;
};

type OpenNode = TripNode & {
  readonly bound: number;
  /** How much a won counted besides its key when the bound was found. */
  readonly won: number;
  readonly relaxed?: Relaxed;
  /** Its days have not been looked at. */
  readonly isNew?: boolean;
};

/** How many nodes are taken before the clock is asked again. */
const TURNS_A_LOOK = 64;

/** The best plan of a style: branch and bound, the node with the best bound first. */
export function searchPlan(
  task: PlanTask,
  style: PlanStyle,
  space: SearchSpace,
  options: SearchOptions = {},
): SearchResult {
  const caddies = namedCaddies(task.wish, space.candidates);
  const scale = planScale(style, task, space.candidates, space.weights);
  const spaces = caddies ? tripSpaces(task, space, scale, caddies) : [];
  return new PlanSearch(task, space, scale, caddies ?? [], options).run(spaces);
}

/** Every base with its rounds, where the courses that must be played are within reach. */
export function tripSpaces(
  task: PlanTask,
  { candidates }: SearchSpace,
  scale: PlanScale,
  caddies: readonly CaddieCandidate[],
): readonly TripNode[] {
  const { wish, rounds } = task;
  const days = new TripDays({ wish, candidates, scale }, teeSheets(wish, candidates, caddies));
  const { leastPrice } = candidateFacts(candidates);
  const flights = Math.ceil(wish.golfers / 4);
  const wanted = [...(wish.must ?? []), ...caddies.map(({ courseId }) => courseId)];
  return planBases(task, candidates).flatMap((base) => {
    const lines = 1 + base.transfers.length + caddies.length + rounds * flights;
    const courses = days.coursesOf(base.hotel);
    const must = wanted.map((id) => courses.findIndex(({ course }) => course.id === id));
    if (lines > MAX_LINES || must.includes(-1)) return [];
    const price = caddies.reduce((sum, caddie) => sum + caddie.price, base.price);
    const part = { price, minutes: 0, rating: rounds * base.hotel.rating };
    const least = courses.map(({ course, minutes }) => ({
      price: leastPrice.get(course.id) ?? 0,
      ...{ minutes: 2 * minutes, rating: course.rating },
    }));
    let made: TripSpace["days"] | undefined;
    const space: TripSpace = {
      ...{ base, courses, rounds, price, repeats: wish.repeatCourses },
      leastPrice: Math.min(...least.map((round) => round.price)),
      leastKey: Math.min(...least.map(scale.keyOf)),
      value: scale.valueOf(part),
      key: scale.keyOf(part),
      get days() {
        made ??= days.daysOf(base);
        return made;
      },
    };
    return [{ space, fixed: [], banned: new Set<number>(), must: new Set(must) }];
  });
}

class PlanSearch {
  readonly #space: SearchSpace;
  readonly #scale: PlanScale;
  readonly #caddies: readonly CaddieCandidate[];
  readonly #before: readonly Products[];
  readonly #isFirstEnough: boolean;
  readonly #budget: number;
  readonly #open = new BestFirst<OpenNode>();
  #best: Found | undefined;
  #nodes = 0;
  #turns = 0;

  constructor(
    { wish }: PlanTask,
    space: SearchSpace,
    scale: PlanScale,
    caddies: readonly CaddieCandidate[],
    { before = [], isFirstEnough = false }: SearchOptions,
  ) {
    this.#space = space;
    this.#scale = scale;
    this.#caddies = caddies;
    this.#before = before;
    this.#isFirstEnough = isFirstEnough;
    this.#budget = mostTotal(wish);
  }

  run(roots: readonly TripNode[]): SearchResult {
    for (const root of roots) this.#addRoot(root);
    for (let node = this.#open.pop(); node; node = this.#open.pop()) {
      if (node.bound >= this.#bestKey() || (this.#best && this.#isFirstEnough)) break;
      if (++this.#turns % TURNS_A_LOOK === 0 && this.#space.isOut()) {
        return this.#result(node.bound);
      }
      this.#work(node);
    }
    return this.#result();
  }

  #addRoot(root: TripNode): void {
    const { key, price, rounds, leastKey, leastPrice } = root.space;
    if (price + rounds * leastPrice > this.#budget) return;
    this.#open.push({ ...root, bound: key + rounds * leastKey, won: 0, isNew: true });
  }

  #work(node: OpenNode): void {
    this.#nodes += node.isNew ? 0 : 1;
    if (node.isNew) this.#glance(node);
    else if (node.relaxed) this.#branch(node, node.relaxed);
    else this.#tighten(node);
  }

  #result(open?: number): SearchResult {
    const found = this.#best;
    const value = found?.value ?? Number.POSITIVE_INFINITY;
    const least = open === undefined ? value : Math.floor(open / this.#scale.unit);
    return {
      found,
      bound: Math.min(value, least),
      proven: open === undefined,
      nodes: this.#nodes,
    };
  }

  #bestKey(): number {
    return this.#best?.key ?? Number.POSITIVE_INFINITY;
  }

  #glance(node: OpenNode): void {
    const { key, price } = glanceOf(node.space);
    const bound = Math.max(node.bound, key);
    if (price <= this.#budget && bound < this.#bestKey()) {
      this.#open.push({ ...node, bound, isNew: false });
    }
  }

  #tighten(node: OpenNode): void {
    const bounded = boundWithin(node, this.#budget, this.#scale, (relaxed) =>
      this.#try(node, relaxed),
    );
    if (!bounded) return;
    const bound = Math.max(node.bound, bounded.bound);
    if (bound < this.#bestKey()) this.#open.push({ ...node, ...bounded, bound });
  }

  /** Branches get a first bound by the price of a won that was best for the whole. */
  #branch({ bound, won, ...node }: OpenNode, rounds: Relaxed): void {
    const { fixed, banned, must, space } = node;
    for (const branch of branchesOf({ fixed, banned, must, space }, rounds, this.#before)) {
      const relaxed = relaxedRounds(branch, { key: 1, won });
      if (!relaxed) continue;
      const line = { won, least: relaxed.key + won * relaxed.price };
      const own = Math.max(bound, keyBound([line], this.#budget, this.#scale));
      if (own < this.#bestKey()) this.#open.push({ ...branch, bound: own, won });
    }
  }

  /** Takes relaxed rounds for a plan, if they are one. */
  #try({ space, fixed, banned, must }: TripNode, relaxed: Relaxed): void {
    if (relaxed.key >= this.#bestKey() || relaxed.price > this.#budget) return;
    const real = realPicks({ space, fixed, banned, must }, relaxed);
    const days = real.filter((pick) => pick !== undefined);
    if (days.length < real.length) return;
    const price = days.reduce((sum, day) => sum + day.price, space.price);
    const key = days.reduce((sum, day) => sum + day.key, space.key);
    if (price > this.#budget || key >= this.#bestKey()) return;
    const plays = days.flatMap((day) => day.plays);
    const courses = plays.map(({ course }) => course);
    if (tooAlike(space, courses, this.#before)) return;
    const lines = plays.flatMap(({ tee }) => tee.round.lines);
    const caddies = placeCaddies(this.#caddies, lines);
    if (!caddies) return;
    const value = plays.reduce((sum, play) => sum + play.value, space.value);
    this.#best = { base: space.base, days, caddies, price, value, key };
  }
}
