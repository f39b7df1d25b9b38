import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseAway } from "./database-away.ts";

const AGAIN_MS = 500;

/** Stores what only this process knows, retrying until the database is back or the caller has to stop. */
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
