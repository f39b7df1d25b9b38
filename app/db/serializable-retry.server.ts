import type { Database } from "#app/db/client.server.ts";
import { codeOf } from "./error-code.ts";

const TURNS = 5;
/** Serialisation failure and deadlock: the database asks to try again. */
const TRY_AGAIN = new Set(["40001", "40P01"]);

/** A transaction that is done again where the database could not let two go on at once. */
export async function withSerializableRetry<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await db.transaction(work);
    } catch (cause) {
      if (turn === TURNS || !TRY_AGAIN.has(String(codeOf(cause)))) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 10 * turn * Math.random()));
    }
  }
}

export function constraintOf(cause: unknown): string | undefined {
  type Named = { constraint?: string; cause?: unknown };
  const error = cause as Named | null;
  return error?.constraint ?? (error?.cause as Named | undefined)?.constraint;
}
