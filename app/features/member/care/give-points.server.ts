import type { Database } from "#app/db/client.server.ts";
import { pointGifts } from "#app/db/schema/member/member-desk-tables.ts";
import { pointsExpireOn } from "#app/domain/benefit/point-lots.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { type GiftCause, needsApproval } from "#app/domain/member/member-care.ts";
import { addPointEntry } from "#app/features/benefit/point-entries.server.ts";
import { findPointSummary } from "#app/features/benefit/point-queries.server.ts";
import { loadDeskLimits } from "#app/features/company/company-queries.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { lockGiftee } from "./lock-member.server.ts";

type Gift = {
  readonly by: string;
  readonly memberId: string;
  readonly amount: number;
  readonly cause: GiftCause;
  readonly reason: string;
  /** The balance that the page showed. */
  readonly balance: number;
};

export type GiftResult = { readonly gift: number; readonly isWaiting: boolean };

/** Gives or takes points immediately; large amounts wait for a second person. */
export async function givePoints(
  { db, now }: Pick<Services, "db" | "now">,
  { by, memberId, balance, ...gift }: Gift,
): Promise<GiftResult> {
  const at = now();
  return db.transaction(async (tx) => {
    const { giftApprovalPoints } = await loadDeskLimits(tx);
    const isWaiting = needsApproval(gift.amount, giftApprovalPoints);
    await lockGiftee(tx, memberId);
    if ((await findPointSummary(tx, memberId)).balance !== balance) {
      throw new AppError("record.page_old");
    }
    const [row] = await tx
      .insert(pointGifts)
      .values({
        ...gift,
        memberId,
        givenBy: by,
        status: isWaiting ? "waiting" : "given",
        createdAt: at,
      })
      .returning({ id: pointGifts.id });
    if (!row) throw new Error("the gift was not stored");
    if (!isWaiting) await bookGift(tx, { id: row.id, memberId, amount: gift.amount, at });
    await writeAudit(tx, {
      by,
      action: isWaiting ? "member.propose_points" : "member.give_points",
      subject: { kind: "member", id: memberId },
      after: { points: gift.amount, cause: gift.cause, reason: gift.reason },
      at,
    });
    return { gift: row.id, isWaiting };
  });
}

type Booking = {
  readonly id: number;
  readonly memberId: string;
  readonly amount: number;
  readonly at: Date;
};

/** The entry in the ledger, and the member's alarm for what they got. */
export async function bookGift(tx: Database, { id, memberId, amount, at }: Booking): Promise<void> {
  const { balance } = await findPointSummary(tx, memberId);
  if (balance + amount < 0) throw new AppError("care.points_left");
  await addPointEntry(tx, {
    memberId,
    amount,
    reason: "gift",
    subject: `gift:${id}`,
    expiresOn: amount > 0 ? pointsExpireOn(dateIn(SHOP_ZONE, at)) : null,
    createdAt: at,
  });
  if (amount < 0) return;
  await notifyMember(tx, memberId, {
    template: "points-earned",
    event: `gift:${id}`,
    words: { points: amount },
    link: "/mypage/points",
  });
}
