import { explainAnyDay, explainConflict } from "#app/domain/planner/solve/explain-conflict.ts";
import { solvePlans } from "#app/domain/planner/solve/solve-plans.ts";
import { swapsOf } from "#app/domain/planner/solve/swaps.ts";
import type { SolverAnswer, SolverQuestion } from "./plan-solver.ts";

/** For three styles, two seconds each; the search answers with the best it has by then. */
const PROCESSOR_LIMIT_MS = 6_000;
const WAIT_LIMIT_MS = 15_000;

/** Works in the thread that calls it; on a busy machine its share of the processor counts, and not the clock. */
export function solveQuestion(
  question: SolverQuestion,
  waitLimitMs: number = WAIT_LIMIT_MS,
): SolverAnswer {
  const begun = performance.now();
  const before = process.threadCpuUsage();
  const isOut = () => {
    const { user, system } = process.threadCpuUsage(before);
    const waited = performance.now() - begun;
    return user + system > PROCESSOR_LIMIT_MS * 1_000 || waited > waitLimitMs;
  };
  const found = search(question, isOut);
  return { found, ms: Math.round(performance.now() - begun) };
}

function search(question: SolverQuestion, isOut: () => boolean) {
  const input = { ...question.input, isOut };
  switch (question.kind) {
    case "plans":
      return solvePlans(input);
    case "anyDay":
      return explainAnyDay(input);
    case "conflict":
      return explainConflict(input);
    case "swaps":
      return swapsOf(input, question.keep, question.instead);
  }
}
