import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#app/db/client.server.ts";
import { codeOf, isDatabaseAway } from "./database-away.ts";

const TURNS = 5;
/** Serialisation failure and deadlock: the database asks to try again. */
const TRY_AGAIN = new Set(["40001", "40P01"]);

/** Numbers drawn at random in the transaction: a retry draws another. */
const DRAWN = new Set(["orders_number_unique", "reservations_voucher_code_unique"]);

/** Repeats a transaction that failed to serialise, or whose random number was already taken. */
export async function withSerializableRetry<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await db.transaction(work);
    } catch (cause) {
      const isAgain =
        TRY_AGAIN.has(String(codeOf(cause))) || DRAWN.has(String(constraintOf(cause)));
      if (turn === TURNS || !isAgain) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 10 * turn * Math.random()));
    }
  }
}

export function constraintOf(cause: unknown): string | undefined {
  type Named = { constraint?: string; cause?: unknown };
  const error = cause as Named | null;
  return error?.constraint ?? (error?.cause as Named | undefined)?.constraint;
}

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
