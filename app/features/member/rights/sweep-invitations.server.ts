import { lte } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { deleteInBatches } from "#app/db/query/delete-in-batches.server.ts";
import { staffInvitations } from "#app/db/schema/member/member-desk-tables.ts";

const RETENTION_MS = 90 * 24 * 3_600_000;

/** The address of an unused invitation is deleted; accepted ones are in the audit log. */
export function sweepInvitations(db: Database, now: Date): Promise<number> {
  const where = lte(staffInvitations.expiresAt, new Date(now.getTime() - RETENTION_MS));
  return deleteInBatches(db, staffInvitations, { key: staffInvitations.id, where });
}
