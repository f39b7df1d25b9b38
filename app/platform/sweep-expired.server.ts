import { inArray, lte } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  emailCodes,
  passwordResets,
  sessions,
  socialAttempts,
  throttles,
} from "#app/db/schema/identity.ts";
import type { Services } from "./services.server.ts";

type Sweep = { readonly table: PgTable; readonly key: PgColumn; readonly endsAt: PgColumn };

const SWEEPS: readonly Sweep[] = [
  { table: sessions, key: sessions.id, endsAt: sessions.expiresAt },
  { table: socialAttempts, key: socialAttempts.stateHash, endsAt: socialAttempts.expiresAt },
  { table: emailCodes, key: emailCodes.email, endsAt: emailCodes.expiresAt },
  { table: passwordResets, key: passwordResets.tokenHash, endsAt: passwordResets.expiresAt },
  { table: throttles, key: throttles.key, endsAt: throttles.expire },
];

/** Small enough that nobody waits for the rows it locks. */
const BATCH = 500;

/** Removes what has ended and opens nothing any more; says how many rows went. */
export async function sweepExpired({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  let gone = 0;
  for (const { table, key, endsAt } of SWEEPS) {
    for (;;) {
      const ended = db.select({ key }).from(table).where(lte(endsAt, at)).limit(BATCH);
      const removed = await db.delete(table).where(inArray(key, ended)).returning({ key });
      gone += removed.length;
      if (removed.length < BATCH) break;
    }
  }
  return gone;
}
