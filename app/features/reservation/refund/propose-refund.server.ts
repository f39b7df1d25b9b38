import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { withSerializableRetry } from "#app/db/connection/serializable-retry.server.ts";
import { refundProposals } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { type Won, won } from "#app/domain/common/money.ts";
import {
  needsSecondPerson,
  type ProposalStatus,
  type ReasonCode,
} from "#app/domain/reservation/desk/reason-codes.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { ShownDecision } from "#app/features/reservation/refund/limits/shown-refund.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { approveWithin, decidedAmounts, refundInReview } from "./approve-refund.server.ts";
import { sendRefundSoon } from "./send-refund-soon.server.ts";

type Staff = { readonly id: string };

type OtherAmount = {
  readonly refundId: string;
  readonly card: Won;
  readonly points: Won;
  readonly code: ReasonCode;
  readonly reason: string;
  /** Up to this sum one person decides alone. */
  readonly limit: number;
  readonly shown?: ShownDecision | undefined;
};

/** Another amount than the policy's: approved immediately, or above the limit proposed to a second person. */
export async function refundOtherAmount(
  services: Services,
  staff: Staff,
  input: OtherAmount,
): Promise<"approved" | "proposed"> {
  const result = await withSerializableRetry(services.db, async (tx) => {
    const now = services.now();
    const { refund, lines } = await refundInReview(tx, input.refundId, input.shown);
    const { card, points } = decidedAmounts(refund, lines, input);
    const amount = won(card + points);
    const policy = won(refund.card + refund.points);
    if (!needsSecondPerson({ amount, policy, limit: input.limit })) {
      await approveWithin(tx, staff, input, now);
      return "approved";
    }
    await propose(tx, staff, input, now);
    return "proposed";
  });
  if (result === "approved") await sendRefundSoon(services, input.refundId);
  return result;
}

async function propose(tx: Database, staff: Staff, input: OtherAmount, now: Date): Promise<void> {
  const { limit: _, shown: _shown, ...proposal } = input;
  const added = await tx
    .insert(refundProposals)
    .values({ ...proposal, proposedBy: staff.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: refundProposals.id });
  // One waits already: its decision comes first.
  if (added.length === 0) throw new AppError("reservation.step_refused");
  const { refundId, card, points, code, reason } = proposal;
  await writeAudit(tx, {
    by: staff.id,
    action: "refund.propose",
    subject: { kind: "refund", id: refundId },
    after: { card, points, code, reason },
    at: now,
  });
}

type Decision = {
  readonly refundId: string;
  readonly proposalId: number;
  readonly shown?: ShownDecision | undefined;
};

/** A second person agrees: the refund is sent, once. */
export async function approveProposal(
  services: Services,
  staff: Staff,
  decision: Decision,
): Promise<void> {
  await withSerializableRetry(services.db, async (tx) => {
    const now = services.now();
    await refundInReview(tx, decision.refundId, decision.shown);
    const { card, points, code, reason } = await decide(tx, staff, decision, "approved", now);
    const approval = { refundId: decision.refundId, card, points, code, reason };
    await approveWithin(tx, staff, approval, now);
  });
  await sendRefundSoon(services, decision.refundId);
}

/** A second person does not agree: the refund waits for a decision again. */
export async function declineProposal(
  services: Pick<Services, "db" | "now">,
  staff: Staff,
  decision: Decision,
): Promise<void> {
  await withSerializableRetry(services.db, async (tx) => {
    const now = services.now();
    await refundInReview(tx, decision.refundId, decision.shown);
    const { card, points } = await decide(tx, staff, decision, "declined", now);
    await writeAudit(tx, {
      by: staff.id,
      action: "refund.decline",
      subject: { kind: "refund", id: decision.refundId },
      before: { card, points },
      after: { status: "declined" },
      at: now,
    });
  });
}

/** The proposer is refused inside the write; of two concurrent decisions, one succeeds. */
async function decide(
  tx: Database,
  staff: Staff,
  { refundId, proposalId }: Decision,
  status: Extract<ProposalStatus, "approved" | "declined">,
  now: Date,
) {
  const ofRefund = and(eq(refundProposals.id, proposalId), eq(refundProposals.refundId, refundId));
  const [decided] = await tx
    .update(refundProposals)
    .set({ status, decidedBy: staff.id, decidedAt: now })
    .where(
      and(
        ofRefund,
        eq(refundProposals.status, "waiting"),
        sql`${refundProposals.proposedBy} is distinct from ${staff.id}`,
      ),
    )
    .returning();
  if (decided) return decided;
  const [proposal] = await tx
    .select({ status: refundProposals.status })
    .from(refundProposals)
    .where(ofRefund);
  if (!proposal) throw new AppError("common.not_found");
  const isOwn = proposal.status === "waiting";
  throw new AppError(isOwn ? "reservation.proposal_own" : "reservation.proposal_decided");
}
