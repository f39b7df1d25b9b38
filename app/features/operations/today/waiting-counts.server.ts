import { and, count, eq, exists, inArray, isNotNull, isNull, ne, not, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { questions } from "#app/db/schema/help/help-tables.ts";
import { pointGifts } from "#app/db/schema/member/member-desk-tables.ts";
import { reservations } from "#app/db/schema/order/order-tables.ts";
import { refunds } from "#app/db/schema/reservation/refund-tables.ts";
import { refundProposals } from "#app/db/schema/reservation/reservation-desk-tables.ts";
import { type AdminArea, mayChange, type Role } from "#app/domain/desk/role/role-rights.ts";
import { mayGiveBenefits } from "#app/domain/member/member-care.ts";
import {
  countReportedComments,
  countReportedPosts,
} from "#app/features/community/desk/moderation-queries.server.ts";
import { countOpenFindings } from "#app/features/order/provider-list/finding-queries.server.ts";
import {
  toConfirm,
  toRecheck,
} from "#app/features/reservation/desk/reservation-conditions.server.ts";

export type WaitingCounts = Partial<Record<AdminArea, number>>;

type Staff = { readonly id: string; readonly role: Role };

/** How much waits for this person: reservations to confirm or re-check, refunds to decide on, approve or send again, points to approve, questions, and what the provider's list has beyond our records. */
export async function waitingCounts(
  db: Database,
  { id: staffId, role }: Staff,
  now: Date,
): Promise<WaitingCounts> {
  const waiting: WaitingCounts = {};
  if (mayChange(role, "reservations")) {
    const [lines] = await db
      .select({ count: count() })
      .from(reservations)
      .where(or(toConfirm(), toRecheck(now)));
    waiting.reservations = (lines?.count ?? 0) + (await countRefunds(db, staffId));
  }
  if (mayGiveBenefits(role)) {
    const isOthers = or(isNull(pointGifts.givenBy), ne(pointGifts.givenBy, staffId));
    waiting.member = await db.$count(pointGifts, and(eq(pointGifts.status, "waiting"), isOthers));
  }
  if (mayChange(role, "qna")) {
    const [open] = await db
      .select({ count: count() })
      .from(questions)
      .where(isNotNull(questions.waitingSince));
    waiting.qna = open?.count ?? 0;
  }
  if (mayChange(role, "community")) {
    waiting.community = (await countReportedPosts(db)) + (await countReportedComments(db));
  }
  if (mayChange(role, "system")) waiting.system = await countOpenFindings(db);
  return waiting;
}

/** Refunds under review or failed; a colleague decides on one's own proposals. */
async function countRefunds(db: Database, staffId: string): Promise<number> {
  const ownProposal = db
    .select()
    .from(refundProposals)
    .where(
      and(
        eq(refundProposals.refundId, refunds.id),
        eq(refundProposals.status, "waiting"),
        eq(refundProposals.proposedBy, staffId),
      ),
    );
  const [requested] = await db
    .select({ count: count() })
    .from(refunds)
    .where(and(inArray(refunds.status, ["review", "failed"]), not(exists(ownProposal))));
  return requested?.count ?? 0;
}
