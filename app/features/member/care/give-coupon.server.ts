import { and, eq, gte } from "drizzle-orm";
import { coupons } from "#app/db/schema/benefit-tables.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { giveCoupon } from "#app/features/benefit/coupon-queries.server.ts";
import { writeAudit } from "#app/features/desk/audit/write-audit.server.ts";
import { notifyMember } from "#app/features/message/outbox.server.ts";
import type { Services } from "#app/platform/env/services.server.ts";
import { lockGiftee } from "./lock-member.server.ts";

type CouponGift = {
  readonly by: string;
  readonly memberId: string;
  readonly coupon: number;
  readonly reason: string;
  /** The coupons that the page showed, each as `id.version`. */
  readonly seen: string;
};

/** Gives a member a coupon that is still valid; each only once. */
export async function giveMemberCoupon(
  { db, now }: Pick<Services, "db" | "now">,
  { by, memberId, coupon: couponId, reason, seen }: CouponGift,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await lockGiftee(tx, memberId);
    const isValid = gte(coupons.validUntil, dateIn(SHOP_ZONE, at));
    const [coupon] = await tx
      .select({ name: coupons.name, version: coupons.version })
      .from(coupons)
      .where(and(eq(coupons.id, couponId), isValid))
      .for("share");
    if (!coupon) throw new AppError("coupon.expired");
    const isAsSeen = seen.split(",").includes(`${couponId}.${coupon.version}`);
    if (!isAsSeen) throw new AppError("record.page_old");
    const isNew = await giveCoupon(tx, { memberId, couponId, createdAt: at });
    if (!isNew) throw new AppError("coupon.already_have");
    await notifyMember(tx, memberId, {
      template: "coupon-received",
      event: `coupon:${couponId}`,
      words: { coupon: coupon.name },
      link: "/mypage/coupons",
    });
    await writeAudit(tx, {
      by,
      action: "member.give_coupon",
      subject: { kind: "member", id: memberId },
      after: { coupon: coupon.name, reason },
      at,
    });
  });
}
