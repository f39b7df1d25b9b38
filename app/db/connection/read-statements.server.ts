import { AsyncLocalStorage } from "node:async_hooks";
import type { Logger } from "drizzle-orm";

const reading = new AsyncLocalStorage<Set<string>>();

/** Collects the text of every statement that the work runs, by any API: Drizzle logs all of them. */
export function collectStatements<Result>(into: Set<string>, work: () => Result): Result {
  return reading.run(into, work);
}

export const statementLogger: Logger = {
  logQuery: (statement) => {
    reading.getStore()?.add(statement);
  },
};
