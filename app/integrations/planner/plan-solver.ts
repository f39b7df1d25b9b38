import type { ErrorCode } from "#app/domain/common/errors/errors.ts";
import type { CartLine } from "#app/domain/order/line/cart-line.ts";
import type { Conflict } from "#app/domain/planner/plan-types.ts";
import type { SolvedPlan, SolveInput } from "#app/domain/planner/solve/solve-input.ts";
import type { SolvedSwap } from "#app/domain/planner/solve/swaps.ts";

/** What a solver is given; how long it may take is its own affair. */
export type SolverInput = Omit<SolveInput, "isOut">;

export type SolverQuestion =
  | { readonly kind: "plans"; readonly input: SolverInput }
  /** Of candidates that were loaded wide. */
  | { readonly kind: "conflict"; readonly input: SolverInput }
  /** Of those, the ones of the wished first days; nothing is found where that is not enough. */
  | { readonly kind: "anyDay"; readonly input: SolverInput }
  | {
      readonly kind: "swaps";
      readonly input: SolverInput;
      readonly keep: readonly CartLine[];
      readonly instead: CartLine;
    };

type AnswerOf = {
  readonly plans: readonly SolvedPlan[];
  readonly conflict: Conflict;
  readonly anyDay: Conflict | undefined;
  readonly swaps: readonly SolvedSwap[];
};

/** A refusal is a value: the server's start and the pages have a copy each of the class that would be thrown. */
export type SolverAnswer<Kind extends keyof AnswerOf = keyof AnswerOf> =
  | { readonly found: AnswerOf[Kind]; readonly ms: number }
  | { readonly refused: ErrorCode };

export interface PlanSolver {
  readonly ask: <Question extends SolverQuestion>(
    question: Question,
  ) => Promise<SolverAnswer<Question["kind"]>>;
  readonly stop: () => void;
}
