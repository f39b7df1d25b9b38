import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#app/db/client.server.ts";
import { constraintOf } from "#app/db/connection/serializable-retry.server.ts";
import { memberCoupons, pointEntries } from "#app/db/schema/benefit-tables.ts";
import { lotsToSpend } from "#app/domain/benefit/point-lots.ts";
import { firstExpiry, returnedExpiry, returnedLots } from "#app/domain/benefit/point-use.ts";
import { dateIn, SHOP_ZONE } from "#app/domain/common/date/local-date.ts";
import { AppError } from "#app/domain/common/errors/errors.ts";
import { listPointLots } from "./point-entries.server.ts";

export type Benefits = {
  readonly orderId: string;
  readonly memberId: string;
  readonly memberCouponId: number | null;
  readonly points: number;
  /** Names this spending: an order that lost its hold may spend once more. */
  readonly subject: string;
  readonly now: Date;
};

/** Uses the coupon and the points for an order; the database lets neither be spent twice. */
export async function spendBenefits(tx: Database, benefits: Benefits): Promise<void> {
  const { orderId, memberId, memberCouponId, points, subject, now } = benefits;
  if (memberCouponId !== null) {
    const used = await tx
      .update(memberCoupons)
      .set({ usedAt: now, orderId })
      .where(
        and(
          eq(memberCoupons.id, memberCouponId),
          eq(memberCoupons.memberId, memberId),
          isNull(memberCoupons.usedAt),
        ),
      )
      .returning({ id: memberCoupons.id });
    if (used.length === 0) throw new AppError("coupon.used");
  }
  if (points === 0) return;
  const lots = lotsToSpend(await listPointLots(tx, memberId), points);
  try {
    await tx.insert(pointEntries).values({
      memberId,
      amount: -points,
      reason: "spent",
      subject,
      // Remembered, so that a refund gives them back with the days that they had.
      expiresOn: firstExpiry(lots),
      lots: lots.length > 0 ? lots : null,
      createdAt: now,
    });
  } catch (cause) {
    if (constraintOf(cause) === "points_never_negative") throw new AppError("points.too_many");
    throw cause;
  }
}

type Spent = { readonly orderId: string; readonly memberId: string; readonly now: Date };

/** Returns the benefits of an order that was never paid, once. */
export async function returnBenefits(tx: Database, spent: Spent): Promise<void> {
  const { orderId, memberId, now } = spent;
  await tx
    .update(memberCoupons)
    .set({ usedAt: null, orderId: null })
    .where(and(eq(memberCoupons.orderId, orderId), eq(memberCoupons.memberId, memberId)));
  const subjects = [orderSubject(orderId), againSubject(orderId)];
  for (const subject of subjects) {
    const [entry] = await tx
      .select({
        amount: pointEntries.amount,
        expiresOn: pointEntries.expiresOn,
        lots: pointEntries.lots,
      })
      .from(pointEntries)
      .where(
        and(
          eq(pointEntries.memberId, memberId),
          eq(pointEntries.reason, "spent"),
          eq(pointEntries.subject, subject),
        ),
      );
    if (!entry) continue;
    const today = dateIn(SHOP_ZONE, now);
    const spent = entry.lots ?? [{ amount: -entry.amount, expiresOn: entry.expiresOn }];
    // Points that expire while an order waits last until tonight: leaving orders unpaid prolongs none.
    const lots = returnedLots({ spent, before: 0, points: -entry.amount, today, late: today });
    await tx
      .insert(pointEntries)
      .values({
        memberId,
        amount: -entry.amount,
        reason: "refunded",
        subject,
        expiresOn: returnedExpiry(lots, spent),
        lots,
        createdAt: now,
      })
      .onConflictDoNothing();
  }
}

export function orderSubject(orderId: string): string {
  return `order:${orderId}`;
}

export function againSubject(orderId: string): string {
  return `order:${orderId}:again`;
}
