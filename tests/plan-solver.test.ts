import { afterAll, expect, test } from "vitest";
import { DEFAULT_WEIGHTS } from "#app/domain/planner/default-weights.ts";
import type { SolverQuestion } from "#app/integrations/planner/plan-solver.ts";
import { threadSolver } from "#app/integrations/planner/thread-solver.ts";

const NOTHING = { courses: [], hotels: [], transfers: [], caddies: [], carsLeft: {}, roads: {} };
const QUESTION = {
  kind: "plans",
  input: {
    wish: { golfers: 2 },
    today: "2026-11-15",
    candidates: NOTHING,
    weights: DEFAULT_WEIGHTS,
  },
} satisfies SolverQuestion;

const crashes: string[] = [];
const onCrash = ({ failed }: { readonly failed: string }) => crashes.push(failed);
const solver = threadSolver({ onCrash });
afterAll(() => solver.stop());

test("a thread answers; of six questions at once one is solved, four wait and the sixth is sent away", async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => solver.ask(QUESTION)));
  expect(answers.map((answer) => ("found" in answer ? answer.found : answer.refused))).toEqual([
    ...Array.from({ length: 5 }, () => []),
    "planner.busy",
  ]);
  expect(crashes).toEqual([]);
});

test("a question that ends the thread is refused, and the next one is answered by a new thread", async () => {
  const broken = { kind: "plans", input: undefined } as unknown as SolverQuestion;
  expect(await solver.ask(broken)).toEqual({ refused: "planner.busy" });
  expect(crashes).toHaveLength(1);
  expect(await solver.ask(QUESTION)).toMatchObject({ found: [] });
});

test("a search that does not end is ended", async () => {
  const hasty = threadSolver({ onCrash, timeLimitMs: 0 });
  expect(await hasty.ask(QUESTION)).toEqual({ refused: "planner.busy" });
  expect(crashes.at(-1)).toBe("took too long");
  hasty.stop();
});

test("a solver that was stopped answers no more", async () => {
  const ended = threadSolver({ onCrash });
  ended.stop();
  expect(await ended.ask(QUESTION)).toEqual({ refused: "planner.busy" });
});
