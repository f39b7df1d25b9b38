import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseAway } from "./database-away.ts";

const AGAIN_MS = 500;

/** Writes down what is known here and nowhere else, as soon as the database is back, or until whoever waits has to end. */
export async function retryWhenDatabaseReturns<T>(
  end: AbortSignal | undefined,
  write: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (cause) {
      if (!isDatabaseAway(cause) || end?.aborted) throw cause;
      await pause(AGAIN_MS);
    }
  }
}
