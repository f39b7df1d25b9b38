import { AppError } from "#app/domain/common/errors/errors.ts";

/** One is worked out, the others wait: each loads thousands of candidates. */
const MAX_WAITING = 4;

let last: Promise<unknown> = Promise.resolve();
let inLine = 0;

/** Sent away: there was no place in the line, here or for the solver. */
export function isBusy(cause: unknown): boolean {
  return cause instanceof AppError && cause.code === "planner.busy";
}

/** How many are worked out or wait, in this process. */
export function plansInLine(): number {
  return inLine;
}

/** One after the other; those for whom there is no place in the line are sent away. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (inLine > MAX_WAITING) throw new AppError("planner.busy");
  inLine += 1;
  const turn = last.then(work);
  last = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    inLine -= 1;
  }
}
