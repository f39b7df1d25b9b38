import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/delete-in-batches.server.ts";
import { sessions } from "#app/db/schema/identity.ts";
import { hashOf } from "./session-cookie.server.ts";

/** As the privacy policy says: access records three months. Until then they also tell a known device from a new one. */
const RETENTION_MS = 90 * 86_400_000;

type NewSession = {
  readonly token: string;
  readonly memberId: string;
  readonly complete: boolean;
  readonly stay: boolean;
  readonly userAgent: string;
  readonly lastsMs: number;
  readonly factorAt: FactorAt;
};

/** When the second factor was given: just now, in a session that this one follows, or not at all. */
export type FactorAt = "now" | Date | null;

export async function addSession(
  tx: Database,
  { token, lastsMs, factorAt, ...session }: NewSession,
): Promise<string | undefined> {
  const [added] = await tx
    .insert(sessions)
    .values({
      ...session,
      tokenHash: hashOf(token),
      factorAt: factorAt === "now" ? sql`now()` : factorAt,
      createdAt: sql`now()`,
      seenAt: sql`now()`,
      expiresAt: sql`now() + make_interval(secs => ${lastsMs / 1000})`,
    })
    .returning({ id: sessions.id });
  return added?.id;
}

/** The second factor was given once more. */
export async function renewFactor(db: Database, sessionId: string): Promise<void> {
  await db.update(sessions).set({ factorAt: sql`now()` }).where(eq(sessions.id, sessionId));
}

export async function endSessionOfToken(tx: Database, token: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ expiresAt: sql`now()` })
    .where(eq(sessions.tokenHash, hashOf(token)));
}

export async function deleteSessions(tx: Database, memberId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.memberId, memberId));
}

export function sweepSessions(db: Database, now: Date): Promise<number> {
  const where = lte(sessions.expiresAt, new Date(now.getTime() - RETENTION_MS));
  return deleteInBatches(db, sessions, { key: sessions.id, where });
}
