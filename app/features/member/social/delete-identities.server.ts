import { eq, lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { memberIdentities, socialAttempts } from "#app/db/schema/member/identity-tables.ts";

export async function deleteIdentities(tx: Database, memberId: string): Promise<void> {
  await tx.delete(memberIdentities).where(eq(memberIdentities.memberId, memberId));
  await tx.delete(socialAttempts).where(eq(socialAttempts.linkMemberId, memberId));
}

export function sweepSocialAttempts(db: Database, now: Date): Promise<number> {
  const where = lte(socialAttempts.expiresAt, now);
  return deleteInBatches(db, socialAttempts, { key: socialAttempts.stateHash, where });
}
