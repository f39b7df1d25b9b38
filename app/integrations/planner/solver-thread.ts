// A thread of its own: a search that takes seconds must not hold up the pages.
import { parentPort, workerData } from "node:worker_threads";
import type { SolverQuestion } from "./plan-solver.ts";
import { solveQuestion } from "./solve-question.ts";

const { waitLimitMs } = workerData as { readonly waitLimitMs: number };

parentPort?.on("message", (question: SolverQuestion) => {
  parentPort?.postMessage(solveQuestion(question, waitLimitMs));
});
