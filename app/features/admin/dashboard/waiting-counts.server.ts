import { and, count, eq, exists, inArray, isNotNull, or } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pointGifts } from "#app/db/schema/desk.ts";
import { reservations } from "#app/db/schema/order.ts";
import { refundLines, refunds } from "#app/db/schema/payment.ts";
import { questions } from "#app/db/schema/question.ts";
import { mayGiveBenefits } from "#app/domain/member/member-care.ts";
import { type AdminArea, mayChange, type Role } from "#app/domain/role.ts";
import { countReportedPosts } from "#app/features/admin/moderation/report-queries.server.ts";
import { toRecheck } from "#app/features/admin/reservations/reservation-conditions.server.ts";

export type WaitingCounts = Partial<Record<AdminArea, number>>;

/** How much waits for this person: reservations to confirm or re-check, refunds to decide on or failed, points to approve, questions. */
export async function waitingCounts(db: Database, role: Role, now: Date): Promise<WaitingCounts> {
  const waiting: WaitingCounts = {};
  if (mayChange(role, "reservations")) {
    const [lines] = await db
      .select({ count: count() })
      .from(reservations)
      .where(or(eq(reservations.status, "PENDING"), toRecheck(now)));
    const [requested] = await db
      .select({ count: count() })
      .from(refunds)
      .where(
        and(
          inArray(refunds.status, ["review", "failed"]),
          exists(db.select().from(refundLines).where(eq(refundLines.refundId, refunds.id))),
        ),
      );
    waiting.reservations = (lines?.count ?? 0) + (requested?.count ?? 0);
  }
  if (mayGiveBenefits(role)) {
    waiting.member = await db.$count(pointGifts, eq(pointGifts.status, "waiting"));
  }
  if (mayChange(role, "qna")) {
    const [open] = await db
      .select({ count: count() })
      .from(questions)
      .where(isNotNull(questions.waitingSince));
    waiting.qna = open?.count ?? 0;
  }
  if (mayChange(role, "community")) waiting.community = await countReportedPosts(db);
  return waiting;
}
