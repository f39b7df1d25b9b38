import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { pointGifts } from "#app/db/schema/member/member-desk-tables.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import type { GiftStatus } from "#app/domain/member/member-care.ts";
import { addPointEntry } from "#app/features/benefit/point-entries.server.ts";
import { findPointSummary } from "#app/features/benefit/point-queries.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { bookGift } from "./give-points.server.ts";
import { lockGiftee } from "./lock-member.server.ts";

type Decision = { readonly by: string; readonly memberId: string; readonly gift: number };
type Deciding = Pick<Services, "db" | "now">;

/** A second person gives the points that a first one proposed. */
export function approveGift(services: Deciding, decision: Decision): Promise<void> {
  return decide(services, decision, "given");
}

export function refuseGift(services: Deciding, decision: Decision): Promise<void> {
  return decide(services, decision, "refused");
}

async function decide(
  { db, now }: Deciding,
  { by, memberId, gift }: Decision,
  status: Extract<GiftStatus, "given" | "refused">,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await lockGiftee(tx, memberId);
    const waiting = await findGift(tx, { memberId, gift });
    if (waiting.status !== "waiting") throw new AppError("care.gift_decided");
    if (waiting.givenBy === by) throw new AppError("care.gift_own");
    await tx
      .update(pointGifts)
      .set({ status, decidedBy: by, decidedAt: at })
      .where(and(eq(pointGifts.id, gift), eq(pointGifts.status, "waiting")));
    if (status === "given") await bookGift(tx, { id: gift, memberId, amount: waiting.amount, at });
    await writeAudit(tx, {
      by,
      action: status === "given" ? "member.approve_points" : "member.refuse_points",
      subject: { kind: "member", id: memberId },
      before: { points: waiting.amount, reason: waiting.reason },
      after: { status },
      at,
    });
  });
}

/** Takes a gift back by an entry of its own, as long as it is not spent. Twice is once. */
export async function undoGift(
  { db, now }: Deciding,
  { by, memberId, gift }: Decision,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await lockGiftee(tx, memberId);
    const { amount, status, givenBy } = await findGift(tx, { memberId, gift });
    if (status === "undone") return;
    if (status !== "given" || givenBy !== by) throw new AppError("care.gift_decided");
    const { balance } = await findPointSummary(tx, memberId);
    if (balance - amount < 0) throw new AppError("care.points_left");
    await tx.update(pointGifts).set({ status: "undone" }).where(eq(pointGifts.id, gift));
    await addPointEntry(tx, {
      memberId,
      amount: -amount,
      reason: "gift",
      subject: `gift:${gift}:undone`,
      createdAt: at,
    });
    await writeAudit(tx, {
      by,
      action: "member.undo_points",
      subject: { kind: "member", id: memberId },
      before: { points: amount },
      at,
    });
  });
}

async function findGift(tx: Database, { memberId, gift }: Pick<Decision, "memberId" | "gift">) {
  const [row] = await tx
    .select({
      amount: pointGifts.amount,
      reason: pointGifts.reason,
      status: pointGifts.status,
      givenBy: pointGifts.givenBy,
    })
    .from(pointGifts)
    .where(and(eq(pointGifts.id, gift), eq(pointGifts.memberId, memberId)));
  if (!row) throw new AppError("common.not_found");
  return row;
}
