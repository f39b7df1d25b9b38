import { and, desc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/client.server.ts";
import { members } from "#app/db/schema/member/member-tables.ts";
import { refundProposals } from "#app/db/schema/reservation/reservation-desk-tables.ts";

/** A refund that was decided otherwise leaves nothing to approve. */
export async function dropProposals(tx: Database, refundId: string, now: Date): Promise<void> {
  await tx
    .update(refundProposals)
    .set({ status: "dropped", decidedAt: now })
    .where(and(eq(refundProposals.refundId, refundId), eq(refundProposals.status, "waiting")));
}

/** What was proposed for these refunds, newest first. */
export function listProposals(db: Database, refundIds: readonly string[]) {
  const deciders = alias(members, "deciders");
  return db
    .select({
      id: refundProposals.id,
      refundId: refundProposals.refundId,
      card: refundProposals.card,
      points: refundProposals.points,
      code: refundProposals.code,
      reason: refundProposals.reason,
      status: refundProposals.status,
      proposedById: refundProposals.proposedBy,
      proposedBy: members.name,
      decidedBy: deciders.name,
      decidedAt: refundProposals.decidedAt,
      at: refundProposals.createdAt,
    })
    .from(refundProposals)
    .leftJoin(members, eq(members.id, refundProposals.proposedBy))
    .leftJoin(deciders, eq(deciders.id, refundProposals.decidedBy))
    .where(inArray(refundProposals.refundId, [...refundIds]))
    .orderBy(desc(refundProposals.id));
}

export type RefundProposal = Awaited<ReturnType<typeof listProposals>>[number];
