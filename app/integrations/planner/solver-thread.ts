// A thread of its own: a search that takes seconds must not hold up the pages.
import { parentPort } from "node:worker_threads";
import type { SolverQuestion } from "./plan-solver.ts";
import { solveQuestion } from "./solve-question.ts";

parentPort?.on("message", (question: SolverQuestion) => {
  parentPort?.postMessage(solveQuestion(question));
});
