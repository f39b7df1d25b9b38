import { explainConflict } from "#app/domain/planner/solve/explain-conflict.ts";
import { solvePlans } from "#app/domain/planner/solve/solve-plans.ts";
import { swapsOf } from "#app/domain/planner/solve/swaps.ts";
import type { SolverAnswer, SolverQuestion } from "./plan-solver.ts";

/** For three styles, two seconds each; the search answers with the best it has by then. */
export const SEARCH_LIMIT_MS = 6_000;

/** Works in the thread that calls it. */
export function solveQuestion(question: SolverQuestion): SolverAnswer {
  const begun = performance.now();
  const isOut = () => performance.now() - begun > SEARCH_LIMIT_MS;
  const found = search(question, isOut);
  return { found, ms: Math.round(performance.now() - begun) };
}

function search(question: SolverQuestion, isOut: () => boolean) {
  const input = { ...question.input, isOut };
  switch (question.kind) {
    case "plans":
      return solvePlans(input);
    case "conflict":
      return explainConflict(input);
    case "swaps":
      return swapsOf(input, question.keep, question.instead);
  }
}
