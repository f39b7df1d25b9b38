import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { PlanSolver, SolverAnswer, SolverQuestion } from "./plan-solver.ts";

type Options = {
  readonly onCrash: (facts: { readonly failed: string }) => void;
  /** After which a search that does not end by itself is ended. */
  readonly timeLimitMs?: number;
  /** By its place in the project, where every program of the shop runs: the build has no such file. */
  readonly program?: string;
};

const PROGRAM = "app/integrations/planner/solver-thread.ts";
const TIME_LIMIT_MS = 20_000;
const MEMORY_MB = 512;
/** One is solved, the others wait; each is in memory with all its candidates. */
const MAX_WAITING = 4;

const BUSY = { refused: "planner.busy" } as const;

/** Solves one question after the other in a thread that stays. */
export function threadSolver(options: Options): PlanSolver {
  const { timeLimitMs = TIME_LIMIT_MS, program = PROGRAM } = options;
  let last: Promise<unknown> = Promise.resolve();
  let asked = 0;
  let isStopped = false;
  let worker: Worker | undefined;

  async function solveNext(question: SolverQuestion): Promise<SolverAnswer> {
    if (isStopped) return BUSY;
    worker ??= startThread(program, timeLimitMs);
    const ended = await answerOf(worker, question, timeLimitMs);
    if (!("failed" in ended)) return ended;
    worker = undefined;
    if (!isStopped) options.onCrash(ended);
    return BUSY;
  }

  return {
    async ask(question) {
      if (asked > MAX_WAITING) return BUSY;
      asked += 1;
      const answer = last.then(() => solveNext(question));
      last = answer;
      // The thread answers a question of its kind.
      return answer.finally(() => {
        asked -= 1;
      }) as Promise<SolverAnswer<(typeof question)["kind"]>>;
    },
    stop() {
      isStopped = true;
      void worker?.terminate();
    },
  };
}

function startThread(program: string, timeLimitMs: number): Worker {
  const worker = new Worker(resolve(program), {
    execArgv: [],
    // Nothing of the shop's own environment, which holds its secrets.
    env: {},
    // In time to answer with the best it has, before it is ended.
    workerData: { waitLimitMs: 0.75 * timeLimitMs },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  // Between two questions it does not keep the process from ending.
  worker.unref();
  return worker;
}

type Ended = SolverAnswer | { readonly failed: string };

/** What the thread says, or how it ended before it could. */
function answerOf(worker: Worker, question: SolverQuestion, timeLimitMs: number): Promise<Ended> {
  return new Promise((resolve) => {
    const overrun = setTimeout(() => {
      void worker.terminate();
      finish({ failed: "took too long" });
    }, timeLimitMs);
    const onMessage = (answer: SolverAnswer) => finish(answer);
    const onError = (cause: unknown) => finish({ failed: String(cause) });
    const onExit = (code: number) => finish({ failed: `ended with ${code}` });
    function finish(ended: Ended): void {
      clearTimeout(overrun);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      worker.unref();
      resolve(ended);
    }
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.ref();
    worker.postMessage(question);
  });
}
